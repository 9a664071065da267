# SPDX-License-Identifier: MIT
"""The small pictures of the puzzles of lessons on variants."""

from PySide6.QtWidgets import QWidget

from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.small_boards import preview_board
from sudoku_qt.views.sudoku.dialogs.variants.small_board import SmallBoardPicture


def picture_of(puzzle: VariantPuzzle, parent: QWidget) -> QWidget:
    """The picture of a puzzle's board."""
    picture = SmallBoardPicture(parent)
    picture.show_board(preview_board(puzzle))
    return picture
