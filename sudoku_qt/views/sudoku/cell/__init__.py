# SPDX-License-Identifier: MIT
"""The contents of a cell: digits, notes and discs, and their places."""
