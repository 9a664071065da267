# SPDX-License-Identifier: MIT
"""THE GAMES: one line each, the first of them at the first start."""

from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.sudoku import SudokuDesk
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.models.words import QT_TRANSLATE_NOOP


def _sudoku_engine() -> str:
    from sudoku_qt.engine.sudoku import kernel

    return f"Sudoku: {kernel.BUILD}"


GAMES: tuple[GameEntry, ...] = (
    GameEntry(
        "sudoku", QT_TRANSLATE_NOOP("Games", "Sudoku"), SudokuGame, SudokuDesk, _sudoku_engine
    ),
)
