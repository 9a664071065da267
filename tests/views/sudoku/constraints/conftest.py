# SPDX-License-Identifier: MIT
"""What the tests of figures stand on: a board of nine, with a rim, and its picture."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.theme import Theme

Draw = Callable[[QPainter, Canvas], None]
Picture = Callable[..., QImage]
SIDE = 640


@pytest.fixture
def canvas(theme: Theme) -> Canvas:
    """A board of nine times nine, whose cells are 62 pixels wide and high."""
    board = BoardGeometry.fit(SIDE, SIDE, (3, *(1,) * 8, 3), 0.5)
    assert board.cell == 62
    return Canvas(board, theme)


@pytest.fixture
def picture(canvas: Canvas) -> Picture:
    """A function that paints on the ground of a board, one thing over the other."""

    def painted(*draws: Draw) -> QImage:
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        image.fill(canvas.theme.board)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for draw in draws:
            draw(painter, canvas)
        painter.end()
        return image

    return painted
