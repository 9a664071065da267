# SPDX-License-Identifier: MIT
"""Brushes and pens that were made in a roundabout way are none the worse for it."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen
from pytestqt.qtbot import QtBot

from sudoku_qt.views.brushes import brush_of, fill, pen_of

COLOURS = (QColor("#1a73d5"), QColor(10, 20, 30, 40))


def test_a_brush_is_the_one_that_the_colour_makes(qtbot: QtBot) -> None:
    for colour in COLOURS:
        assert brush_of(colour) == QBrush(colour)
    assert brush_of(COLOURS[0]).style() == Qt.BrushStyle.SolidPattern


def test_a_pen_draws_what_the_colour_and_the_width_say(qtbot: QtBot) -> None:
    path = QPainterPath(QPointF(5, 5))
    path.lineTo(30, 22)
    drawn = []
    for pen in (pen_of(COLOURS[0], 3.5), QPen(COLOURS[0], 3.5)):
        image = QImage(40, 30, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.strokePath(path, pen)
        painter.end()
        drawn.append(image)
    assert drawn[0] == drawn[1]


def test_a_rectangle_is_filled_to_its_edges_and_no_further(qtbot: QtBot) -> None:
    image = QImage(12, 12, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    fill(painter, 2, 3, 4, 5, COLOURS[0])
    painter.end()
    filled = {(x, y) for x in range(12) for y in range(12) if image.pixelColor(x, y) == COLOURS[0]}
    assert filled == {(x, y) for x in range(2, 6) for y in range(3, 8)}
