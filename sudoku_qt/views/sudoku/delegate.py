# SPDX-License-Identifier: MIT
"""Paints a cell of a Sudoku: its ground, its digit or its notes, its marks and the cursor."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sudoku_qt.models.sudoku.model import Index, Mark, Role
from sudoku_qt.views.brushes import pen_of
from sudoku_qt.views.sudoku.cell_painter import CellPainter, draw_tile
from sudoku_qt.views.sudoku.shading import (
    CURSOR,
    DIGIT_SHIFT,
    NO_SHADES,
    PEER,
    SAME,
    SELECTED,
    WAITING,
    Cell,
)
from sudoku_qt.views.theme import Theme, blend

FRAME = 0.045  # of the cell: the cursor's
TILE, TILE_RADIUS = 0.71, 0.12  # of the cell: behind a digit that is the cursor's
SHOWN_SHARE = 0.6  # of the first set's colour, so that every ink can be read on it
MOST_PIXMAPS = 324
"""Cells kept; four boards of cells that all look different."""


class SudokuDelegate(QStyledItemDelegate):
    """Paints whole device pixels; the view's painter counts in them."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._shades: Sequence[int] = NO_SHADES
        self._painter = CellPainter(0, theme)
        self._pixmaps: dict[tuple[Cell, int], QPixmap] = {}
        self._size = 0

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._theme = theme
        self._size = 0

    def set_shades(self, shades: Sequence[int]) -> None:
        """Shade the 81 cells so from now on."""
        self._shades = shades

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell from what it was drawn before, or draw it."""
        rect = option.rect
        if rect.width() != self._size or len(self._pixmaps) > MOST_PIXMAPS:
            self._start_afresh(rect.width())
        cell: Cell = index.model().data(index, Role.CELL)
        key = cell, self._shades[index.row() * 9 + index.column()]
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._draw(*key)
        painter.drawPixmap(rect.topLeft(), pixmap)

    def _start_afresh(self, size: int) -> None:
        self._pixmaps.clear()
        self._size = size
        self._painter.fit(size, self._theme)

    def _draw(self, cell: Cell, shade: int) -> QPixmap:
        pixmap = QPixmap(self._size, self._size)
        pixmap.fill(self._ground(cell, shade))
        painter = QPainter(pixmap)
        if shade & SAME and not shade & SELECTED:
            draw_tile(painter, self._size, TILE, TILE_RADIUS, self._theme.same)
        if cell[0] or cell[2]:
            inset = self._frame if shade & CURSOR else 0
            self._painter.draw(painter, cell, shade >> DIGIT_SHIFT, inset)
        if shade & CURSOR:
            self._draw_cursor(painter, waiting=bool(shade & WAITING))
        painter.end()
        return pixmap

    def _ground(self, cell: Cell, shade: int) -> QColor:
        """Choose the ground that lies on top of all that apply."""
        _, given, _, conflict, mark = cell
        theme = self._theme
        grounds = (
            (shade & SELECTED, theme.selected),
            (conflict, theme.conflict_ground),
            (mark is Mark.SHOWN, blend(theme.board, theme.set_a, SHOWN_SHARE)),
            (shade & PEER and given, theme.peer_given),
            (shade & PEER, theme.peer),
            (given, theme.given_ground),
        )
        return next((ground for applies, ground in grounds if applies), theme.board)

    @property
    def _frame(self) -> int:
        """How wide the cursor's frame is."""
        return max(2, round(self._size * FRAME))

    def _draw_cursor(self, painter: QPainter, *, waiting: bool) -> None:
        """Draw the cursor's frame inside the cell, so that what is in it stays readable."""
        width = self._frame
        theme = self._theme
        ink = blend(theme.cursor, theme.board, 0.45) if waiting else theme.cursor
        frame = QRectF(0, 0, self._size, self._size).adjusted(
            width / 2, width / 2, -width / 2, -width / 2
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(frame, width * 0.75, width * 0.75)
        painter.strokePath(path, pen_of(ink, width))
