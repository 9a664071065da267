# SPDX-License-Identifier: MIT
"""The analysis of positions and games: threats, best lines, proved wins, turning points."""
