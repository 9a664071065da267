# SPDX-License-Identifier: MIT
"""Composing puzzles with rules of their own: what is drawn, and what it leaves open."""
