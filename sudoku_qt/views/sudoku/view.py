# SPDX-License-Identifier: MIT
"""The Sudoku board: what its keys and the mouse mean, and which cells are shaded."""

from collections.abc import Sequence

from PySide6 import QtCore
from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QModelIndex,
    QPoint,
    QRectF,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.cell import Cell
from sudoku_qt.models.sudoku.model import CELLS, SIDE, Index, Role
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.brushes import brush_of, fill
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.sudoku.input.cell_picker import CellPicker
from sudoku_qt.views.sudoku.input.keys import erases, is_blank, is_mode_key, stroke_of
from sudoku_qt.views.sudoku.note_places import note_places
from sudoku_qt.views.sudoku.shading import NO_SHADES, shades
from sudoku_qt.views.theme import Theme

LINES = (3.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 3.0)
"""Frame, thin lines and box lines in logical pixels."""
RADIUS = 5
MIDDLE = 4, 4
MANY = 27
"""From so many cells on it is quicker to paint the board than to find out what to leave out."""


class SudokuView(BoardView):
    """Shows a `SudokuModel` and says what the player wants done with it."""

    digit_entered = Signal(int, bool)
    """A digit 1-9 was typed, or chosen with the mouse; true if it is to be a note."""
    erase_asked = Signal()
    blank_typed = Signal()
    """While givens are typed in: the cell stays empty."""
    rub_out_asked = Signal()
    """While givens are typed in: what was just typed is to go."""
    mode_toggled = Signal()
    """The other way of entering is wanted."""
    candidate_clicked = Signal(int, int)
    """A note is to come or go by a click while entering notes: cell and digit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(LINES, theme, parent)
        self._delegate = SudokuDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self._picker = CellPicker(self)
        self._shades = NO_SHADES
        self._read: list[Cell] = []
        self._notes_mode = self._typing = False
        self._paused = False
        self.setTabKeyNavigation(True)  # here Tab leads to cells, if keyPressEvent says so
        self._name()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.surface.update()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Sudoku board"))
        self.setAccessibleDescription(
            self.tr(
                "Tab and Shift+Tab go to the next and the previous empty cell. "
                "Ctrl+Tab or F6 leaves the board."
            )
            if self.tabKeyNavigation()
            else self.tr("Tab leaves the board.")
        )

    def set_tab_leaves(self, on: bool) -> None:  # noqa: FBT001 - the two meanings of a key
        """Let Tab leave the board, or lead to the next empty cell."""
        self.setTabKeyNavigation(not on)
        self._name()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._delegate.set_theme(theme)
        super().set_theme(theme)

    def set_notes_mode(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Take digits and clicks for notes, or no longer."""
        self._notes_mode = on

    def set_typing(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Take keys for givens that are copied cell by cell, or no longer."""
        self._typing = on

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board, or show it again."""
        self._paused = on
        self.surface.update()

    # The model

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show another game, with the cursor in the middle."""
        self._read = []
        super().setModel(model)
        if model is not None:
            self.move_to(*MIDDLE)

    def reset(self) -> None:
        """Read the whole model anew."""
        self._read = []
        super().reset()

    def selected_cells(self) -> list[int]:
        """The selected cells in reading order."""
        indexes = self.selectionModel().selectedIndexes()
        return sorted(index.row() * SIDE + index.column() for index in indexes)

    @property
    def _cells(self) -> list[Cell]:
        """What the model says of every cell; it is asked again when it says that it changed."""
        if not self._read:
            model = self.model()
            indexes = (model.index(*divmod(cell, SIDE)) for cell in range(CELLS))
            self._read = [model.data(index, Role.CELL) for index in indexes]
        return self._read

    # Shading

    def _shade(self) -> None:
        """Shade anew, and paint again where that makes a difference."""
        if self.model() is None or not self.currentIndex().isValid():
            return
        selected = frozenset(self.selected_cells())
        waiting = not self.hasFocus()
        new = shades(self.cursor_cell, self._cells, selected, waiting=waiting)
        differing = [cell for cell in range(CELLS) if self._shades[cell] != new[cell]]
        self._shades = new
        self._delegate.set_shades(new)
        if len(differing) > MANY:
            self.surface.update()
        else:
            for cell in differing:
                self.surface.update(self.cell_rect(*divmod(cell, SIDE)))

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Paint what changed; other cells may hold the cursor's digit now."""
        self._read = []
        super().dataChanged(top_left, bottom_right, roles)
        self._shade()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Shade for the new cursor."""
        super().currentChanged(current, previous)
        self._shade()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Show what is selected now."""
        super().selectionChanged(selected, deselected)
        self._shade()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor as the keyboard's own."""
        super().focusInEvent(event)
        self._shade()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the cursor as one that waits."""
        super().focusOutEvent(event)
        self._shade()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits, erasing and modes; the rest moves the cursor or is the window's."""
        if self._paused:
            event.ignore()
            return
        stroke = stroke_of(event)
        if self._typing and self._is_typed(event):
            return
        if stroke and stroke.digit:
            self.digit_entered.emit(stroke.digit, stroke.note or self._notes_mode)
        elif stroke or erases(event.key()):
            self.erase_asked.emit()
        elif not self._is_taken(event):
            super().keyPressEvent(event)

    def _is_typed(self, event: QKeyEvent) -> bool:
        """Leave the cell empty, or go back, where givens are typed in and the key says so."""
        if is_blank(event):
            self.blank_typed.emit()
        elif event.key() == QtCore.Qt.Key.Key_Backspace:
            self.rub_out_asked.emit()
        else:
            return False
        return True

    def takes_from_anywhere(self, event: QKeyEvent) -> bool:
        """Whether a key is a digit, or one that erases."""
        return not self._paused and (stroke_of(event) is not None or erases(event.key()))

    def target_of(self, event: QKeyEvent) -> tuple[int, int] | None:
        """The cell that a key leads to; Tab and Shift+Tab lead to empty ones."""
        names = QtCore.Qt.Key
        way = {names.Key_Tab: 1, names.Key_Backtab: -1}.get(names(event.key()))
        if way is None:
            return super().target_of(event)
        return self._next_empty(way) if self.tabKeyNavigation() else None

    def _next_empty(self, way: int) -> tuple[int, int] | None:
        """The next empty cell in reading order, forward or back, beyond the ends too."""
        round_trip = ((self.cursor_cell + way * far) % CELLS for far in range(1, CELLS))
        empty = (divmod(cell, SIDE) for cell in round_trip if not self._cells[cell][0])
        return next(empty, None)

    def _is_taken(self, event: QKeyEvent) -> bool:
        """Switch the way of entering, or drop a selection, where the key says so."""
        key, names = event.key(), QtCore.Qt.Key
        if event.modifiers():
            return False
        if key == names.Key_Escape:
            return self._picker.only_cursor()
        if not is_mode_key(key):
            return False
        if key == names.Key_Space or (key == names.Key_X) != self._notes_mode:
            self.mode_toggled.emit()
        return True

    def stepped(
        self, row: int, column: int, step: tuple[int, int], *, ctrl: bool, alt: bool
    ) -> tuple[int, int] | None:
        """Step to the next cell; with Ctrl to the next empty one, with Ctrl+Alt to the next box."""
        if not ctrl:
            return super().stepped(row, column, step, ctrl=ctrl, alt=alt)
        down, right = step
        if alt:
            target = row + 3 * down, column + 3 * right
            return target if on_board(*target) else (row, column)
        target = row + down, column + right
        while on_board(*target):
            if not self.model().index(*target).data(Role.VALUE):
                return target
            target = target[0] + down, target[1] + right
        return row, column

    # The mouse

    def _meant(self, event: QMouseEvent) -> QModelIndex:
        """The cell that the left button means, or none."""
        left = QtCore.Qt.MouseButton.LeftButton
        hidden = self._paused or self._uncovered
        if hidden or not (event.button() | event.buttons()) & left:
            return QModelIndex()
        return self.indexAt(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select cells; while entering notes a click takes a note away, or notes a digit.

        Where nothing is noted it does so in the cursor's cell alone: a click in any other may only
        be meant to select that. A click on the cover of a paused game lets it go on.
        """
        if self._paused:
            self.uncover()
            return
        self._uncovered = False
        index = self._meant(event)
        if not index.isValid():
            return
        again = index == self.currentIndex()
        self._picker.press(index, event.modifiers())
        if self._notes_mode and not event.modifiers():
            digit = self._candidate_at(index, event.position().toPoint())
            if digit and (again or is_noted(index, digit)):
                self.candidate_clicked.emit(self.cursor_cell, digit)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select, or with Ctrl remove, the cells that the mouse is dragged over."""
        index = self._meant(event)
        if index.isValid() and index != self.currentIndex():
            self._picker.drag(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select all cells with a digit, or place the candidate that was clicked."""
        index = self._meant(event)
        if not index.isValid():
            return
        value = index.data(Role.VALUE)
        digit = self._candidate_at(index, event.position().toPoint())
        if value:
            self._picker.add(cell for cell in range(CELLS) if self._cells[cell][0] == value)
        elif self._notes_mode:
            self.mousePressEvent(event)
        elif is_noted(index, digit):
            self.digit_entered.emit(digit, False)  # noqa: FBT003 - a signal has no names

    def _candidate_at(self, index: QModelIndex, point: QPoint) -> int:
        """The digit whose note has its place there in an empty cell, else 0."""
        if index.data(Role.VALUE):
            return 0
        ratio = self.devicePixelRatioF()
        left, top = self.board.corner(index.row(), index.column())
        room, first, step = note_places(self.board.cell)
        edge = first + (room - step) // 2
        column, row = (
            min(max(int((at * ratio - start - edge) // step), 0), 2)
            for at, start in ((point.x(), left), (point.y(), top))
        )
        return row * 3 + column + 1

    # Painting

    def paint_under(self, painter: QPainter) -> None:
        """Paint the ground and the lines; the cells leave them free."""
        super().paint_under(painter)
        board, theme = self.board, self.theme
        left, top, side = board.left, board.top, board.side
        fill(painter, left, top, side, side, theme.thin)
        for start, width in board.bars[2::3]:
            fill(painter, left + start, top, width, side, theme.box)
            fill(painter, left, top + start, side, width, theme.box)

    def paint_over(self, painter: QPainter) -> None:
        """Paint the frame with its round corners, and the cover of a paused game."""
        board = self.board
        width, radius = board.lines[0], RADIUS * self.devicePixelRatioF()
        outer = QRectF(board.left, board.top, board.side, board.side)
        inner = outer.adjusted(width, width, -width, -width)
        if self._paused:
            self._paint_cover(painter, inner)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corners, frame = QPainterPath(), QPainterPath()
        corners.addRect(outer)
        corners.addRoundedRect(outer, radius, radius)
        frame.addRoundedRect(outer, radius, radius)
        frame.addRoundedRect(inner, max(0.0, radius - width), max(0.0, radius - width))
        painter.fillPath(corners, brush_of(self.theme.window))
        painter.fillPath(frame, brush_of(self.theme.box))

    def _paint_cover(self, painter: QPainter, inner: QRectF) -> None:
        painter.fillRect(inner, self.theme.panel)
        painter.setPen(self.theme.muted)
        painter.setFont(face(self.board.cell * 0.5, Weight.Medium))
        painter.drawText(inner, QtCore.Qt.AlignmentFlag.AlignCenter, self.tr("Paused"))


def is_noted(index: Index, digit: int) -> bool:
    """Whether a digit is noted in a cell."""
    return bool(index.data(Role.NOTES) >> digit - 1 & 1)


def on_board(row: int, column: int) -> bool:
    """Whether there is such a cell."""
    return 0 <= row < SIDE and 0 <= column < SIDE
