# SPDX-License-Identifier: MIT
"""A board with figures: grounds, layers and contents, one over the other."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from sudoku_qt.engine.sudoku.variants.figures import BETWEEN, THERMOMETER
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.figures import (
    Area,
    Cage,
    Clue,
    Dot,
    Figure,
    Line,
    Plate,
    Shade,
    Stroke,
)
from sudoku_qt.views.sudoku.constraints import board as board_of_constraints
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard, ShownCell, spots_of
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.layers import drawn
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.sudoku.shading import PEER, SAME, SELECTED
from tests.views.sudoku.constraints.conftest import Picture

REGIONS = tuple(cell // 27 * 3 + cell % 9 // 3 for cell in range(81))


def painted(
    picture: Picture,
    canvas: Canvas,
    figures: Sequence[Figure],
    cells: dict[int, tuple[Cell, int]],
    chosen: Cage | None = None,
) -> QImage:
    """A picture of a whole board."""
    board, delegate = ConstraintBoard(figures, REGIONS), SudokuDelegate(canvas.theme)
    delegate.fit(canvas.cell)
    board.choose(chosen)
    shown = [ShownCell(number, *cells.get(number, (Cell(), 0))) for number in range(81)]
    return picture(lambda painter, on: board.paint(painter, on, shown, delegate))


def ground(image: QImage, canvas: Canvas, cell: int) -> QColor:
    """The colour beside the middle of a cell, near its lower edge."""
    rect = canvas.rect(cell).toRect()
    return image.pixelColor(rect.center().x(), rect.bottom() - 6)


def test_an_extra_region_is_the_ground_until_something_matters_more(
    picture: Picture, canvas: Canvas
) -> None:
    cells = {
        1: (Cell(value=5, given=True), 0),
        2: (Cell(), PEER),
        3: (Cell(), SELECTED),
        4: (Cell(colours=4), 0),
    }
    image = painted(picture, canvas, [Area(tuple(range(5))), Area((9,), plain=True)], cells)
    theme = canvas.theme
    grounds = [ground(image, canvas, cell) for cell in (0, 1, 2, 3, 4, 9, 10)]
    own = theme.extra_region
    assert grounds == [own, own, theme.peer, theme.selected, theme.c3, theme.shade, theme.board]


def test_digits_lie_over_lines_and_tiles_over_shades(picture: Picture, canvas: Canvas) -> None:
    cells = {0: (Cell(value=1), 0), 9: (Cell(value=1), SAME)}
    figures: list[Figure] = [Line((0, 1), THERMOMETER), Shade(9)]
    image = painted(picture, canvas, figures, cells)
    column = [image.pixelColor(canvas.rect(0).toRect().center().x(), y) for y in range(30, 95)]
    assert canvas.theme.entered in column
    assert canvas.theme.line_thermo in column
    rect = canvas.rect(9).toRect()
    assert image.pixelColor(rect.left() + 14, rect.top() + 14) == canvas.theme.same


def test_the_grid_lies_over_lines_and_dots_over_the_grid(picture: Picture, canvas: Canvas) -> None:
    figures: list[Figure] = [Line((0, 1), THERMOMETER), Dot((9, 10), black=True)]
    image = painted(picture, canvas, figures, {})
    between = round(canvas.rect(1).left()) - 1
    assert image.pixelColor(between, canvas.middle(0).toPoint().y()) == canvas.theme.thin
    assert image.pixelColor(between, canvas.middle(9).toPoint().y()) == canvas.theme.dot_black


def test_the_chosen_cage_stands_out(picture: Picture, canvas: Canvas) -> None:
    cage = Cage((0, 1), "12")
    usual, chosen = (painted(picture, canvas, [cage], {}, chosen=chosen) for chosen in (None, cage))
    assert usual != chosen


@pytest.mark.parametrize(
    ("figure", "rim"),
    [
        (Clue(-1, 0, "5"), 0.5),
        (Dot((0, 1)), 0),
        (Plate((4.5, 9.5), text="S"), 0.5),
        (Stroke(((0.5, 0.5), (8.5, 0.5)), "#000000", 1.0), 0),
        (Stroke(((-0.5, 0.5), (0.5, 0.5)), "#000000", 1.0), 0.5),
    ],
)
def test_there_is_a_rim_if_something_stands_outside(figure: Figure, rim: float) -> None:
    assert ConstraintBoard([figure], REGIONS).rim == rim


def test_marks_keep_free_of_notes_only_where_there_is_no_digit() -> None:
    assert spots_of(Cell(value=3, notes=7), 62) == ()
    (first, _, last) = spots_of(Cell(notes=0b100010001), 62)
    assert first[0] < 31 < last[0]


def test_in_outlines_a_board_looks_as_in_pictures(picture: Picture, canvas: Canvas) -> None:
    """Marks and rings keep free of notes in either; edges may differ a little."""
    figures: list[Figure] = [
        Line((0, 1, 11), THERMOMETER),
        Line((20, 21, 22), BETWEEN, start=(20,), end=(22,)),
        Cage((30, 31), "12"),
        Area((40,)),
        Shade(50),
        Dot((60, 61)),
        Clue(-1, 4, "17"),
    ]
    cells = [Cell(notes=0x1FF) if number in {1, 20} else Cell() for number in range(81)]
    board, delegate = ConstraintBoard(figures, REGIONS), SudokuDelegate(canvas.theme)
    delegate.fit(canvas.cell)
    shown = [ShownCell(number, cell) for number, cell in enumerate(cells)]
    one = picture(lambda painter, on: board.paint(painter, on, shown, delegate))
    two = picture(lambda painter, on: board.paint_outlines(painter, on, cells, delegate))
    points = [(x, y) for x in range(0, 640, 2) for y in range(0, 640, 2)]
    far = [
        abs(one.pixelColor(x, y).lightness() - two.pixelColor(x, y).lightness()) for x, y in points
    ]
    assert sum(each > 60 for each in far) < len(points) / 1000
    assert one != picture(lambda painter, on: board.paint(painter, on, [], delegate))


def test_what_stays_as_it_is_is_not_drawn_anew(
    picture: Picture, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 0

    def draw(*what: Any) -> Any:
        nonlocal count
        count += 1
        return drawn(*what)

    monkeypatch.setattr(board_of_constraints, "drawn", draw)
    board, delegate = ConstraintBoard([Cage((0, 1), "3")], REGIONS), SudokuDelegate(canvas.theme)
    shown = [ShownCell(number, Cell(), 0) for number in range(81)]
    picture(lambda painter, on: board.paint(painter, on, shown, delegate))
    first = count
    picture(lambda painter, on: board.paint(painter, on, shown, delegate))
    assert count == first > 0
