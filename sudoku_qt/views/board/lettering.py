# SPDX-License-Identifier: MIT
"""Writing on a board that may be painted elsewhere than on a screen.

Whoever opens an SVG file may lack our face, so there letters are outlines; a PDF takes the face
along, so that its letters can be searched and copied.
"""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPaintEngine, QPainter, QPainterPath

from sudoku_qt.views.brushes import brush_of


def in_pixels(painter: QPainter) -> bool:
    """Whether what is painted on has pixels, into which a board has to fit."""
    kinds = QPaintEngine.Type
    return painter.paintEngine().type() not in {kinds.SVG, kinds.Pdf}


def keeps_text(painter: QPainter) -> bool:
    """Whether what is painted on keeps letters as such, and their face with them."""
    return painter.paintEngine().type() == QPaintEngine.Type.Pdf


def write(painter: QPainter, at: QPointF, font: QFont, text: str, ink: QColor) -> None:
    """Write a text from a point of its baseline on."""
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        path = QPainterPath()
        path.addText(at, font, text)
        painter.fillPath(path, brush_of(ink))
        return
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(at, text)
