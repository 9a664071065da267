# SPDX-License-Identifier: MIT
"""Cages, shades, dots, letters and the like: where they stand, and in which ink."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.models.sudoku.board.figures import (
    Area,
    Cage,
    Digits,
    Dot,
    Label,
    Letter,
    Shade,
    Wedge,
)
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.constraints import signs
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.constraints.conftest import Picture


def inked(image: QImage, canvas: Canvas, cell: int) -> int:
    """Count the pixels of a cell that differ from the ground."""
    place = canvas.rect(cell).toRect()
    return sum(
        image.pixelColor(x, y) != canvas.theme.board
        for x in range(place.left(), place.right() + 1)
        for y in range(place.top(), place.bottom() + 1)
    )


def test_dashes_yield_to_the_sum(picture: Picture, canvas: Canvas) -> None:
    with_sum = picture(lambda painter, on: signs.paint_cage(painter, on, Cage((0, 1), "12")))
    without = picture(lambda painter, on: signs.paint_cage(painter, on, Cage((0, 1))))
    corner = (canvas.rect(0).topLeft() + QPointF(4, 4)).toPoint()
    assert without.pixelColor(corner) != canvas.theme.board
    assert with_sum.pixelColor(corner) == canvas.theme.board
    assert inked(with_sum, canvas, 1) > 0
    assert inked(with_sum, canvas, 2) == inked(with_sum, canvas, 9) == 0


def test_an_outline_spares_the_sum_in_its_corner(picture: Picture, canvas: Canvas) -> None:
    ink, cells = canvas.theme.cursor, (0, 1)
    spared = picture(lambda painter, on: signs.paint_outline(painter, on, cells, ink, "12"))
    whole = picture(lambda painter, on: signs.paint_outline(painter, on, cells, ink))
    corner = (canvas.rect(0).topLeft() + QPointF(2, 8)).toPoint()
    assert whole.pixelColor(corner) == ink
    assert spared.pixelColor(corner) == canvas.theme.board
    assert 0 < inked(spared, canvas, 0) < inked(whole, canvas, 0)
    assert inked(spared, canvas, 1) == inked(whole, canvas, 1)


def test_a_chosen_cage_is_in_the_accent(picture: Picture, canvas: Canvas) -> None:
    image = picture(lambda painter, on: signs.paint_cage(painter, on, Cage((0,), "5"), chosen=True))
    row = round(canvas.rect(0).bottom() - signs.CAGE * canvas.cell)
    assert canvas.theme.cursor in [image.pixelColor(x, row) for x in range(40, 90)]


def test_what_is_missing_is_dotted_in_the_accent(picture: Picture, canvas: Canvas) -> None:
    dotted = picture(lambda painter, on: signs.paint_missing(painter, on, Cage((0, 1), "5")))
    dashed = picture(
        lambda painter, on: signs.paint_cage(painter, on, Cage((0, 1), "5"), chosen=True)
    )
    row = round(canvas.rect(0).bottom() - signs.CAGE * canvas.cell)
    across = range(10, round(canvas.rect(1).right()) - 10)
    inks = [
        [each.pixelColor(x, row) == canvas.theme.cursor for x in across]
        for each in (dotted, dashed)
    ]
    ends = [sum(one != two for one, two in pairwise(ink)) for ink in inks]
    assert ends[0] > ends[1] > 0, "more and shorter ones"
    assert inked(dotted, canvas, 1) < inked(dashed, canvas, 1)


def test_a_long_sum_stays_in_its_cell(picture: Picture, canvas: Canvas) -> None:
    image = picture(
        lambda painter, on: signs.paint_label(painter, on, Label(0, "", tuple(range(1, 10))))
    )
    assert inked(image, canvas, 0) > 50
    assert inked(image, canvas, 1) == 0


@pytest.mark.parametrize(("side", "height"), [(280, 6), (380, 7), (640, 9)])
def test_a_sum_can_be_read_in_small_cells(theme: Theme, side: int, height: int) -> None:
    board = BoardGeometry.fit(side, side, (3, *(1,) * 8, 3))
    canvas = Canvas(board, theme)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(theme.board)
    painter = QPainter(image)
    signs.paint_label(painter, canvas, Label(40, "14"))
    painter.end()
    place = canvas.rect(40).toRect()
    rows = [
        y
        for y in range(place.top(), place.bottom() + 1)
        if any(image.pixelColor(x, y) != theme.board for x in range(place.left(), place.right()))
    ]
    assert len(rows) >= height
    assert rows[-1] < place.center().y() - 0.21 * board.cell, "above the digit"
    assert rows[0] >= place.top()


def test_even_is_a_square_and_odd_a_disc(picture: Picture, canvas: Canvas) -> None:
    square, disc = (
        picture(lambda painter, on, disc=disc: signs.paint_shade(painter, on, Shade(0, disc)))
        for disc in (False, True)
    )
    middle = canvas.middle(0).toPoint()
    assert square.pixelColor(middle) == disc.pixelColor(middle) == canvas.theme.shade
    near_corner = (canvas.middle(0) + QPointF(20, 20)).toPoint()
    assert square.pixelColor(near_corner) == canvas.theme.shade
    assert disc.pixelColor(near_corner) == canvas.theme.board


@pytest.mark.parametrize(("black", "ground"), [(False, "dot_white"), (True, "dot_black")])
def test_a_dot_stands_on_the_border(
    *, black: bool, ground: str, picture: Picture, canvas: Canvas
) -> None:
    image = picture(lambda painter, on: signs.paint_dot(painter, on, Dot((0, 9), black)))
    assert image.pixelColor(canvas.between(0, 9).toPoint()) == canvas.ink(ground)
    numbered = picture(lambda painter, on: signs.paint_dot(painter, on, Dot((0, 9), black, "3")))
    assert numbered != image


def test_a_letter_interrupts_the_line(picture: Picture, canvas: Canvas) -> None:
    image = picture(
        lambda painter, on: painter.fillRect(on.rect(0).united(on.rect(1)), on.theme.box),
        lambda painter, on: signs.paint_letter(painter, on, Letter((0, 1), "V")),
    )
    beside = canvas.between(0, 1) + QPointF(-0.11 * canvas.cell, 0)
    assert image.pixelColor(beside.toPoint()) == canvas.theme.board


def test_a_wedge_points_to_the_lesser(picture: Picture, canvas: Canvas) -> None:
    image = picture(lambda painter, on: signs.paint_wedge(painter, on, Wedge(0, 1)))
    middle = canvas.between(0, 1)
    tip = (middle + QPointF(signs.WEDGE * canvas.cell - 1, 0)).toPoint()
    hollow = (middle - QPointF(signs.WEDGE * canvas.cell - 1, 0)).toPoint()
    assert image.pixelColor(tip) == canvas.theme.sign
    assert image.pixelColor(hollow) == canvas.theme.board


@pytest.mark.parametrize("digits", [(), (7,), (1, 2), (1, 2, 3), (16, 9, 9, 1)])
def test_digits_stand_in_a_circle_where_four_cells_meet(
    digits: tuple[int, ...], picture: Picture, canvas: Canvas
) -> None:
    image = picture(lambda painter, on: signs.paint_digits(painter, on, Digits(0, digits)))
    parts = [inked(image, canvas, cell) for cell in (0, 1, 9, 10)]
    assert min(parts) > 0
    assert inked(image, canvas, 2) == inked(image, canvas, 20) == 0


def test_an_area_is_seen_on_any_ground_by_its_outline(picture: Picture, canvas: Canvas) -> None:
    image = picture(lambda painter, on: signs.paint_area(painter, on, Area((0, 1))))
    assert inked(image, canvas, 0) > 100
    assert image.pixelColor(canvas.middle(0).toPoint()) == canvas.theme.board
