# SPDX-License-Identifier: MIT
"""A board of square cells: their places, their painting, and the cursor's movement.

No game is known here. The base is `QTableView` for the sake of assistive technology, which reads
it; its headers and geometry are not used, because they know only logical pixels: at 125 % none of
its columns is a whole number of device pixels wide.
"""

from collections.abc import Sequence
from math import ceil, floor
from typing import TYPE_CHECKING, Protocol

from PySide6 import QtCore
from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QSizePolicy,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sudoku_qt.override import override
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.board.keys import end_of, step_of
from sudoku_qt.views.device_pixels import line_width, slack_of, use_device_pixels
from sudoku_qt.views.parts import has_keys
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import Themed

if TYPE_CHECKING:  # made at the first pause
    from sudoku_qt.views.board.pause_card import PauseCard

Index = QModelIndex | QPersistentModelIndex
Selecting = QItemSelectionModel.SelectionFlag

LEAST_CELL = 24
"""A smaller cell, in logical pixels, is unusable."""
USUAL_CELL = 62


class Overlay(Protocol):
    """Something painted over the cells, in device pixels."""

    def paint(self, painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
        """Paint it over a board with this geometry."""


class BoardView(Themed, QTableView):
    """Shows a model of n rows and n columns as a board, and moves a cursor over it.

    `lines` are the logical widths of the lines before, between and after the cells. A delegate gets
    a painter and a rectangle in device pixels; only the rectangle of its option is set. What the
    board adds to a cell depends on the game, whose view tells its delegate.
    """

    cursor_moved = Signal(int)
    """The cursor moved to another cell, numbered in reading order."""
    cover_clicked = Signal()
    """The cover of a paused game was clicked."""

    def __init__(self, lines: tuple[float, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = len(lines) - 1
        self._lines, self._rim = lines, 0.0
        # The table's own viewport is made in C++; to wrap it, PySide would load every widget class,
        # a tenth of the time until the board is painted.
        self.surface = QWidget()
        self.setViewport(self.surface)
        self._board = BoardGeometry.fit(0, 0, (0, 0))
        self._fitted, self._slack = (0, 0, 0.0), 0.0
        self._uncovered = False
        self._pause: PauseCard | None = None
        self._overlay: Overlay | None = None
        self._be_a_board()

    def _be_a_board(self) -> None:
        """Switch off everything that makes a table view look like a table."""
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAutoScroll(False)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(self.count * LEAST_CELL, self.count * LEAST_CELL)
        # Opaque: otherwise Qt paints what lies under the board with each of its cells.
        self.surface.setAutoFillBackground(True)
        self._dress_surface()

    def _dress_surface(self) -> None:
        """Let Qt fill the background, which happens before anything else is painted."""
        palette = QPalette()
        palette.setColor(self.surface.backgroundRole(), self.theme.window)
        self.surface.setPalette(palette)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._dress_surface()
        self.surface.update()

    def set_lines(self, lines: tuple[float, ...], rim: float = 0.0) -> None:
        """Set the widths of the lines, and with them the number of cells, one fewer.

        `rim` is the room around the board, in cells.
        """
        self.count = len(lines) - 1
        self._lines, self._rim = lines, rim
        self._fitted = (0, 0, 0.0)
        self.surface.update()

    def set_overlay(self, overlay: Overlay | None) -> None:
        """Paint something over the cells from now on, or with None nothing."""
        self._overlay = overlay
        self.surface.update()

    # Where the cells lie

    @property
    def board(self) -> BoardGeometry:
        """The geometry of the cells, in device pixels of the viewport."""
        ratio = self.devicePixelRatioF()
        room = self.surface.size()
        fitted = room.width(), room.height(), ratio
        if fitted != self._fitted:
            lines = tuple(line_width(line, ratio) for line in self._lines)
            width, height = floor(room.width() * ratio), floor(room.height() * ratio)
            self._board = BoardGeometry.fit(width, height, lines, self._rim)
            self._fitted, self._slack = fitted, slack_of(ratio)
        return self._board

    def whole_side(self, room: int) -> int:
        """The logical side of the largest board of whole cells in a square of this side."""
        ratio = self.devicePixelRatioF()
        lines = tuple(line_width(line, ratio) for line in self._lines)
        spare = ceil(2 * slack_of(ratio))  # its first pixel may be half of another's
        device = floor(room * ratio) - 2 * spare
        board = BoardGeometry.fit(device, device, lines, self._rim)
        side = board.side + 2 * ceil(self._rim * board.cell)
        return min(room, ceil((side + 2 * spare) / ratio))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.count * USUAL_CELL, self.count * USUAL_CELL)

    def visualRect(self, index: Index) -> QRect:
        """The logical rectangle of a cell."""
        return self.cell_rect(index.row(), index.column()) if index.isValid() else QRect()

    def cell_rect(self, row: int, column: int) -> QRect:
        """The logical rectangle that contains all device pixels of a cell."""
        board, ratio, slack = self.board, self.devicePixelRatioF(), self._slack
        x, y = board.corner(row, column)
        left, top = floor((x - slack) / ratio), floor((y - slack) / ratio)
        right = ceil((x + board.cell + slack) / ratio)
        bottom = ceil((y + board.cell + slack) / ratio)
        return QRect(left, top, right - left, bottom - top)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """The region of all selected cells."""
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The cell at a point of the viewport."""
        ratio = self.devicePixelRatioF()
        place = self.board.cell_at(point.x() * ratio, point.y() * ratio)
        return self.model().index(*place) if place else QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Do nothing: the whole board is always visible."""

    def updateGeometries(self) -> None:
        """Do nothing: there are no headers to lay out, and there is nothing to scroll."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the window."""
        event.ignore()

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Repaint one cell, or else the whole board."""
        super().dataChanged(top_left, bottom_right, roles)
        if top_left != bottom_right:
            self.surface.update()

    # The cursor

    @property
    def cursor_cell(self) -> int:
        """The number of the cursor's cell, in reading order."""
        index = self.currentIndex()
        return index.row() * self.count + index.column()

    def move_to(self, row: int, column: int, *, extend: bool = False) -> None:
        """Put the cursor on a cell and select it; with `extend` the selection is kept."""
        self.selectionModel().setCurrentIndex(
            self.model().index(row, column),
            Selecting.Select if extend else Selecting.ClearAndSelect,
        )

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Report where the cursor is now."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.cursor_moved.emit(self.cursor_cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor where the mouse is."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == QtCore.Qt.MouseButton.LeftButton:
            self.move_to(index.row(), index.column())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Do nothing: the rubber band of a table is not wanted."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do nothing: everything happens on pressing."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click as a click."""
        if not self._uncovered:  # otherwise the click on the cover would reach the board
            self.mousePressEvent(event)

    def tell_pause(self, title: str, time: str) -> None:
        """Cover the board during a pause with what is played, and for how long."""
        if self._pause is None:
            from sudoku_qt.views.board.pause_card import PauseCard  # not needed at the start: 46 ms

            self._pause = PauseCard(self.surface)
            self._pause.clicked.connect(self.uncover)
        self._pause.tell(title, time)

    def end_pause(self) -> None:
        """Remove the cover of the pause; the keyboard focus returns to the board."""
        if self._pause is not None:
            if has_keys(self._pause):
                self.setFocus()  # before it is hidden: otherwise Qt moves the focus as Tab does
            self._pause.hide()

    def uncover(self) -> None:
        """Ask to resume; a click on a covered board means no cell, since nobody has seen it."""
        self._uncovered = True
        self.cover_clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor; every other key is left to the window."""
        target = self.target_of(event)
        if target is None:
            event.ignore()
            return
        self.move_to(
            *target, extend=bool(event.modifiers() & QtCore.Qt.KeyboardModifier.ShiftModifier)
        )

    def takes_from_anywhere(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's wherever in the window it is pressed; here none."""
        return False

    def target_of(self, event: QKeyEvent) -> tuple[int, int] | None:
        """The row and column that a key moves the cursor to; None for other keys."""
        held, names = event.modifiers(), QtCore.Qt.KeyboardModifier
        ctrl, alt = bool(held & names.ControlModifier), bool(held & names.AltModifier)
        row, column = divmod(self.cursor_cell, self.count)
        step = step_of(event.key())
        if step is None:
            return end_of(event.key(), row, column, self.count - 1, ctrl=ctrl)
        return self.stepped(row, column, step, ctrl=ctrl, alt=alt)

    def stepped(
        self, row: int, column: int, step: tuple[int, int], *, ctrl: bool, alt: bool
    ) -> tuple[int, int] | None:
        """The cell that an arrow leads to; each game decides on Ctrl and Alt."""
        if ctrl or alt:
            return None
        down, right = step
        last = self.count - 1
        return min(max(row + down, 0), last), min(max(column + right, 0), last)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, the cells that need it, and what lies over them."""
        painter = QPainter(self.surface)
        use_device_pixels(painter)
        self.paint_under(painter)
        if self.model() is not None:
            self.paint_cells(painter, self._cells_in(event.region()))
        self.paint_over(painter)
        painter.end()

    def _cells_in(self, region: QRegion) -> set[tuple[int, int]]:
        """The cells that a region of logical pixels touches."""
        board, ratio, slack = self.board, self.devicePixelRatioF(), self._slack
        cells: set[tuple[int, int]] = set()
        for rect in region:  # type: ignore[attr-defined]  # the stubs lack its iterator
            x, y = rect.x() * ratio - slack, rect.y() * ratio - slack
            width, height = rect.width() * ratio + 2 * slack, rect.height() * ratio + 2 * slack
            cells.update(board.cells_in(x, y, width, height))
        return cells

    def paint_cells(self, painter: QPainter, cells: set[tuple[int, int]]) -> None:
        """Have the delegate paint some cells, given by row and column."""
        model, board, delegate = self.model(), self.board, self.itemDelegate()
        option = QStyleOptionViewItem()
        for place in cells:
            option.rect = QRect(*board.corner(*place), board.cell, board.cell)
            delegate.paint(painter, option, model.index(*place))

    def paint_under(self, painter: QPainter) -> None:
        """Paint what lies between the window's background and the cells; here nothing."""

    def paint_over(self, painter: QPainter) -> None:
        """Paint what lies over the cells."""
        if self._overlay is not None:
            self._overlay.paint(painter, self.board, self.theme)
