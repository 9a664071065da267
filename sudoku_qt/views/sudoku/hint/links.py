# SPDX-License-Identifier: MIT
"""The links of a hint over the board: strong ones solid, weak ones dashed, with arrow heads."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import atan2, cos, hypot, isqrt, sin
from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import Arrow, Drawing, Place
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.brushes import brush_of, pen_of
from sudoku_qt.views.sudoku.board_painting import PaintedBoard
from sudoku_qt.views.sudoku.cell.note_places import note_frame, placed_notes
from sudoku_qt.views.sudoku.cell.painter import DIGIT_DISC, DISC, is_lone, middle_of
from sudoku_qt.views.sudoku.hint.routes import Circle, Field, Point, route
from sudoku_qt.views.theme import Theme, blend

WIDTH = 0.034  # of the cell
HEAD, HEAD_WIDTH = 0.13, 0.075
INK, DIGIT_INK = 0.095, 0.27
"""The radius of a note, and that of a digit."""
GAP = 0.012
"""The gap between a disc and the link to it."""
BOND = 0.075
"""The width of the band around a group."""
UNIT = 1000
"""The pixels of a cell in which places are calculated, so that they are valid for every size."""


class Route(NamedTuple):
    """A link with its route, in cells from the board's edge."""

    arrow: Arrow
    points: tuple[Point, ...]


class Routes(NamedTuple):
    """The routes of all links of a drawing, and of the bands that join its groups."""

    links: tuple[Route, ...]
    bonds: tuple[tuple[Point, ...], ...]


def routes(drawing: Drawing, cells: Sequence[Cell]) -> Routes:
    """Find the routes over a board of these cells, those of the bands first."""
    field = Field(obstacles(cells), isqrt(len(cells)))
    bonds = []
    for group in dict.fromkeys(
        group for arrow in drawing.arrows for group in (arrow.start, arrow.end)
    ):
        for one, two in pairwise(place_of(place, cells) for place in group):
            points = route(one, two, field)
            field.take(points)
            bonds.append(tuple(points))
    found = []
    for arrow in dict.fromkeys(drawing.arrows):
        start, end = _nearest(arrow, cells)
        points = route(start, end, field)
        field.take(points)
        found.append(Route(arrow, tuple(points)))
    return Routes(tuple(found), tuple(bonds))


def obstacles(cells: Sequence[Cell]) -> Iterator[Circle]:
    """Yield the circles of all digits and notes that must stay readable."""
    side = isqrt(len(cells))
    for number, cell in enumerate(cells):
        row, column = divmod(number, side)
        if cell.value or is_lone(cell):
            radius = DIGIT_INK if cell.value else DIGIT_DISC
            yield Circle(column + 0.5, row + 0.5, radius)
            continue
        digits = {disc.digit for disc in cell.discs}
        for note in placed_notes(cell, UNIT):
            radius = (DISC if note.digit in digits and not note.corner else INK) * note.scale
            x, y = note.left + note.room / 2, note.top + note.room / 2
            yield Circle(column + x / UNIT, row + y / UNIT, radius)


def place_of(place: Place, cells: Sequence[Cell]) -> Circle:
    """The disc of a candidate."""
    cell, digit = place
    row, column = divmod(cell, isqrt(len(cells)))
    middle = middle_of(cells[cell], digit, UNIT)
    radius = DIGIT_DISC
    if not is_lone(cells[cell]):
        radius = DISC * note_frame(UNIT, cells[cell].layout).scale
    return Circle(column + middle.x() / UNIT, row + middle.y() / UNIT, radius + GAP)


def _nearest(arrow: Arrow, cells: Sequence[Cell]) -> tuple[Circle, Circle]:
    """The two nearest discs of two groups."""
    starts = [place_of(place, cells) for place in arrow.start]
    ends = [place_of(place, cells) for place in arrow.end]
    return min(
        product(starts, ends), key=lambda pair: hypot(pair[0].x - pair[1].x, pair[0].y - pair[1].y)
    )


class LinkPainter:
    """Paints the links of a drawing; the routes are computed once for each drawing."""

    def __init__(self) -> None:
        self._routes = Routes((), ())

    def show(self, drawing: Drawing, cells: Sequence[Cell]) -> None:
        """Set the links to paint."""
        self._routes = routes(drawing, cells)

    def paint(self, painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
        """Paint them in device pixels, those ahead in a walk below the others."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for bond in self._routes.bonds:
            _paint_bond(painter, board, bond, theme)
        for ahead in (True, False):
            ink = blend(theme.board, theme.muted, 0.75) if ahead else theme.link
            for arrow, points in self._routes.links:
                if arrow.ahead is ahead and len(points) > 1:
                    _paint_link(painter, board, points, ink, strong=arrow.strong)


def _paint_bond(
    painter: QPainter, board: BoardGeometry, points: Sequence[Point], theme: Theme
) -> None:
    path = QPainterPath(_pixel(points[0], board))
    for point in points[1:]:
        path.lineTo(_pixel(point, board))
    ink = QColor(theme.link)
    ink.setAlphaF(0.35)
    pen = pen_of(ink, board.cell * BOND)
    pen.setCapStyle(QtCore.Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(QtCore.Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)


def _paint_link(
    painter: QPainter, board: BoardGeometry, points: Sequence[Point], ink: QColor, *, strong: bool
) -> None:
    """Paint a line up to its arrowhead, and the head."""
    ends = [_pixel(point, board) for point in points]
    tip, width = ends[-1], max(1.0, board.cell * WIDTH)
    length = min(board.cell * HEAD, hypot(tip.x() - ends[0].x(), tip.y() - ends[0].y()) * 0.6)
    shaft = [end for end in ends if hypot(end.x() - tip.x(), end.y() - tip.y()) >= length * 0.8]
    if len(shaft) > 1:
        path = QPainterPath(shaft[0])
        for end in shaft[1:]:
            path.lineTo(end)
        pen = pen_of(ink, width)
        if not strong:
            pen.setDashPattern([3.0, 2.2])
        painter.strokePath(path, pen)
    foot = shaft[-1] if shaft else ends[0]
    painter.fillPath(_head(foot, tip, length, board.cell * HEAD_WIDTH), brush_of(ink))


def _head(foot: QPointF, tip: QPointF, length: float, half: float) -> QPainterPath:
    angle = atan2(tip.y() - foot.y(), tip.x() - foot.x())
    back = QPointF(tip.x() - cos(angle) * length, tip.y() - sin(angle) * length)
    aside = QPointF(-sin(angle) * half, cos(angle) * half)
    path = QPainterPath(tip)
    path.lineTo(back + aside)
    path.lineTo(back + (tip - back) * 0.25)
    path.lineTo(back - aside)
    path.closeSubpath()
    return path


def _pixel(point: Point, board: BoardGeometry) -> QPointF:
    """A point of the board in device pixels: exact in a cell, proportional on a line."""
    return QPointF(board.left + _along(point[0], board), board.top + _along(point[1], board))


def _along(length: float, board: BoardGeometry) -> float:
    cell = min(max(int(length), 0), len(board.starts) - 1)
    return board.starts[cell] + (length - cell) * board.cell


class HintOverlay(QObject):
    """Lies over a view; it computes routes when a drawing is set, not while painting."""

    def __init__(self, view: PaintedBoard, model: SudokuModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        model.arrows_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        drawing = self._model.drawing
        if not drawing.arrows:
            self._view.set_overlay(None)
            return
        links = LinkPainter()
        links.show(drawing, self._view.cells)
        self._view.set_overlay(links)
