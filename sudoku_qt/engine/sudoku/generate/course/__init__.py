# SPDX-License-Identifier: MIT
"""Puzzles as the course has them: its two papers' digging and levels, and its bank of a hundred."""
