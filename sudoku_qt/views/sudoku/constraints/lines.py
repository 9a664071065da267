# SPDX-License-Identifier: MIT
"""Lines through cells: their pale bodies, the dark marks on them, and the rings at their ends."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from sudoku_qt.models.sudoku.board.figures import LINE_LOOKS, Figure, Line
from sudoku_qt.views.sudoku.constraints.canvas import Canvas, circle, paint, stroked, through
from sudoku_qt.views.sudoku.constraints.marks import FLAT, Place, arrow_head, marks_between

BULB, RING, INNER_RING = 0.37, 0.385, 0.34
"""Radii, in cells."""
RING_WIDTH = 0.022
CASING = 0.035
"""What parts a line from all that it crosses, on each side."""
BEFORE = 0.02
"""The distance of an arrow's point from the border."""
SIGNED = frozenset(("between", "arrow"))
"""Inks of lines whose marks are in the ink of signs."""


class LineGroup:
    """Lines of one look that begin in the same cell, and share its bulb or ring."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines, self.look = lines, lines[0].look

    @property
    def mark_ink(self) -> str:
        """The name of the ink of its marks."""
        return "sign" if self.look.ink in SIGNED else f"mark_{self.look.ink}"

    def body(self, canvas: Canvas, casing: float = 0.0) -> QPainterPath:
        """The outline of the bodies, wider by a casing on each side."""
        width = (self.look.width + 2 * casing) * canvas.cell
        path = QPainterPath()
        for line in self._lines:
            points = self._points(line, canvas)
            path.addPath(stroked(through(points), width, cap=FLAT))
            ringed = bool(line.start), bool(line.end)
            for point, has_ring in zip((points[0], points[-1]), ringed, strict=True):
                if not has_ring and self.look.ends != "corners":
                    path.addPath(circle(point, width / 2))
            if self.look.ends == "bulb":
                path.addPath(circle(points[0], (BULB + casing) * canvas.cell))
        return path

    def _points(self, line: Line, canvas: Canvas) -> list[QPointF]:
        """The way of a line: from the edge of a ring, or on to the corners of the last cells."""
        points = canvas.middles(line.cells)
        on = {True: RING * canvas.cell, False: 0.0}
        first, last = on[bool(line.start)], on[bool(line.end)]
        if self.look.ends == "corners":
            first = last = -canvas.cell * hypot(0.5, 0.5)
        if len(points) > 1:
            start, end = (
                _towards(points[0], points[1], first),
                _towards(points[-1], points[-2], last),
            )
            points[0], points[-1] = start, end
        return points

    def marks(self, canvas: Canvas) -> QPainterPath:
        """The outline of the marks."""
        path = QPainterPath()
        for line in self._lines:
            for step, (one, two) in enumerate(pairwise(self._places(line, canvas))):
                if one != two and (line.marked is None or step in line.marked):
                    for shape, share in marks_between(self.look.mark, one, two):
                        path.addPath(_on_way(canvas, one, two, share).map(shape))
            if self.look.head and not line.end and len(line.cells) > 1:
                path.addPath(self._head(line, canvas))
        return path

    def _places(self, line: Line, canvas: Canvas) -> list[Place]:
        places = [_place(cell, canvas) for cell in line.cells]
        if self.look.ends == "corners":
            (x, y), (to_x, to_y) = places[:2]
            places[0] = (x - (to_x - x) / 2, y - (to_y - y) / 2)
            (x, y), (to_x, to_y) = places[-2:]
            places[-1] = (to_x + (to_x - x) / 2, to_y + (to_y - y) / 2)
        return places

    def _head(self, line: Line, canvas: Canvas) -> QPainterPath:
        """The point of an arrow, before the border of its last cell."""
        one, two = (_place(cell, canvas) for cell in line.cells[-2:])
        length = hypot(two[0] - one[0], two[1] - one[1])
        share = 0.5 - BEFORE / length if length else 0.0
        return _on_way(canvas, one, two, share).map(arrow_head())

    def rings(self, canvas: Canvas) -> QPainterPath:
        """The outline of the rings."""
        path = QPainterPath()
        radii = (RING, INNER_RING) if self.look.ends == "rings" else (RING,)
        width = max(canvas.pixel, RING_WIDTH * canvas.cell)
        for cells in {each for line in self._lines for each in (line.start, line.end) if each}:
            for radius in radii:
                path.addPath(stroked(pill(canvas, cells, radius), width))
        return path


def groups_of(figures: Iterable[Figure]) -> list[LineGroup]:
    """The lines among figures, in the order in which they lie over each other."""
    found: dict[tuple[int, int], list[Line]] = {}
    for figure in figures:
        if isinstance(figure, Line):
            key = LINE_LOOKS.index(figure.look), figure.cells[0]
            found.setdefault(key, []).append(figure)
    return [LineGroup(found[key]) for key in sorted(found)]


def paint_body(painter: QPainter, canvas: Canvas, group: LineGroup) -> None:
    """Paint the bodies of a group, and its casing below them."""
    paint(painter, group.body(canvas, CASING), canvas.theme.board)
    paint(painter, group.body(canvas), canvas.ink(f"line_{group.look.ink}"))


def paint_marks(painter: QPainter, canvas: Canvas, group: LineGroup) -> None:
    """Paint the marks of a group."""
    paint(painter, group.marks(canvas), canvas.ink(group.mark_ink))


def pill(canvas: Canvas, cells: Sequence[int], radius: float) -> QPainterPath:
    """The outline round the middles of cells at a distance."""
    points = canvas.middles(cells)
    if len(points) == 1:
        return circle(points[0], radius * canvas.cell)
    return stroked(through(points), 2 * radius * canvas.cell).simplified()


def _place(cell: int, canvas: Canvas) -> Place:
    row, column = divmod(cell, canvas.size)
    return column + 0.5, row + 0.5


def _towards(point: QPointF, other: QPointF, far: float) -> QPointF:
    """A point moved towards another one."""
    way = other - point
    length = hypot(way.x(), way.y())
    return point + way * (far / length) if length else point


def _on_way(canvas: Canvas, one: Place, two: Place, share: float) -> QTransform:
    """The transformation of a mark to a share of the way from a place to another one."""
    start, end = canvas.point(one), canvas.point(two)
    middle = start + (end - start) * share
    angle = degrees(atan2(end.y() - start.y(), end.x() - start.x()))
    turned = QTransform.fromTranslate(middle.x(), middle.y()).rotate(angle)
    return turned.scale(canvas.cell, canvas.cell)
