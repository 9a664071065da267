# SPDX-License-Identifier: MIT
"""The picture of a Sudoku: the board as shown, including a hint, but without a cursor."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from sudoku_qt.controllers.sudoku.parts import SudokuParts
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.engine.sudoku.text.position import full_notes
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.figures import figures_of, layouts_of
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.board.spoken import row_names
from sudoku_qt.views.board.picture import FramedBoard, PictureLook
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.picture import BoardPicture


class ShownBoard(NamedTuple):
    """The contents of a board."""

    cells: tuple[Cell, ...]
    drawing: Drawing


def picture_of(parts: SudokuParts, look: PictureLook) -> FramedBoard:
    """The board of a model, with the look asked for."""
    model = cast("SudokuModel", parts.model)
    puzzle = model.puzzle
    figures = tuple(figures_of(puzzle)) if puzzle else ()
    constraints = ConstraintBoard(figures, puzzle.rules.board.regions) if puzzle else None
    if puzzle:
        model.set_layouts(layouts_of(figures, model.side))  # where no window has done so
    board = ShownBoard(cells_of(model, look.candidates), model.drawing)
    painter = BoardPicture(look.theme, rows_of(model, look.coordinates), constraints)
    painter.set_signs(model.signs)

    def paint(onto: QPainter, room: QRect) -> None:
        painter.paint(onto, room, board)

    title = card.description(parts.session.setup, model.grid)
    return FramedBoard(paint, look, title, "".join(write_rows(model.grid.values)))


def rows_of(model: SudokuModel, coordinates: str) -> Sequence[str]:
    """The names of the rows beside the board; empty for none."""
    letters = {"digits": False, "letters": True, "named": model.letters}.get(coordinates)
    return [] if letters is None else row_names(letters=letters, side=model.side)


def cells_of(model: SudokuModel, candidates: str) -> tuple[Cell, ...]:
    """The cells with their notes, with all candidates, or with none."""
    cells = tuple(model.cell(number) for number in range(model.cells))
    if candidates == "none":
        return tuple(cell._replace(notes=0, corners=0, missing=0) for cell in cells)
    if candidates == "all":
        notes = full_notes(model.grid)
        return tuple(cell._replace(notes=each) for cell, each in zip(cells, notes, strict=True))
    return cells
