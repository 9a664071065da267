# SPDX-License-Identifier: MIT
"""Playing Gomoku: clicks, clocks, the computer, and moves without a stone."""
