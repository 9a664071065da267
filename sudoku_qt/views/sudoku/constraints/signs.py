# SPDX-License-Identifier: MIT
"""Signs in and between cells and outside the board: cages, shades, dots, letters, clues."""

from collections.abc import Sequence
from math import hypot
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from sudoku_qt.models.sudoku.board.figures import (
    SIGNS,
    Area,
    Cage,
    Digits,
    Dot,
    Label,
    Letter,
    Shade,
    Wedge,
)
from sudoku_qt.views.board.lettering import write
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.constraints.canvas import (
    Canvas,
    circle,
    letter,
    paint,
    stroked,
    through,
)
from sudoku_qt.views.sudoku.constraints.outlines import outlines
from sudoku_qt.views.theme import blend

Dashes: TypeAlias = tuple[float, ...]
CAGE, CAGE_WIDTH, DASHES, DOTS = 0.065, 1.25, (4.0, 3.0), (2.0, 3.0)
"""The inset in cells; width, dashes and dots in logical pixels."""
CHOSEN_WIDTH = 2.0
SUM, SUM_LEFT, SUM_MIDDLE, SUM_ROOM = 0.185, 0.055, 0.125, 0.035
"""The size of a cage's sum, its left, its middle from above, and the room round it."""
LEAST_SUM, MOST_SUM = 8.5, 0.26
"""The size that can be read, in logical pixels; in small cells at most this share of them."""
AREA = 0.03
OUTLINE = 2.0
"""The width of an outline that points cells out, in logical pixels."""
SQUARE, SQUARE_RADIUS, DISC = 0.76, 0.05, 0.39
DOT, DOT_TEXT = 0.105, 0.15
LETTER, LETTER_ROOM = 0.25, 0.13
QUADRUPLE, QUADRUPLE_TEXT, QUADRUPLE_STEP = 0.19, 0.142, 0.071
"""So small that the nearest notes of the four cells stand free of the circle."""
WEDGE = 0.085
FLAT = Qt.PenCapStyle.FlatCap


def paint_area(painter: QPainter, canvas: Canvas, area: Area) -> None:
    """Paint the outline of an area, by which it is seen whatever ground its cells have."""
    path = QPainterPath()
    for loop in outlines(canvas, area.cells, AREA * canvas.cell):
        path.addPath(through(loop, closed=True))
    ink = blend(canvas.theme.board, canvas.theme.outline, 0.6)
    paint(painter, stroked(path, canvas.pixel), ink)


def paint_outline(
    painter: QPainter, canvas: Canvas, cells: Sequence[int], ink: QColor, text: str = ""
) -> None:
    """Paint an outline round cells that are pointed out, which spares a text in their corner."""
    width = OUTLINE * canvas.pixel
    free = _label_room(canvas, min(cells), text) if cells else None
    path = QPainterPath()
    for loop in outlines(canvas, cells, width / 2 + canvas.pixel):
        path.addPath(through(_yielding(loop, free)) if free else through(loop, closed=True))
        free = None  # only the first outline has the corner with the text
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, stroked(path, width), ink)


def paint_shade(painter: QPainter, canvas: Canvas, shade: Shade) -> None:
    """Paint a grey shape behind a digit."""
    paint(painter, _shape(canvas, shade), canvas.theme.shade)


def shade_edge(canvas: Canvas, shade: Shade) -> QPainterPath:
    """The outline of the edge of a grey shape."""
    return stroked(_shape(canvas, shade), canvas.pixel)


def _shape(canvas: Canvas, shade: Shade) -> QPainterPath:
    middle, cell = canvas.middle(shade.cell), canvas.cell
    if shade.disc:
        return circle(middle, DISC * cell)
    side, radius = SQUARE * cell, SQUARE_RADIUS * cell
    corner = middle - QPointF(side / 2, side / 2)
    path = QPainterPath()
    path.addRoundedRect(corner.x(), corner.y(), side, side, radius, radius)
    return path


def paint_cage(
    painter: QPainter, canvas: Canvas, cage: Cage, *, chosen: bool = False, dashes: Dashes = DASHES
) -> None:
    """Paint the dashes and the sum of a cage, in the accent if it is the chosen one."""
    ink = canvas.theme.cursor if chosen else canvas.theme.sign
    width = (CHOSEN_WIDTH if chosen else CAGE_WIDTH) * canvas.pixel
    free = _label_room(canvas, min(cage.cells), cage.text)
    dashes = tuple(dash * canvas.pixel for dash in dashes)
    half = max(1, round(width)) / 2
    inset = round(CAGE * canvas.cell - half) + half  # so that the dashes are sharp
    for loop in outlines(canvas, cage.cells, inset):
        path = through(_yielding(loop, free) if free else [*loop, loop[0]])
        paint(painter, stroked(path, width, cap=FLAT, dashes=dashes), ink)
        free = None  # only the first outline has the corner with the sum
    if cage.text:
        accent = canvas.theme.entered if chosen else ink  # legible on every ground
        _write_label(painter, canvas, min(cage.cells), cage.text, accent)


def paint_missing(painter: QPainter, canvas: Canvas, missing: Cage) -> None:
    """Paint dots round the cells of a constraint that is missing, and its number."""
    paint_cage(painter, canvas, missing, chosen=True, dashes=DOTS)


def paint_label(painter: QPainter, canvas: Canvas, label: Label) -> None:
    """Write a label in the corner of a cell."""
    text = label.text + "".join(SIGNS[digit] for digit in label.digits)
    _write_label(painter, canvas, label.cell, text, canvas.theme.sign)


def _yielding(loop: list[QPointF], free: QRectF) -> list[QPointF]:
    """An outline that begins right of a text in its first corner, and ends below it."""
    corner = loop[0]
    return [
        QPointF(free.right(), corner.y()),
        *loop[1:],
        QPointF(corner.x(), free.bottom()),
    ]


def _label_room(canvas: Canvas, cell: int, text: str) -> QRectF | None:
    """The place of a text in the corner of a cell, with the room round it; None for no text."""
    if not text:
        return None
    metrics = QFontMetricsF(_label_face(canvas, text))
    rect, room = canvas.rect(cell), SUM_ROOM * canvas.cell
    width = SUM_LEFT * canvas.cell + metrics.horizontalAdvance(text) + room
    height = SUM_MIDDLE * canvas.cell + metrics.capHeight() / 2 + room
    return QRectF(rect.left(), rect.top(), width, height)


def _label_face(canvas: Canvas, text: str) -> QFont:
    least = min(LEAST_SUM * canvas.pixel, MOST_SUM * canvas.cell)
    size = max(SUM * canvas.cell, least)
    most = (1 - 2 * SUM_LEFT - SUM_ROOM) * canvas.cell
    width = QFontMetricsF(face(size, Weight.DemiBold)).horizontalAdvance(text)
    return face(size * most / max(width, most), Weight.DemiBold)


def _write_label(painter: QPainter, canvas: Canvas, cell: int, text: str, ink: QColor) -> None:
    font, rect = _label_face(canvas, text), canvas.rect(cell)
    base = SUM_MIDDLE * canvas.cell + QFontMetricsF(font).capHeight() / 2
    at = rect.topLeft() + QPointF(SUM_LEFT * canvas.cell, base)
    write(painter, at, font, text, ink)


def paint_dot(painter: QPainter, canvas: Canvas, dot: Dot) -> None:
    """Paint a dot, the same in every theme."""
    theme, radius = canvas.theme, DOT * canvas.cell
    middle = canvas.between(*dot.cells)
    ground, ink = theme.dot_white, theme.dot_black
    if dot.black:
        ground, ink = ink, ground
    width = max(canvas.pixel, 0.02 * canvas.cell)
    edge = theme.dot_white if theme.dark and dot.black else theme.dot_black
    paint(painter, circle(middle, radius), ground)
    paint(painter, stroked(circle(middle, radius - width / 2), width), edge)
    if dot.text:
        letter(painter, middle, dot.text, DOT_TEXT * canvas.cell, ink, most=1.5 * radius)


def paint_letter(painter: QPainter, canvas: Canvas, sign: Letter) -> None:
    """Write a letter on a border, on a disc of the board's ground that interrupts the line."""
    middle = canvas.between(*sign.cells)
    paint(painter, circle(middle, LETTER_ROOM * canvas.cell), canvas.theme.board)
    letter(painter, middle, sign.text, LETTER * canvas.cell, canvas.theme.sign)


def paint_wedge(painter: QPainter, canvas: Canvas, wedge: Wedge) -> None:
    """Paint the sign whose point is at the lesser cell."""
    middle = canvas.between(wedge.greater, wedge.lesser)
    way = canvas.middle(wedge.lesser) - canvas.middle(wedge.greater)
    way /= hypot(way.x(), way.y())
    across = QPointF(-way.y(), way.x())
    arm = WEDGE * canvas.cell
    points = (middle - way * arm + across * arm, middle + way * arm, middle - (way + across) * arm)
    path, width = through(points), max(1.5 * canvas.pixel, 0.035 * canvas.cell)
    paint(painter, stroked(path, 3 * width), canvas.theme.board)
    paint(painter, stroked(path, width), canvas.theme.sign)


def paint_digits(painter: QPainter, canvas: Canvas, sign: Digits) -> None:
    """Paint some digits in a circle where four cells meet."""
    middle = canvas.between(sign.cell, sign.cell + canvas.size + 1)
    radius, width = QUADRUPLE * canvas.cell, max(canvas.pixel, 0.02 * canvas.cell)
    paint(painter, circle(middle, radius), canvas.theme.board)
    paint(painter, stroked(circle(middle, radius - width / 2), width), canvas.theme.sign)
    rows = _rows(sorted(sign.digits))
    step = QUADRUPLE_STEP * canvas.cell
    for row, digits in enumerate(rows):
        for column, digit in enumerate(digits):
            across = (2 * column - len(digits) + 1) * step
            down = (2 * row - len(rows) + 1) * step
            place = middle + QPointF(across, down)
            height = QUADRUPLE_TEXT * canvas.cell
            letter(painter, place, SIGNS[digit], height, canvas.theme.sign)


def _rows(digits: Sequence[int]) -> list[Sequence[int]]:
    """Up to two digits side by side, more in two rows."""
    if len(digits) <= 2:
        return [digits]
    return [digits[:2], digits[2:]]
