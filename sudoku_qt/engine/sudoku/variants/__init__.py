# SPDX-License-Identifier: MIT
"""Sudokus with rules beyond the classic ones; the rules are data."""
