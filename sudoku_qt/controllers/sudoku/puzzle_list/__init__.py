# SPDX-License-Identifier: MIT
"""A list of puzzles in the window: opened, rated, walked and exported."""
