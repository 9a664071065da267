# SPDX-License-Identifier: MIT
"""The views of a hint: its card, and its links over the board, which avoid every digit."""
