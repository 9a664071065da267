# SPDX-License-Identifier: MIT
"""Input by mouse, finger and pen on the Sudoku board: select, paint, enter, open the menu.

Qt turns touches and pen events into mouse events; the event's pointer type tells them apart.
"""

from PySide6 import QtCore
from PySide6.QtCore import QModelIndex, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QMouseEvent, QPointingDevice

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.entry_mode import Entry, EntryMode
from sudoku_qt.models.sudoku.board.model import Index, Role
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.sudoku.cell.note_places import Note, digit_at, has_row, placed_notes
from sudoku_qt.views.sudoku.input.cell_picker import CellPicker


class BoardMouse(QObject):
    """Handles presses according to the entry mode."""

    cell_painted = Signal(int, str)
    """The locked digit is to be entered in a cell, by an `EntryMode`."""
    candidate_clicked = Signal(int, int, str)
    """A cell's candidate was clicked, by its digit: to be placed, noted or painted: an `EntryMode`.
    """
    menu_asked = Signal(int, int, QPoint)
    """The menu of a cell is to be shown, for a digit noted there or 0, at a point of the screen."""

    erase_asked = Signal()
    """The eraser of a pen touches the cursor's cell."""

    def __init__(self, board: BoardView, picker: CellPicker) -> None:
        super().__init__(board)
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._hold_on)
        self._board, self._picker = board, picker
        self.entry = Entry()
        self._stroke = EntryMode.DIGIT
        self._had: bool | None = None

    # Buttons

    def press(self, event: QMouseEvent) -> None:
        """Begin: enter a locked digit, toggle a note, or select."""
        index, buttons = self._index(event), QtCore.Qt.MouseButton
        self._had = None
        self._hold.stop()
        if event.button() not in {buttons.LeftButton, buttons.RightButton}:
            event.ignore()  # it is the window's
            return
        if not index.isValid():
            return
        held = QtCore.Qt.KeyboardModifier
        if is_by(event, "Eraser"):
            self._erase(index)
        elif self.entry.locked and event.modifiers() in {held.NoModifier, held.ShiftModifier}:
            self._begin_to_paint(event, index)
        elif event.button() == buttons.LeftButton:
            self._select(event, index)
            if is_by(event, "Finger"):
                self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def _erase(self, index: Index) -> None:
        self._picker.alone(index)
        self.erase_asked.emit()

    def drag(self, event: QMouseEvent) -> None:
        """Continue over another cell: paint it like the first one, or select it."""
        index = self._index(event)
        if not index.isValid() or index == self._board.currentIndex():
            return
        self._hold.stop()
        if is_by(event, "Eraser"):
            self._erase(index)
        elif self._had is not None:
            self._picker.alone(index)
            if self._has(cell_of(index), self._stroke) == self._had:
                self.cell_painted.emit(number_of(index), self._stroke)
        elif not self.entry.locked and event.buttons() & QtCore.Qt.MouseButton.LeftButton:
            self._picker.drag(index)

    def press_again(self, event: QMouseEvent) -> None:
        """Handle a quick second press: select all cells with a digit, or place a candidate."""
        index, left = self._index(event), QtCore.Qt.MouseButton.LeftButton
        other = event.button() != left or is_by(event, "Eraser")
        if not index.isValid() or self.entry.locked or other:
            self.press(event)
            return
        value, note = cell_of(index).value, self.note_at(index, event.position().toPoint())
        if value:
            numbers = range(self._board.count**2)
            self._picker.add(number for number in numbers if self._value(number) == value)
        elif self.entry.mode is EntryMode.DIGIT:
            if note:
                self.candidate_clicked.emit(number_of(index), note.digit, EntryMode.DIGIT)
        else:
            self.press(event)

    def ask_menu(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cell under the mouse, or of the cursor's; a lock has its own."""
        self._hold.stop()  # where the system itself makes a right click of a finger that stays
        if event.reason() != QContextMenuEvent.Reason.Mouse:
            self._ask_menu_of_cursor()
            return
        index = self._board.indexAt(event.pos())
        if not index.isValid() or self.entry.locked:
            return
        if not self._board.selectionModel().isSelected(index):
            self._picker.alone(index)
        note = self.note_at(index, event.pos())
        self.menu_asked.emit(number_of(index), note.digit if note else 0, event.globalPos())

    def _hold_on(self) -> None:
        """Treat a finger that has not moved as a right click."""
        if QGuiApplication.mouseButtons():
            self._ask_menu_of_cursor()

    def _ask_menu_of_cursor(self) -> None:
        index = self._board.currentIndex()
        place = self._board.surface.mapToGlobal(self._board.visualRect(index).center())
        self.menu_asked.emit(number_of(index), 0, place)

    # What they mean

    def _begin_to_paint(self, event: QMouseEvent, index: Index) -> None:
        """Enter the locked digit; with Shift or the right button, as a note.

        A locked colour is for the candidate under the mouse or, without one, for the cell; with
        Shift or the right button always for the cell.
        """
        plain = event.button() == QtCore.Qt.MouseButton.LeftButton and not event.modifiers()
        cell, mode = cell_of(index), self.entry.mode
        self._picker.alone(index)
        note = self.note_at(index, event.position().toPoint())
        if plain and mode is EntryMode.COLOUR and note and not note.corner:
            self.candidate_clicked.emit(number_of(index), note.digit, mode)
            return
        self._stroke = mode if plain or mode is not EntryMode.DIGIT else EntryMode.CENTRE
        if self._stroke is not EntryMode.DIGIT:
            self._had = self._has(cell, self._stroke)
        self.cell_painted.emit(number_of(index), self._stroke)

    def _select(self, event: QMouseEvent, index: QModelIndex) -> None:
        """Select; while entering notes, remove a note, or note a digit in the cursor's cell.

        A click in any other cell without that note may be meant only to select it.
        """
        again = index == self._board.currentIndex()
        self._picker.press(index, event.modifiers())
        mode = self.entry.mode
        if not mode.is_note or event.modifiers() or cell_of(index).value:
            return
        note = self.note_at(index, event.position().toPoint())
        if note:
            kind = EntryMode.CORNER if note.corner else EntryMode.CENTRE
            self.candidate_clicked.emit(number_of(index), note.digit, kind)
        elif again and mode is EntryMode.CENTRE and not has_row(cell_of(index)):
            within = self._within(index, event.position().toPoint())
            digit = digit_at(*within, self._size, cell_of(index).layout)
            if digit <= self._board.count:
                self.candidate_clicked.emit(number_of(index), digit, mode)

    def _has(self, cell: Cell, mode: EntryMode) -> bool:
        """Whether the cell has the locked digit in the form in which it would be entered."""
        layers = {
            EntryMode.CORNER: cell.corners,
            EntryMode.CENTRE: cell.notes,
            EntryMode.COLOUR: cell.colours,
        }
        return bool(layers[mode] >> self.entry.locked - 1 & 1)

    # Where

    def note_at(self, index: Index, point: QPoint) -> Note | None:
        """The note of a cell at a point of the viewport."""
        x, y = self._within(index, point)
        notes = placed_notes(cell_of(index), self._size)
        return next((note for note in notes if note.holds(x, y)), None)

    def _within(self, index: Index, point: QPoint) -> tuple[float, float]:
        """A point of the viewport in the device pixels of a cell."""
        ratio = self._board.devicePixelRatioF()
        left, top = self._board.board.corner(index.row(), index.column())
        return point.x() * ratio - left, point.y() * ratio - top

    @property
    def _size(self) -> int:
        return self._board.board.cell

    def _index(self, event: QMouseEvent) -> QModelIndex:
        return self._board.indexAt(event.position().toPoint())

    def _value(self, number: int) -> int:
        return cell_of(self._board.model().index(*divmod(number, self._board.count))).value


def is_by(event: QMouseEvent, pointer: str) -> bool:
    """Whether a mouse event was made by this type of pointer, such as a finger."""
    return event.pointerType() == QPointingDevice.PointerType[pointer]


def cell_of(index: Index) -> Cell:
    """The model's data of a cell."""
    cell: Cell = index.data(Role.CELL)
    return cell


def number_of(index: Index) -> int:
    """The number of a cell in reading order."""
    return index.row() * index.model().columnCount() + index.column()
