# SPDX-License-Identifier: MIT
"""The bounds of a search: the worths of wins and draws, and the greatest depth."""

WIN = 1_000_000
SURE_WIN = WIN - 1_000
LOST_MAYBE = -SURE_WIN  # all moves looked at lose, but not all were looked at
DEEPEST = 120  # plies
EXACT, AT_LEAST, AT_MOST = 1, 2, 3  # how a remembered worth relates to the true one
