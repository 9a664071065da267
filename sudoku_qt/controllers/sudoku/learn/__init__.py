# SPDX-License-Identifier: MIT
"""The course in the window: which page is shown, its example, and the ways to it and back."""
