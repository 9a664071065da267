# SPDX-License-Identifier: MIT
"""The course's puzzles: digging and levels as in its two papers, and its bank of a hundred."""
