# SPDX-License-Identifier: MIT
"""The lines and the frame of a Sudoku board."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.theme import Theme


def paint_lines(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    """Paint the lines between cells and, over them, those between boxes."""
    left, top, side, bars = board.left, board.top, board.side, board.bars
    between_boxes = bars[2::3]
    for lines, ink in (set(bars).difference(between_boxes), theme.thin), (between_boxes, theme.box):
        painter.setBackground(brush_of(ink))
        for start, width in lines:
            painter.eraseRect(left + start, top, width, side)
            painter.eraseRect(left, top + start, side, width)


def paint_frame(painter: QPainter, board: BoardGeometry, theme: Theme, radius: float) -> None:
    """Paint the frame with its round corners, outside of which the window shows."""
    width = board.lines[0]
    outer = QRectF(board.left, board.top, board.side, board.side)
    inner = outer.adjusted(width, width, -width, -width)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corners, frame = QPainterPath(), QPainterPath()
    corners.addRect(outer)
    corners.addRoundedRect(outer, radius, radius)
    frame.addRoundedRect(outer, radius, radius)
    frame.addRoundedRect(inner, max(0.0, radius - width), max(0.0, radius - width))
    painter.fillPath(corners, brush_of(theme.window))
    painter.fillPath(frame, brush_of(theme.box))
