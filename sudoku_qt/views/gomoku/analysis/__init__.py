# SPDX-License-Identifier: MIT
"""What an analysis looks like: bands on the board, and the card beside it."""
