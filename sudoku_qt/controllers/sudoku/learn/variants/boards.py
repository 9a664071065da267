# SPDX-License-Identifier: MIT
"""The boards of the lessons on variants, each read on first use, and their figures on a board."""

from functools import cache, partial

from PySide6.QtWidgets import QWidget

from sudoku_qt.controllers.sudoku.learn.stations import Station
from sudoku_qt.controllers.sudoku.learn.variants.walk import VariantStation
from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantBoards
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.cell_rules import rules_at
from sudoku_qt.models.sudoku.board.figures import figures_of, layouts_of
from sudoku_qt.models.sudoku.board.model import SudokuModel, no_rules
from sudoku_qt.models.sudoku.board.small_boards import preview_board
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.board_painting import PaintedBoard
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
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


class LessonFigures:
    """Shows the figures and regions of one puzzle after the other, or a classic board."""

    def __init__(self, board: PaintedBoard, model: SudokuModel) -> None:
        self._board, self._model = board, model
        self._puzzle: VariantPuzzle | None = None
        self._painted: ConstraintBoard | None = None

    def show_at(self, station: Station) -> None:
        """Show the figures of a step of an example."""
        if isinstance(station, VariantStation):
            self.show(station.puzzle, station.outlined)
        else:
            self.show(None)

    def show(self, puzzle: VariantPuzzle | None, outlined: tuple[int, ...] = ()) -> None:
        """Show a puzzle's figures, with an outline round some cells; None for a classic board."""
        if puzzle is not self._puzzle:
            self._puzzle = puzzle
            figures = tuple(figures_of(puzzle)) if puzzle else ()
            self._painted = ConstraintBoard(figures, puzzle.rules.board.regions) if puzzle else None
            layouts = layouts_of(figures, puzzle.rules.size) if puzzle else ()
            self._model.set_layouts(layouts)
            self._model.set_rules_at(partial(rules_at, puzzle, tuple) if puzzle else no_rules)
            self._board.set_constraints(self._painted)
        if self._painted:
            self._painted.point_at(outlined)
        self._board.surface.update()
