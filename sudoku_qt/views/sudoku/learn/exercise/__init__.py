# SPDX-License-Identifier: MIT
"""An exercise: the board on which one marks, what was marked, and what is said of it."""
