# SPDX-License-Identifier: MIT
"""Lessons on variants in the window: their figures, their examples, and their exercises."""
