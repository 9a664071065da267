# SPDX-License-Identifier: MIT
"""Puzzles with rules of their own as text: links, lists, older notations."""
