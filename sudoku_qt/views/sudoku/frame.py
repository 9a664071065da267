# SPDX-License-Identifier: MIT
"""The lines and the frame of a Sudoku board."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.theme import Theme

LINES = (3.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 3.0)
"""The widths of frame, thin lines and box lines in logical pixels."""
RADIUS = 5


def paint_lines(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    """Paint the lines between cells and, over them, those between boxes."""
    left, top, side, bars = board.left, board.top, board.side, board.bars
    between_boxes = bars[2::3]
    for lines, ink in (set(bars).difference(between_boxes), theme.thin), (between_boxes, theme.box):
        painter.setBackground(brush_of(ink))
        for start, width in lines:
            painter.eraseRect(left + start, top, width, side)
            painter.eraseRect(left, top + start, side, width)


def paint_regions(
    painter: QPainter, board: BoardGeometry, theme: Theme, regions: Sequence[int]
) -> None:
    """Paint thin lines between all cells and, over them, the borders of regions of any form.

    Where two regions meet, the border reaches into the cells, so that all lines have one width.
    """
    left, top, side, lines = board.left, board.top, board.side, board.lines
    painter.setBackground(brush_of(theme.thin))
    for start, width in board.bars:
        painter.eraseRect(left + start, top, width, side)
        painter.eraseRect(left, top + start, side, width)
    painter.setBackground(brush_of(theme.box))
    into = max(1, lines[1] // 2)
    size = len(board.starts)
    for cell, region in enumerate(regions):
        row, column = divmod(cell, size)
        x, y = board.corner(row, column)
        long = board.cell + lines[1] * 2 + 2 * into
        if column + 1 < size and regions[cell + 1] != region:
            across, width = x + board.cell - into, lines[column + 1] + 2 * into
            painter.eraseRect(across, y - lines[1] - into, width, long)
        if row + 1 < size and regions[cell + size] != region:
            down, width = y + board.cell - into, lines[row + 1] + 2 * into
            painter.eraseRect(x - lines[1] - into, down, long, width)


def lines_of(size: int) -> tuple[float, ...]:
    """The widths of the lines of a board whose regions may have any form, in logical pixels."""
    return 3.0, *(1.0,) * (size - 1), 3.0


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
    if theme.has_grounds:
        painter.fillPath(corners, brush_of(theme.window))
    painter.fillPath(frame, brush_of(theme.box))
