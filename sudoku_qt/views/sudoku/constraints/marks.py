# SPDX-License-Identifier: MIT
"""The marks of lines: shapes that tell the kinds without colour, between the middles of cells.

Each is drawn about the origin, along an axis to the right, in cells.
"""

from collections.abc import Callable, Iterator
from math import ceil, hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from sudoku_qt.views.sudoku.constraints.canvas import circle, stroked, through

Place = tuple[float, float]
FREE = 0.35
"""Around the middle of a cell there is no mark."""
LEAST = 0.12
"""A shorter stretch has no mark."""
STEP = 0.01
THIN, CORE = 0.026, 0.034
FLAT = Qt.PenCapStyle.FlatCap
ALONE = 0.6
"""The length that a mark has for itself that does not repeat."""


def stretches(one: Place, two: Place) -> list[tuple[float, float]]:
    """The parts of a way that are free of the middles of cells, as distances from its start.

    The two ends are in cells, whose middles lie at whole numbers and a half.
    """
    (x, y), (to_x, to_y) = one, two
    length = hypot(to_x - x, to_y - y)
    count = max(1, ceil(length / STEP))
    found: list[tuple[float, float]] = []
    start: float | None = None
    for number in range(count + 1):
        share = number / count
        at_x, at_y = x + (to_x - x) * share, y + (to_y - y) * share
        near = hypot(at_x % 1 - 0.5, at_y % 1 - 0.5) < FREE
        if not near and start is None:
            start = share * length
        if near and start is not None:
            found.append((start, share * length))
            start = None
    if start is not None:
        found.append((start, length))
    return [(start, end) for start, end in found if end - start >= LEAST]


def marks_between(name: str, one: Place, two: Place) -> Iterator[tuple[QPainterPath, float]]:
    """The marks on the way from a place to another one, each with its share of the way."""
    length = hypot(two[0] - one[0], two[1] - one[1])
    for start, end in stretches(one, two):
        yield MARKS[name](end - start), (start + end) / 2 / length


def _repeated(shape: QPainterPath, length: float, apart: float) -> QPainterPath:
    """A shape as often as it has room in a length, and at least once."""
    count = max(1, int(length / apart))
    path = QPainterPath()
    for number in range(count):
        path.addPath(shape.translated((number - (count - 1) / 2) * apart, 0))
    return path


def _polyline(*points: tuple[float, float]) -> QPainterPath:
    return through(QPointF(x, y) for x, y in points)


def _chevrons(length: float) -> QPainterPath:
    one = _polyline((-0.03, -0.075), (0.03, 0), (-0.03, 0.075))
    return stroked(_repeated(one, min(length, 0.3), 0.1), THIN)


def _chevron(length: float) -> QPainterPath:
    """One chevron with a bar under it: not less."""
    path = _polyline((-0.05, -0.075), (0.01, 0), (-0.05, 0.075))
    path.addPath(_polyline((0.06, -0.075), (0.06, 0.075)))
    return stroked(_repeated(path, length, ALONE), THIN)


def _zigzag(length: float) -> QPainterPath:
    count = max(4, round(length / 0.075))
    reach = min(length, count * 0.075) / 2
    points = (
        (-reach + 2 * reach * number / count, -0.055 if number % 2 else 0.055)
        for number in range(count + 1)
    )
    return stroked(_polyline(*points), THIN)


def _beads(length: float) -> QPainterPath:
    return _repeated(circle(QPointF(0, 0), 0.027), length, 0.095)


def _strokes(length: float) -> QPainterPath:
    half = min(length, 0.5) / 2 - 0.01
    path = _polyline((-half, -0.042), (half, -0.042))
    path.addPath(_polyline((-half, 0.042), (half, 0.042)))
    return stroked(path, THIN)


def _bars(length: float) -> QPainterPath:
    """A bar on each side of a border."""
    path = _polyline((-0.045, -0.2), (-0.045, 0.2))
    path.addPath(_polyline((0.045, -0.2), (0.045, 0.2)))
    return stroked(_repeated(path, length, ALONE), 0.04, cap=FLAT)


def _teeth(length: float) -> QPainterPath:
    """Teeth from either side in turn, as those of a zipper."""
    path = _polyline((0, 0.1), (0, 0))
    path.addPath(_polyline((0.06, -0.1), (0.06, 0)))
    return stroked(_repeated(path.translated(-0.03, 0), length, 0.12), THIN)


def _steps(length: float) -> QPainterPath:
    """Three bars: low, middle and high."""
    path = QPainterPath()
    for x, half in ((-0.085, 0.03), (0, 0.06), (0.085, 0.09)):
        path.addPath(_polyline((x, -half), (x, half)))
    return stroked(_repeated(path, length, ALONE), CORE, cap=FLAT)


def _circles(length: float) -> QPainterPath:
    return stroked(_repeated(circle(QPointF(0, 0), 0.034), min(length, 0.4), 0.115), 0.022)


def _crosses(length: float) -> QPainterPath:
    path = _polyline((-0.045, -0.045), (0.045, 0.045))
    path.addPath(_polyline((-0.045, 0.045), (0.045, -0.045)))
    return stroked(_repeated(path, min(length, 0.5), 0.14), THIN)


def _dashes(length: float) -> QPainterPath:
    one = _polyline((-0.03, 0), (0.03, 0))
    return stroked(_repeated(one, length, 0.105), CORE, cap=FLAT)


def _core(length: float) -> QPainterPath:
    return stroked(_polyline((-length / 2, 0), (length / 2, 0)), CORE, cap=FLAT)


def arrow_head() -> QPainterPath:
    """The point of an arrow, at the origin."""
    return stroked(_polyline((-0.1, -0.075), (0, 0), (-0.1, 0.075)), 0.036)


MARKS: dict[str, Callable[[float], QPainterPath]] = {
    "chevrons": _chevrons,
    "chevron": _chevron,
    "strokes": _strokes,
    "bars": _bars,
    "teeth": _teeth,
    "steps": _steps,
    "circles": _circles,
    "crosses": _crosses,
    "beads": _beads,
    "zigzag": _zigzag,
    "dashes": _dashes,
    "core": _core,
}
"""The outline of each mark in a stretch of a length."""
