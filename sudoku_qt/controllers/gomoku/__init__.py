# SPDX-License-Identifier: MIT
"""Gomoku in the window; `ENTRY` is its line in the list of games.

Only here are imports postponed until use: the first paint of another game needs nothing of this
one, and the first paint of this one only its page. In the modules behind it they stand at the top.
"""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.entry import GameEntry, LibraryLinks, engine_words
from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings


def _create_page(settings: Settings) -> AnyParts:
    from sudoku_qt.controllers.gomoku.parts import create_page  # 130 ms

    return create_page(settings)


def _controller() -> type[QObject]:
    from sudoku_qt.controllers.gomoku.controller import GomokuController  # 450 ms

    return GomokuController


def _library() -> LibraryLinks:
    from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf  # 5 ms

    return (GomokuShelf,)


def _engine() -> str:
    from sudoku_qt.engine.gomoku.rows import COMPILED  # 6 ms

    return engine_words("C" if COMPILED else "python", compiled=COMPILED)


ENTRY = GameEntry(
    "gomoku", QT_TRANSLATE_NOOP("Games", "Gomoku"), _create_page, _controller, _engine, _library
)
