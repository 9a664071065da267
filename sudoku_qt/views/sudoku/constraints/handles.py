# SPDX-License-Identifier: MIT
"""The selected constraint of a setter: its lines in the accent, and the handles to draw it by."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from sudoku_qt.models.sudoku.board.figures import Line
from sudoku_qt.models.sudoku.compose.grips import Grip, Held
from sudoku_qt.views.sudoku.constraints.canvas import Canvas, circle, paint, stroked, through
from sudoku_qt.views.sudoku.constraints.lines import LineGroup

HANDLE, MOST = 7.0, 0.16
"""The radius of a handle in logical pixels; on small boards at most this share of a cell."""
EDGE = 2.0
PLUS = 0.5
"""Half the length of a plus, as a share of the radius."""
FROM_MIDDLE = 0.36
"""A line stands out from this share of the way to the next cell on, off the digits."""


def paint_held(painter: QPainter, canvas: Canvas, held: Held) -> None:
    """Paint what stands out of the selected constraint, and its handles."""
    ink = canvas.theme.cursor
    paint(painter, _lines(canvas, held.lines), ink)
    for line in held.lines:
        if line.start or line.end:
            rings = LineGroup([line]).rings(canvas)
            paint(painter, rings.united(stroked(rings, EDGE * canvas.pixel)), ink)
    for grip in held.grips:
        _paint_handle(painter, canvas, grip)


def _lines(canvas: Canvas, lines: Iterable[Line]) -> QPainterPath:
    """The middle of each line, between its cells."""
    path = QPainterPath()
    for line in lines:
        for one, two in pairwise(canvas.middles(line.cells)):
            part = (two - one) * FROM_MIDDLE
            path.addPath(stroked(through((one + part, two - part)), EDGE * canvas.pixel))
    return path


def _paint_handle(painter: QPainter, canvas: Canvas, grip: Grip) -> None:
    middle = canvas.point(grip.place)
    radius, edge = min(HANDLE * canvas.pixel, MOST * canvas.cell), EDGE * canvas.pixel
    ink = canvas.theme.cursor
    paint(painter, circle(middle, radius), ink)
    paint(painter, circle(middle, radius - edge), canvas.theme.board)
    if grip.extends:
        half = PLUS * radius
        for way in (QPointF(half, 0), QPointF(0, half)):
            paint(painter, stroked(through((middle - way, middle + way)), edge * 0.8), ink)
