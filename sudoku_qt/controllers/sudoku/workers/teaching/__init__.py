# SPDX-License-Identifier: MIT
"""The work for hints, steps, lessons and exercises."""
