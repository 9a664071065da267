# SPDX-License-Identifier: MIT
"""How a hint is drawn on the board: its discs, and its links that keep clear of every digit."""
