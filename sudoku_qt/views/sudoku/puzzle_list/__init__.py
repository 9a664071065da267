# SPDX-License-Identifier: MIT
"""A list of puzzles in place of a game: its page, and the lines on it."""
