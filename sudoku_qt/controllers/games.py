# SPDX-License-Identifier: MIT
"""THE GAMES: one line each, the first of them at the first start."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.entry import Desk, GameEntry, Services
from sudoku_qt.controllers.sudoku import SudokuDesk
from sudoku_qt.engine.game import Game
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, compiled")
NOT_COMPILED = QT_TRANSLATE_NOOP("Games", "{build}, not compiled: some hundred times slower")


def engine_words(build: str, *, compiled: bool) -> str:
    """Say which build of an engine runs, and whether it runs at full speed."""
    words = COMPILED if compiled else NOT_COMPILED
    return QCoreApplication.translate("Games", words).format(build=build)


def _sudoku_engine() -> str:
    from sudoku_qt.engine.sudoku import kernel

    return f"Sudoku: {engine_words(kernel.BUILD, compiled=kernel.COMPILED)}"


def _gomoku_rules() -> Game[Any, Any, Any]:
    from sudoku_qt.engine.gomoku.game import GomokuGame

    return GomokuGame()


def _gomoku_desk(services: Services) -> Desk:
    from sudoku_qt.controllers.gomoku import GomokuDesk

    return GomokuDesk(services)


def _gomoku_engine() -> str:
    from sudoku_qt.engine.gomoku import kernel

    build = "C" if kernel.COMPILED else "python"
    return f"Gomoku: {engine_words(build, compiled=kernel.COMPILED)}"


GAMES: tuple[GameEntry, ...] = (
    GameEntry(
        "sudoku", QT_TRANSLATE_NOOP("Games", "Sudoku"), SudokuGame, SudokuDesk, _sudoku_engine
    ),
    GameEntry(
        "gomoku", QT_TRANSLATE_NOOP("Games", "Gomoku"), _gomoku_rules, _gomoku_desk, _gomoku_engine
    ),
)
