# SPDX-License-Identifier: MIT
"""What can be said of a position or a game: threats, best lines, proved wins, turning points."""
