# SPDX-License-Identifier: MIT
"""What happens while a game of Gomoku is played: clicks, clocks, the computer, requests."""
