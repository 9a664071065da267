# SPDX-License-Identifier: MIT
"""Sudokus with other rules than the classic ones, which are data."""
