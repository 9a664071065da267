# SPDX-License-Identifier: MIT
"""The views for composing a puzzle: marks on the board, and cards beside it."""
