# SPDX-License-Identifier: MIT
"""What outlives a session of Gomoku, beside what is kept of every game."""
