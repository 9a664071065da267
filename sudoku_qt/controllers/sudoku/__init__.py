# SPDX-License-Identifier: MIT
"""Sudoku in the window; `ENTRY` is its line in the list of games.

Only here are imports postponed until use: the first paint of another game needs nothing of this
one, and the first paint of this one only its page. In the modules behind it they stand at the top.
"""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.entry import GameEntry, LibraryLinks, engine_words
from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings


def _create_page(settings: Settings) -> AnyParts:
    from sudoku_qt.controllers.sudoku.parts import create_page  # 46 ms

    return create_page(settings)


def _controller() -> type[QObject]:
    from sudoku_qt.controllers.sudoku.controller import SudokuController  # 280 ms

    return SudokuController


def _library() -> LibraryLinks:
    from sudoku_qt.controllers.sudoku.library.shelf import SudokuShelf  # 109 ms
    from sudoku_qt.controllers.sudoku.library.variant_shelf import VariantShelf  # 42 ms

    return SudokuShelf, VariantShelf


def _engine() -> str:
    from sudoku_qt.engine.sudoku import kernel  # 3 ms

    return engine_words(kernel.BUILD, compiled=kernel.COMPILED)


ENTRY = GameEntry(
    "sudoku", QT_TRANSLATE_NOOP("Games", "Sudoku"), _create_page, _controller, _engine, _library
)
