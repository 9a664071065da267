# SPDX-License-Identifier: MIT
"""The views of an analysis: bands on the board, and the card beside it."""
