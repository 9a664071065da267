# SPDX-License-Identifier: MIT
"""Clues outside the board: in the rim, at their row, column or diagonal, none over another."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.models.sudoku.board.figures import Clue
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.clues import paint_clue, paint_lit_clue, rings_of
from sudoku_qt.views.sudoku.constraints.layers import paint_above
from sudoku_qt.views.sudoku.frame import lines_of
from sudoku_qt.views.theme import Theme
from tests.views.pixels import pixels
from tests.views.sudoku.constraints.conftest import SIDE, Picture

CLUES = (
    Clue(-1, 3, "35"),
    Clue(9, 3, "35"),
    Clue(4, -1, "35"),
    Clue(4, 9, "35"),
    Clue(4, -1, "45", sign="X"),
    Clue(4, 9, "9", sign="towers"),
    Clue(-1, 3, "45", sign="X"),
    Clue(-1, 3, "144", (1, 1)),
    Clue(9, 3, "34", (-1, 1)),
    Clue(5, 9, "14", (1, -1)),
    Clue(-1, -1, "81", (1, 1)),
)


def inked(image: QImage, canvas: Canvas) -> QRect:
    """The rectangle of all that differs from the ground."""
    ground = canvas.theme.board
    points = [(x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y) != ground]
    across, down = zip(*points, strict=True)
    return QRect(min(across), min(down), max(across) - min(across), max(down) - min(down))


@pytest.mark.parametrize("clue", CLUES, ids=str)
def test_a_clue_stays_in_the_rim_at_its_place(clue: Clue, picture: Picture, canvas: Canvas) -> None:
    place = inked(picture(lambda painter, on: paint_clue(painter, on, clue)), canvas)
    board = canvas.board
    assert place.left() > 0
    assert place.right() < SIDE
    assert place.top() > 0
    assert place.bottom() < SIDE
    whole = QRect(board.left, board.top, board.side, board.side)
    assert not place.intersects(whole)
    lit = inked(picture(lambda painter, on: paint_lit_clue(painter, on, clue)), canvas)
    assert lit.contains(place)
    assert lit != place
    assert not lit.intersects(whole)
    middle = place.center()
    if 0 <= clue.column < 9:
        assert abs(middle.x() - canvas.middle(clue.column).x()) < canvas.cell / 2
    if 0 <= clue.row < 9:
        assert abs(middle.y() - canvas.middle(9 * clue.row).y()) < canvas.cell / 2


def everywhere(size: int) -> list[Clue]:
    """The widest clues of every kind at the same places, on all edges and in the corners."""
    widest = Clue(0, 0, "100"), Clue(0, 0, "100", sign="X"), Clue(0, 0, "16", sign="towers")
    beside = [(at, end) for at in (0, 1, size - 1) for end in (-1, size)]
    clues = []
    for at, end in beside:
        ahead = 1 if end < 0 else -1
        for across in (-1, 1):
            clues.append(Clue(end, at, "99", (ahead, across)))
            clues.append(Clue(at, end, "99", (across, ahead)))
        clues += [replace(each, row=end, column=at) for each in widest]
        clues += [replace(each, row=at, column=end) for each in widest]
    corners = [(row, column) for row in (-1, size) for column in (-1, size)]
    clues += [
        Clue(row, column, "128", (-1 if row > 0 else 1, -1 if column > 0 else 1))
        for row, column in corners
    ]
    return clues


@pytest.mark.parametrize(("size", "side"), [(4, 260), (9, 400), (9, 900), (16, 700)])
def test_no_clue_touches_another_one_or_the_board(size: int, side: int, theme: Theme) -> None:
    clues = everywhere(size)
    lines = tuple(max(1, round(line * side / 612)) for line in lines_of(size))
    rim = ConstraintBoard(clues, [0] * size**2).rim
    canvas = Canvas(BoardGeometry.fit(side, side, lines, rim), theme, side / 612)
    board = canvas.board

    def inked_by(some: list[Clue]) -> NDArray[np.bool_]:
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for each in some:
            paint_clue(painter, canvas, each, rings[each])
        painter.end()
        return np.not_equal(pixels(image), QColor("white").rgb())

    rings = rings_of(clues)
    each_alone = [inked_by([clue]) for clue in clues]
    assert all(alone.any() for alone in each_alone)
    assert np.sum(each_alone, axis=0).max() == 1
    whole = inked_by(clues)
    inner = slice(board.left, board.left + board.side)
    assert not whole[board.top : board.top + board.side, inner].any(), "the board is free"
    edge = np.ones_like(whole)
    edge[1:-1, 1:-1] = False
    assert not (whole & edge).any(), "none is cut off"


def test_the_next_ring_is_for_another_clue_at_the_same_place_only(canvas: Canvas) -> None:
    """In whatever order they were drawn, clues of a kind come at the same distance."""
    sandwich, xsum = Clue(-1, 3, "35"), Clue(-1, 3, "45", sign="X")
    diagonals = Clue(-1, 3, "9", (1, -1)), Clue(-1, 3, "9", (1, 1))
    alone = Clue(-1, 4, "20", sign="X")
    clues = [alone, diagonals[1], xsum, xsum, diagonals[0], sandwich]
    expected = {alone: 0, sandwich: 0, xsum: 1, diagonals[0]: 2, diagonals[1]: 3}
    assert rings_of(clues) == rings_of(clues[::-1]) == expected
    assert ConstraintBoard([alone, sandwich], [0] * 81).rim == 0.5
    rims = [ConstraintBoard(some, [0] * 81).rim for some in ([sandwich], [sandwich, xsum], clues)]
    assert rims[0] < rims[1] < rims[2]


def test_layers_paint_each_clue_in_its_ring(picture: Picture, canvas: Canvas) -> None:
    two = [Clue(-1, 3, "35"), Clue(-1, 3, "45", sign="X")]
    together = picture(lambda painter, on: paint_above(painter, on, iter(two)))
    rings = picture(
        lambda painter, on: paint_clue(painter, on, two[0]),
        lambda painter, on: paint_clue(painter, on, two[1], 1),
    )
    assert together == rings
