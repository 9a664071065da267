# SPDX-License-Identifier: MIT
"""THE GAMES, one line each; the first start shows the first of them."""

from sudoku_qt.controllers import gomoku, sudoku
from sudoku_qt.controllers.entry import GameEntry

GAMES: tuple[GameEntry, ...] = (
    sudoku.ENTRY,
    gomoku.ENTRY,
)
