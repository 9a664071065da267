# SPDX-License-Identifier: MIT
"""Lessons: the course, the four exercises of each, and how far a player has come."""
