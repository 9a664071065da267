# SPDX-License-Identifier: MIT
"""The hardest puzzles, which no drawing at random meets: a climb from puzzle to harder puzzle."""
