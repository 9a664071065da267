# SPDX-License-Identifier: MIT
"""Making puzzles: full grids, givens taken out of them, and the wanted level met."""
