# SPDX-License-Identifier: MIT
"""The boards of the lessons on variants, each read on first use."""

from functools import cache

from PySide6.QtWidgets import QWidget

from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantBoards
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.small_boards import preview_board
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.dialogs.variants.small_board import SmallBoardPicture


@cache
def boards_of(lesson: str) -> VariantBoards:
    """The boards of a lesson."""
    return VariantBoards.read(resource("lessons") / "boards" / f"{lesson}.json")


def picture_of(puzzle: VariantPuzzle, parent: QWidget) -> QWidget:
    """The picture of a puzzle's board."""
    picture = SmallBoardPicture(parent)
    picture.show_board(preview_board(puzzle))
    return picture
