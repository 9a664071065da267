# SPDX-License-Identifier: MIT
"""Clues outside the board: in the rim, at their row, column or diagonal."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from sudoku_qt.models.sudoku.board.figures import Clue
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.constraints.clues import paint_clue
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
    assert not place.intersects(QRect(board.left, board.top, board.side, board.side))
    middle = place.center()
    if 0 <= clue.column < 9:
        assert abs(middle.x() - canvas.middle(clue.column).x()) < canvas.cell / 2
    if 0 <= clue.row < 9:
        assert abs(middle.y() - canvas.middle(9 * clue.row).y()) < canvas.cell / 2
