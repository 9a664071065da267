# SPDX-License-Identifier: MIT
"""The views of an exercise: the board to mark on, the marks, and the verdict."""
