# SPDX-License-Identifier: MIT
"""Exercises: the task that a position sets, its right answers, and remarks on wrong ones."""
