# SPDX-License-Identifier: MIT
"""The painter of a Sudoku cell: background, digit or notes, marks and the cursor."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6 import QtCore
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sudoku_qt.models.sudoku.board.cell import Cell, Layout, Mark
from sudoku_qt.models.sudoku.board.entry_mode import EntryMode
from sudoku_qt.models.sudoku.board.model import Index, Role, digits_in
from sudoku_qt.views.brushes import brush_of, fill, pen_of
from sudoku_qt.views.sudoku.cell.digit_cache import DigitCache
from sudoku_qt.views.sudoku.cell.discs import draw_frame, draw_pick
from sudoku_qt.views.sudoku.cell.painter import CellPainter, draw_tile
from sudoku_qt.views.sudoku.compose.marks import draw_composed, is_open
from sudoku_qt.views.sudoku.shading import (
    CURSOR,
    FILTERED,
    NO_SHADES,
    PEER,
    SAME,
    SELECTED,
    WAITING,
    digit_of,
    mode_of,
)
from sudoku_qt.views.theme import Theme, blend

FRAME = 0.045  # of the cell: the cursor's
TILE, TILE_RADIUS = 0.71, 0.12  # of the cell: behind a digit that is the cursor's
LABEL_WIDE, LABEL_HIGH = 0.36, 0.235  # of the cell: the sum of a cage in its corner
SELECTED_EDGE = 0.11  # of the cell: the edge of a selection round a player's colour
FILTER_SHARE = 0.4  # the share of the colour `follows` in a cell that a filter selects
SHOWN_SHARE = 0.6  # the share of the first set's colour, low enough for every ink to be legible
MOST_PIXMAPS = 324
"""The number of cached pictures of cells: four boards of different cells."""


class SudokuDelegate(QStyledItemDelegate):
    """Paints cells in whole device pixels, as the view's painter does."""

    def __init__(
        self, theme: Theme, parent: QObject | None = None, digits: DigitCache | None = None
    ) -> None:
        super().__init__(parent)
        self.set_theme(theme)
        self._shades: Sequence[int] = NO_SHADES
        self._painter = CellPainter(0, theme, digits)
        self._pixmaps: dict[tuple[Cell, int], QPixmap] = {}

    def set_theme(self, theme: Theme) -> None:
        """Set the theme."""
        self._theme, self._size = theme, 0
        self._shown = blend(theme.board, theme.set_a, SHOWN_SHARE)
        self._filtered = blend(theme.board, theme.follows, FILTER_SHARE)

    def set_signs(self, signs: Sequence[str]) -> None:
        """Write digits as these signs."""
        self._painter.set_signs(signs)
        self._size = 0

    @property
    def theme(self) -> Theme:
        """The theme."""
        return self._theme

    @property
    def size(self) -> int:
        """The side of a cell, 0 before there is one."""
        return self._size

    def set_shades(self, shades: Sequence[int]) -> None:
        """Set the shading of the cells, in reading order."""
        self._shades = shades

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the model's cell in the rectangle of an option."""
        rect = option.rect
        cell: Cell = index.model().data(index, Role.CELL)
        shade = self._shades[index.row() * index.model().columnCount() + index.column()]
        self.paint_cell(painter, rect.topLeft(), rect.width(), (cell, shade))

    def paint_cell(
        self, painter: QPainter, corner: QPoint, size: int, look: tuple[Cell, int]
    ) -> None:
        """Paint the contents and shading of a cell, from the cache or by drawing it first."""
        if size != self._size or len(self._pixmaps) > MOST_PIXMAPS:
            self.fit(size)
        pixmap = self._pixmaps.get(look)
        if pixmap is None:
            pixmap = self._pixmaps[look] = self._draw(*look)
        painter.drawPixmap(corner, pixmap)

    def fit(self, size: int) -> None:
        """Set the size of a cell."""
        self._pixmaps.clear()
        self._size = size
        self._painter.fit(size, self._theme)

    def _draw(self, cell: Cell, shade: int) -> QPixmap:
        pixmap = QPixmap(self._size, self._size)
        painter = QPainter(pixmap)
        self.draw(painter, cell, shade)
        painter.end()
        return pixmap

    def content(self, cell: Cell, shade: int) -> QPixmap:
        """A picture of what is in a cell, transparent around it."""
        pixmap = QPixmap(self._size, self._size)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = QPainter(pixmap)
        self.draw_contents(painter, cell, shade)
        painter.end()
        return pixmap

    def draw(self, painter: QPainter, cell: Cell, shade: int = 0) -> None:
        """Draw a cell at the painter's origin."""
        self.draw_ground(painter, cell, shade)
        self.draw_tile(painter, shade)
        self.draw_contents(painter, cell, shade)

    def draw_ground(
        self, painter: QPainter, cell: Cell, shade: int = 0, own: QColor | None = None
    ) -> None:
        """Draw the ground of a cell, with its colours; `own` is that of the place on the board."""
        fill(painter, 0, 0, self._size, self._size, self._ground(cell, shade, own))
        if self._shows_colours(cell):
            self._draw_colours(painter, cell.colours, selected=bool(shade & SELECTED))

    def draw_tile(self, painter: QPainter, shade: int) -> None:
        """Draw the tile behind the digit that is the cursor's."""
        if shade & SAME and not shade & SELECTED:
            draw_tile(painter, self._size, TILE, TILE_RADIUS, self._theme.same)

    def draw_contents(self, painter: QPainter, cell: Cell, shade: int = 0) -> None:
        """Draw what is in a cell, and its frames."""
        inset = self._frame if shade & CURSOR else 0
        self._painter.draw(painter, cell, digit_of(shade), inset)
        if cell.composed:
            draw_composed(painter, self._size, cell, self._theme)
        painter.save()
        labelled = bool(cell.layout & Layout.LABELLED)
        if labelled:  # a sum is there, which frames spare
            painter.setClipPath(_beside_label(self._size))
        if cell.framed:
            draw_frame(painter, self._size, self._frame, theme=self._theme)
        if cell.picked:
            notes = (0 if cell.value else cell.notes) | labelled
            draw_pick(painter, self._size, self._frame, notes, self._theme)
        if shade & CURSOR:
            self._draw_cursor(painter, mode_of(shade), waiting=bool(shade & WAITING))
        painter.restore()

    def _ground(self, cell: Cell, shade: int, own: QColor | None = None) -> QColor:
        """The uppermost of all grounds that apply."""
        given, conflict, mark = cell.given, cell.conflict, cell.mark
        theme = self._theme
        grounds = (
            (shade & SELECTED, theme.selected),
            (conflict, theme.conflict_ground),
            (cell.picked or cell.ground == "where", theme.accent_ground),
            (is_open(cell) and mark is not Mark.SHOWN, theme.set_a_ground),
            (cell.ground == "set_a", theme.set_a_ground),
            (cell.ground == "set_b", theme.set_b_ground),
            (cell.ground == "both", theme.both_ground),
            (mark is Mark.SHOWN, self._shown),
            (shade & FILTERED, self._filtered),
            (shade & PEER and given, theme.peer_given),
            (shade & PEER, theme.peer),
            (given and own is None, theme.given_ground),
        )
        return next((ground for applies, ground in grounds if applies), own or theme.board)

    @property
    def _frame(self) -> int:
        """The width of the cursor's frame."""
        return max(2, round(self._size * FRAME))

    def _shows_colours(self, cell: Cell) -> bool:
        """Whether the player's colours are visible, and not covered by something more important."""
        return bool(cell.colours) and not (cell.conflict or cell.ground or cell.mark is Mark.SHOWN)

    def _draw_colours(self, painter: QPainter, mask: int, *, selected: bool) -> None:
        """Fill the cell with its colours, from the top left; a selection remains as an edge."""
        edge = round(self._size * SELECTED_EDGE) if selected else 0
        painter.save()
        painter.translate(edge, edge)
        colours = [self._theme.player(number) for number in digits_in(mask)]
        for colour, area in zip(colours, bands(self._size - 2 * edge, len(colours)), strict=True):
            painter.fillPath(area, brush_of(colour))
        painter.restore()

    def _draw_cursor(self, painter: QPainter, mode: EntryMode, *, waiting: bool) -> None:
        """Draw the cursor's frame inside the cell, so that its contents stay readable.

        For corner notes only its corners are drawn, for centre notes only the middles of its sides;
        for colours it is dashed.
        """
        width = self._frame
        theme = self._theme
        ink = blend(theme.cursor, theme.board, 0.45) if waiting else theme.cursor
        frame = QRectF(0, 0, self._size, self._size).adjusted(
            width / 2, width / 2, -width / 2, -width / 2
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(frame, width * 0.75, width * 0.75)
        painter.save()
        if area := cursor_area(mode, self._size):
            painter.setClipPath(area, QtCore.Qt.ClipOperation.IntersectClip)
        pen = pen_of(ink, width)
        if mode is EntryMode.COLOUR:
            pen.setDashPattern([2.0, 3.0])
        painter.strokePath(path, pen)
        painter.restore()


def _beside_label(size: int) -> QPainterPath:
    """All of a cell but the place of the label in its corner."""
    whole, label = QPainterPath(), QPainterPath()
    whole.addRect(QRectF(0, 0, size, size))
    label.addRect(QRectF(0, 0, LABEL_WIDE * size, LABEL_HIGH * size))
    return whole.subtracted(label)


def bands(size: int, count: int) -> list[QPainterPath]:
    """A square divided into bands along the rising diagonal, from the top left on."""
    square = QPainterPath()
    square.addRect(0, 0, size, size)
    cuts = [QPainterPath(), *(_above(2 * size * (part + 1) / count) for part in range(count))]
    if count == 1:
        return [square]
    return [square.intersected(after.subtracted(before)) for before, after in pairwise(cuts)]


def _above(reach: float) -> QPainterPath:
    """All points whose coordinates add up to no more than `reach`."""
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(reach, 0)
    path.lineTo(0, reach)
    path.closeSubpath()
    return path


def cursor_area(mode: EntryMode, size: int) -> QPainterPath | None:
    """The part of a cell with the cursor's frame; None for all of it."""
    if not mode.is_note:
        return None
    third = size / 3
    upright, level, whole = QPainterPath(), QPainterPath(), QPainterPath()
    upright.addRect(third, 0, third, size)
    level.addRect(0, third, size, third)
    whole.addRect(0, 0, size, size)
    cross = upright.united(level)
    return cross if mode is EntryMode.CENTRE else whole.subtracted(cross)
