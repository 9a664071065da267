# SPDX-License-Identifier: MIT
"""Decoration of a setter, in their own colours as far as digits on them can be read."""

from math import atan2, hypot, tau

from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from sudoku_qt.models.sudoku.board.figures import Plate, Stroke
from sudoku_qt.views.accents import luminance, of_luminance, oklab
from sudoku_qt.views.sudoku.constraints.canvas import Canvas, letter, paint, stroked, through
from sudoku_qt.views.sudoku.constraints.clues import AWAY, SIZE

FREE_FROM = 0.3
"""A text at least so far from the middle of a cell, in cells, is not behind its digit."""
CHROMA = 0.08
"""The greatest chroma of what may lie behind a digit, in OKLCH; a grey line has its luminance, but
for what is even farther from the digits."""


def paint_stroke(painter: QPainter, canvas: Canvas, stroke: Stroke) -> None:
    """Paint a line."""
    path = through(map(canvas.point, stroke.points))
    paint(painter, stroked(path, stroke.width * canvas.cell), softened(stroke.colour, canvas))


def paint_plate(painter: QPainter, canvas: Canvas, plate: Plate) -> None:
    """Paint a rectangle or an ellipse, with its text."""
    middle, most = canvas.point(plate.middle), plate.size
    if is_outside(plate, canvas.size):
        x, y = (min(max(at, -AWAY), canvas.size + AWAY) for at in plate.middle)
        middle, most = canvas.point((x, y)), min(plate.size, SIZE)
    width, height = plate.width * canvas.cell, plate.height * canvas.cell
    if width and (plate.fill or plate.outline):
        path = QPainterPath()
        draw = path.addEllipse if plate.ellipse else path.addRect
        draw(-width / 2, -height / 2, width, height)
        place = QTransform.fromTranslate(middle.x(), middle.y()).rotate(plate.angle)
        path = place.map(path)
        if plate.fill:
            paint(painter, path, softened(plate.fill, canvas))
        if plate.outline:
            edge = stroked(path, max(canvas.pixel, 0.02 * canvas.cell))
            paint(painter, edge, softened(plate.outline, canvas))
    if plate.text:
        ink = canvas.theme.sign if is_free(plate, canvas) else softened(plate.ink, canvas)
        painter.save()
        painter.translate(middle)
        painter.rotate(plate.angle)
        letter(painter, middle - middle, plate.text, most * canvas.cell, ink)
        painter.restore()


def is_outside(plate: Plate, size: int) -> bool:
    """Whether the middle of a plate lies outside the board, where the rim has room for it."""
    return not all(0 < at < size for at in plate.middle)


def is_free(plate: Plate, canvas: Canvas) -> bool:
    """Whether no digit can stand over a text."""
    x, y = plate.middle
    return (
        is_outside(plate, canvas.size)
        or hypot(x % 1 - 0.5, y % 1 - 0.5) - plate.size / 2 > FREE_FROM
    )


def softened(colour: str, canvas: Canvas) -> QColor:
    """A colour with its hue, so pale or so dark that every digit can be read on it."""
    own, theme = QColor(colour), canvas.theme
    _, a, b = oklab(own)
    limit = luminance(theme.line_thermo)
    goal = (min if theme.dark else max)(luminance(own), limit)
    return of_luminance(goal, min(hypot(a, b), CHROMA), atan2(b, a) / tau)
