# SPDX-License-Identifier: MIT
"""THE GAMES: one line each, the first of them at the first start."""

from sudoku_qt.controllers import gomoku, sudoku
from sudoku_qt.controllers.entry import GameEntry

GAMES: tuple[GameEntry, ...] = (
    sudoku.ENTRY,
    gomoku.ENTRY,
)
