# SPDX-License-Identifier: MIT
"""Lessons: the course, the four exercises of each, and the player's progress."""
