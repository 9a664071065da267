# SPDX-License-Identifier: MIT
"""The web page of the puzzle on the board: the puzzle as it begins, not what was entered."""

from typing import cast

from sudoku_qt.controllers.files.exporting import found_in
from sudoku_qt.controllers.sudoku.parts import SudokuParts
from sudoku_qt.controllers.sudoku.picture import naming_of, picture_at
from sudoku_qt.controllers.sudoku.sharing.puzzle import alone_of
from sudoku_qt.controllers.sudoku.sharing.writing import write_page
from sudoku_qt.controllers.workers.page_offer import PageOffer
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.sudoku.board.model import SudokuModel


def page_of(parts: SudokuParts) -> PageOffer:
    """The page of the puzzle that is played, or of a draft as it is now."""
    alone = alone_of(position_of(found_in(parts.session)))
    naming = naming_of(cast("SudokuModel", parts.model))
    return PageOffer(
        lambda look: picture_at(alone, look, naming), lambda path: write_page([alone.setup], path)
    )
