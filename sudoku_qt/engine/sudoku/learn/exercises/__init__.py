# SPDX-License-Identifier: MIT
"""Exercises: what a position asks of a player, what is right, and what is said of what is not."""
