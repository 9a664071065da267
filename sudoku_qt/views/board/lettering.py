# SPDX-License-Identifier: MIT
"""Text on a board that may be painted to a screen, a picture or a PDF.

Whoever opens an SVG file may not have the font, so its letters are outlines; a PDF embeds the font,
so that its text can be searched and copied.
"""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPaintEngine, QPainter, QPainterPath

from sudoku_qt.views.brushes import brush_of


def in_pixels(painter: QPainter) -> bool:
    """Whether the painter's device has pixels, which a board has to fit."""
    kinds = QPaintEngine.Type
    return painter.paintEngine().type() not in {kinds.SVG, kinds.Pdf}


def keeps_text(painter: QPainter) -> bool:
    """Whether the painter's device keeps text as text, with its font."""
    return painter.paintEngine().type() == QPaintEngine.Type.Pdf


def write(painter: QPainter, at: QPointF, font: QFont, text: str, ink: QColor) -> None:
    """Write a text from a point of its baseline."""
    if painter.paintEngine().type() == QPaintEngine.Type.SVG:
        path = QPainterPath()
        path.addText(at, font, text)
        painter.fillPath(path, brush_of(ink))
        return
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(at, text)
