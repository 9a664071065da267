# SPDX-License-Identifier: MIT
"""The picture of a Sudoku: the board as shown, including a hint, but without a cursor."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from sudoku_qt.controllers.sudoku.parts import SudokuParts
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.engine.sudoku.text.position import Position, full_notes
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing
from sudoku_qt.models.sudoku.board.figures import VariantPuzzle, figures_of, layouts_of
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.board.spoken import row_names
from sudoku_qt.views.board.picture import FramedBoard, PictureLook
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.picture import BoardPicture


class ShownBoard(NamedTuple):
    """The contents of a board."""

    cells: tuple[Cell, ...]
    drawing: Drawing


class Naming(NamedTuple):
    """How digits are written and rows are named."""

    signs: Sequence[str]
    letters: bool

    def rows(self, coordinates: str, side: int) -> Sequence[str]:
        """The names of the rows beside a board; empty for none."""
        letters = {"digits": False, "letters": True, "named": self.letters}.get(coordinates)
        return [] if letters is None else row_names(letters=letters, side=side)


class Shown(NamedTuple):
    """All that a picture of a puzzle shows."""

    board: ShownBoard
    puzzle: VariantPuzzle | None
    """The rules that are drawn; None for a classic puzzle."""
    rows: Sequence[str]
    signs: Sequence[str]
    title: str


def picture_of(parts: SudokuParts, look: PictureLook) -> FramedBoard:
    """The board of a model, with the look asked for."""
    model = cast("SudokuModel", parts.model)
    if model.puzzle:
        figures = tuple(figures_of(model.puzzle))
        model.set_layouts(layouts_of(figures, model.side))  # where no window has done so
    board = ShownBoard(cells_of(model, look.candidates), model.drawing)
    title = card.description(parts.session.setup, model.grid)
    shown = Shown(board, model.puzzle, rows_of(model, look.coordinates), model.signs, title)
    return _framed(shown, look)


def picture_at(position: Position, look: PictureLook, naming: Naming) -> FramedBoard:
    """The board of a position that is not in the window; it can be made in any thread."""
    setup, grid = position.setup, position.grid
    puzzle, side = setup.variant, grid.shape.side
    layouts = layouts_of(tuple(figures_of(puzzle)), side) if puzzle else (0,) * side * side
    notes = {"none": (0,) * side * side, "all": full_notes(grid)}.get(look.candidates)
    marked, bare = grid.markings, look.candidates == "none"
    cells = tuple(
        Cell(
            grid.values[cell],
            given=grid.givens[cell] != 0,
            notes=(notes or grid.candidates)[cell],
            conflict=cell in grid.conflicts,
            corners=0 if bare else marked.corners[cell],
            colours=marked.colours[cell],
            tints=marked.tints[cell],
            layout=layouts[cell],
        )
        for cell in range(side * side)
    )
    rows = naming.rows(look.coordinates, side)
    title = card.description(setup, grid)
    shown = Shown(ShownBoard(cells, NOTHING_DRAWN), puzzle, rows, naming.signs, title)
    return _framed(shown, look)


def _framed(shown: Shown, look: PictureLook) -> FramedBoard:
    puzzle = shown.puzzle
    figures = tuple(figures_of(puzzle)) if puzzle else ()
    constraints = ConstraintBoard(figures, puzzle.rules.board.regions) if puzzle else None
    painter = BoardPicture(look.theme, shown.rows, constraints)
    painter.set_signs(shown.signs)

    def paint(onto: QPainter, room: QRect) -> None:
        painter.paint(onto, room, shown.board)

    values = bytes(cell.value for cell in shown.board.cells)
    return FramedBoard(paint, look, shown.title, "".join(write_rows(values)))


def rows_of(model: SudokuModel, coordinates: str) -> Sequence[str]:
    """The names of the rows beside the board; empty for none."""
    return naming_of(model).rows(coordinates, model.side)


def naming_of(model: SudokuModel) -> Naming:
    """How the player writes digits and names rows."""
    return Naming(model.signs, letters=model.letters)


def cells_of(model: SudokuModel, candidates: str) -> tuple[Cell, ...]:
    """The cells with their notes, with all candidates, or with none."""
    cells = tuple(model.cell(number) for number in range(model.cells))
    if candidates == "none":
        return tuple(cell._replace(notes=0, corners=0, missing=0) for cell in cells)
    if candidates == "all":
        notes = full_notes(model.grid)
        return tuple(cell._replace(notes=each) for cell, each in zip(cells, notes, strict=True))
    return cells
