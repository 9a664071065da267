# SPDX-License-Identifier: MIT
"""A list of puzzles: opened, rated, walked and exported."""
