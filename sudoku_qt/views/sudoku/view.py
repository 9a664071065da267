# SPDX-License-Identifier: MIT
"""The Sudoku board: the meaning of keys and the mouse, and the shading of cells."""

from typing import TYPE_CHECKING, cast

from PySide6 import QtCore
from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelection, QPoint, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.board.colours import COLOURS
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Entry, EntryMode, Filter
from sudoku_qt.models.sudoku.board.model import STANDARD_SHAPE, Index, Shape, SudokuModel
from sudoku_qt.views.board.keys import step_of
from sudoku_qt.views.sudoku.board_painting import PaintedBoard
from sudoku_qt.views.sudoku.input.cell_picker import CellPicker
from sudoku_qt.views.sudoku.input.commands import FILTER_STEPS, command_of
from sudoku_qt.views.sudoku.input.keys import (
    BoardOptions,
    Stroke,
    arrow_of,
    filter_of,
    is_blank,
    stroke_of,
)
from sudoku_qt.views.sudoku.input.mouse import BoardMouse
from sudoku_qt.views.sudoku.input.movement import (
    empty_after,
    nearest_empty,
    neighbour,
    next_box,
    next_empty,
)
from sudoku_qt.views.sudoku.shading import Highlight, Look, is_solved, shades

if TYPE_CHECKING:  # handed over when a constraint is drawn; a start need not
    from sudoku_qt.views.sudoku.drawing.pencil import Pencil

MANY = 27
"""From so many cells on, repainting the whole board is faster than finding what to skip."""


class SudokuView(PaintedBoard):
    """Shows a `SudokuModel` and emits what the player does."""

    digit_entered = Signal(int, str)
    """A digit is to be entered in the selected cells, by an `EntryMode`."""
    cell_painted = Signal(int, str)
    """The locked digit is to be entered in a cell, by an `EntryMode`."""
    candidate_clicked = Signal(int, int, str)
    """A cell's candidate was clicked, by its digit: to be placed, noted or painted: an `EntryMode`.
    """
    erase_asked = Signal()
    blank_typed = Signal()
    """While givens are typed in: the cell is to stay empty."""
    rub_out_asked = Signal()
    """While givens are typed in: the last input is to be removed."""
    mode_asked = Signal(str)
    """Another `EntryMode` is wanted."""
    filter_asked = Signal(object)
    """A `Filter` is to be switched on or, if it is on already, off."""
    filter_stepped = Signal(int)
    """The next digit is to be highlighted (1), or the previous one (-1)."""
    unlock_asked = Signal()
    """The locked digit is to be unlocked."""
    menu_asked = Signal(int, int, QPoint)
    """The menu of a cell is to be shown, for a digit noted there or 0, at a point of the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picker = CellPicker(self)
        self._mouse = BoardMouse(self, self.picker)
        self.pencil: Pencil | None = None  # what the mouse draws with, if it selects no cells
        self.entry = Entry()
        self._options, self._highlight = BoardOptions(), Highlight()
        self._typing = False
        self.setTabKeyNavigation(True)  # keyPressEvent decides whether Tab leads to cells
        self._listen()
        self.retranslate()

    def _listen(self) -> None:
        self._mouse.cell_painted.connect(self.cell_painted)
        self._mouse.candidate_clicked.connect(self.candidate_clicked)
        self._mouse.menu_asked.connect(self.menu_asked)
        self._mouse.erase_asked.connect(self.erase_asked)

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self.setAccessibleName(self.tr("Sudoku board"))
        self.setAccessibleDescription(
            self.tr(
                "Tab and Shift+Tab go to the next and the previous empty cell. "
                "Ctrl+Tab or F6 leaves the board."
            )
            if self.tabKeyNavigation()
            else self.tr("Tab leaves the board.")
        )
        self.surface.update()

    def set_tab_leaves(self, on: bool) -> None:  # noqa: FBT001 - the two meanings of a key
        """Let Tab leave the board, or go to the next empty cell."""
        self.setTabKeyNavigation(not on)
        self.retranslate()

    def set_entry(self, entry: Entry) -> None:
        """Set how digits are entered, and show it."""
        self.entry = self._mouse.entry = entry
        self._shade()

    def set_options(self, options: BoardOptions, highlight: Highlight) -> None:
        """Set the player's options for keys and highlighting."""
        before, self._options, self._highlight = self._highlight, options, highlight
        if highlight != before:
            self._shade()

    def set_typing(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Use keys for givens that are copied cell by cell, or no longer."""
        self._typing = on

    # The model

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show another game, with the cursor in the middle."""
        self._read.forget()
        before = self.model()
        if isinstance(before, SudokuModel):
            before.cells_changed.disconnect(self._shade)
            before.signs_changed.disconnect(self._take_signs)
            before.modelReset.disconnect(self._begin)
        super().setModel(model)
        if isinstance(model, SudokuModel):
            model.cells_changed.connect(self._shade)
            model.signs_changed.connect(self._take_signs)
            self._take_signs()
            model.modelReset.connect(self._begin)  # after the selection has taken notice of it
        if model is not None:
            self._begin()

    def _take_signs(self) -> None:
        """Write digits as the model does."""
        self._delegate.set_signs(cast("SudokuModel", self.model()).signs)
        self.surface.update()

    @property
    def shape(self) -> Shape:
        """The shape of the grid, with its rules."""
        model = self.model()
        return model.grid.shape if isinstance(model, SudokuModel) else STANDARD_SHAPE

    def selected_cells(self) -> list[int]:
        """The selected cells in reading order."""
        indexes = self.selectionModel().selectedIndexes()
        return sorted(index.row() * self.count + index.column() for index in indexes)

    # Shading

    def _shade(self) -> None:
        """Update the shading, and repaint the cells that differ."""
        if self.model() is None or not self.currentIndex().isValid():
            return
        selected = frozenset(self.selected_cells())
        look = Look(self.cursor_cell, not self.hasFocus(), self.entry, self._highlight)
        new, before = shades(self.cells, selected, look, self.shape), self._shades
        count = self.count
        differing = [cell for cell in range(count * count) if before[cell] != new[cell]]
        self._set_shades(new)
        if len(differing) > MANY:
            self.surface.update()
        else:
            for cell in differing:
                self.surface.update(self.cell_rect(*divmod(cell, count)))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Shade the cells for the new cursor."""
        super().currentChanged(current, previous)
        self._shade()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Show the new selection."""
        super().selectionChanged(selected, deselected)
        self._shade()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor as having the focus."""
        super().focusInEvent(event)
        self._shade()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the cursor as not having the focus."""
        super().focusOutEvent(event)
        self._shade()

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep filter keys and letters of digits from the window, which has other uses for them."""
        is_key = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride
        if is_key and self._is_first_for(cast("QKeyEvent", event)):
            event.accept()
            return True
        return super().event(event)

    def _is_first_for(self, event: QKeyEvent) -> bool:
        stroke = self._stroke_of(event)
        return bool(self._filter_of(event)) or (stroke is not None and stroke.digit > 9)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle digits, erasing and modes; other keys move the cursor or go to the window."""
        if self._paused:
            event.ignore()
        elif not (self._is_typed(event) or self._is_digit(event) or self._is_taken(event)):
            super().keyPressEvent(event)

    def _is_typed(self, event: QKeyEvent) -> bool:
        """While givens are typed in: leave the cell empty, or go back, if the key means that."""
        if not self._typing:
            return False
        if is_blank(event):
            self.blank_typed.emit()
        elif event.key() == QtCore.Qt.Key.Key_Backspace:
            self.rub_out_asked.emit()
        else:
            return False
        return True

    def _is_digit(self, event: QKeyEvent) -> bool:
        """Enter or highlight a digit, or run a command, if the key means that."""
        stroke, sought = self._stroke_of(event), self._filter_of(event)
        zero = bool(stroke) and "0" in self._options.commands["clear"]
        command = "clear" if zero else command_of(event, self._options.commands)
        if sought:
            self.filter_asked.emit(sought)
        elif stroke and stroke.digit:
            mode = stroke.mode or self.entry.mode
            if stroke.digit <= (COLOURS if mode is EntryMode.COLOUR else self.count):
                self.digit_entered.emit(stroke.digit, mode)
        elif command in FILTER_STEPS:
            self.filter_stepped.emit(FILTER_STEPS[command])
        elif command == "clear":
            self.erase_asked.emit()
        elif command:
            self.mode_asked.emit(self.entry.mode_after)
        return bool(sought or command)

    def _stroke_of(self, event: QKeyEvent) -> Stroke | None:
        return stroke_of(event, self.count)

    def _filter_of(self, event: QKeyEvent) -> Filter | None:
        sought = filter_of(event, function_keys=self._options.function_keys)
        is_here = sought and (sought.digit <= self.count or sought.digit == BIVALUE)
        return sought if is_here else None

    def takes_from_anywhere(self, event: QKeyEvent) -> bool:
        """Whether a key is a digit, or erases."""
        erases = self._stroke_of(event) or command_of(event, self._options.commands) == "clear"
        return not self._paused and bool(erases)

    def target_of(self, event: QKeyEvent) -> tuple[int, int] | None:
        """The cell that a key moves to; Tab and Shift+Tab move to empty ones."""
        names = QtCore.Qt.Key
        way = {names.Key_Tab: 1, names.Key_Backtab: -1}.get(names(event.key()))
        if way is not None:
            return self._empty_after(way) if self.tabKeyNavigation() else None
        arrow = arrow_of(event, wasd=self._options.wasd)
        if arrow != event.key():
            return self.stepped(*divmod(self.cursor_cell, self.count), step_of(arrow) or (0, 0))
        return super().target_of(event)

    def move_to(self, row: int, column: int, *, extend: bool = False) -> None:
        """Put the cursor on a cell and select it; with `extend` all cells up to there."""
        if extend:
            self.picker.reach(self.model().index(row, column))
        else:
            super().move_to(row, column)

    def leave_given(self) -> None:
        """Move the cursor from a given to the nearest empty cell, where a player begins."""
        place = nearest_empty(self.cells, self.cursor_cell)
        if place:
            self.move_to(*place)

    def _empty_after(self, way: int) -> tuple[int, int] | None:
        return empty_after(self.cells, self.cursor_cell, way)

    def _is_taken(self, event: QKeyEvent) -> bool:
        """Enter the locked digit, unlock it, or drop a selection, if the key means that."""
        key, names = event.key(), QtCore.Qt.Key
        if key == names.Key_Backtab and self.tabKeyNavigation():
            place = self._empty_after(-1)
            if place:
                self.move_to(*place)
            return place is not None
        held = QtCore.Qt.KeyboardModifier
        if event.modifiers() not in {held.NoModifier, held.KeypadModifier}:
            return False
        if key == names.Key_Escape:
            return self._escape()
        enters = key in {names.Key_Return, names.Key_Enter} and bool(self.entry.locked)
        if enters and is_solved(self.cells, self.shape):
            return False
        if enters:
            self.cell_painted.emit(self.cursor_cell, self.entry.mode)
        return enters

    def _escape(self) -> bool:
        """Unlock a digit, or drop a selection or a filter; return whether there was any."""
        if self.entry.locked:
            self.unlock_asked.emit()
        elif self.picker.only_cursor():
            return True
        elif self.entry.sought.digit:
            self.filter_asked.emit(self.entry.sought)
        else:
            return False
        return True

    def stepped(
        self,
        row: int,
        column: int,
        step: tuple[int, int],
        *,
        ctrl: bool = False,
        alt: bool = False,
    ) -> tuple[int, int] | None:
        """Step to the next cell; with Ctrl to the next empty one, with Alt to the next box.

        Ctrl with Alt goes to the next box, too: some desktops never pass the two together to a
        program.
        """
        if alt:
            return next_box((row, column), step, self.regions)
        if ctrl:
            return next_empty(self.cells, (row, column), step)
        return neighbour((row, column), step, wrap=self._options.wrap, side=self.count)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select cells, or enter what the entry mode says.

        A click on the cover of a paused game resumes it.
        """
        if self._paused:
            self.uncover()
            return
        self._uncovered = False
        (self.pencil or self._mouse).press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue what the press began."""
        if not self._is_covered:
            (self.pencil or self._mouse).drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lift the pencil."""
        if self.pencil:
            self.pencil.lift()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select all cells with a digit, or place the candidate that was clicked."""
        if not self._is_covered:
            (self.pencil or self._mouse).press_again(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a cell, under the mouse or at the cursor."""
        if not self._is_covered:
            self._mouse.ask_menu(event)

    @property
    def _is_covered(self) -> bool:
        """Whether a mouse press is, or was, for the cover of a paused game."""
        return self._paused or self._uncovered
