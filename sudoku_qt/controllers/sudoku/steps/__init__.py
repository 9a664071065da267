# SPDX-License-Identifier: MIT
"""The solving path in the window: found, listed, shown on the board, gone to, and exported."""
