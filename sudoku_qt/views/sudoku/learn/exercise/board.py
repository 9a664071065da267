# SPDX-License-Identifier: MIT
"""The board of an exercise: the player marks cells and candidates, and asks for a check."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from sudoku_qt.models.sudoku.board.model import Index, SudokuModel
from sudoku_qt.views.parts import is_by_keys
from sudoku_qt.views.sudoku.board_painting import PaintedBoard
from sudoku_qt.views.sudoku.cell.note_places import digit_at
from sudoku_qt.views.sudoku.input.keys import stroke_of
from sudoku_qt.views.sudoku.input.movement import MIDDLE
from sudoku_qt.views.sudoku.shading import CURSOR, PLAIN
from sudoku_qt.views.widgets.buttons import RETURNS

CLEARING = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_0})


class ExerciseBoard(PaintedBoard):
    """Shows a `SudokuModel`; the cursor is visible while it is moved by keys."""

    marked = Signal(int, int)
    """A cell was clicked, at the note of a digit (1-9); 0 for Space."""
    typed = Signal(int, int)
    """A digit was typed in a cell; 0 empties it."""
    check_asked = Signal()

    def __init__(self, model: SudokuModel) -> None:
        super().__init__()
        self._by_keys = self._keeps_cursor = False
        self.setModel(model)
        model.modelReset.connect(self._begin)
        self.move_to(*MIDDLE)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self.setAccessibleName(self.tr("Board of the exercise"))
        self.setAccessibleDescription(
            self.tr("Arrows move, Space marks a cell, digits enter or strike out, Enter checks.")
        )

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Mark with Space, enter digits, check with Enter; other keys move the cursor."""
        key, stroke = Qt.Key(event.key()), stroke_of(event)
        self._show_cursor(on=True)
        if key == Qt.Key.Key_Space:
            self.marked.emit(self.cursor_cell, 0)
        elif key in RETURNS:
            self.check_asked.emit()
        elif key in CLEARING:
            self.typed.emit(self.cursor_cell, 0)
        elif stroke and stroke.digit:
            self.typed.emit(self.cursor_cell, stroke.digit)
        else:
            super().keyPressEvent(event)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark what is under the mouse."""
        super().mousePressEvent(event)
        self._show_cursor(on=False)
        point = event.position().toPoint()
        index = self.indexAt(point)
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            ratio = self.devicePixelRatioF()
            x, y = self.board.corner(index.row(), index.column())
            layout = self.cells[self.cursor_cell].layout
            across, down = point.x() * ratio - x, point.y() * ratio - y
            digit = digit_at(across, down, self.board.cell, layout)
            self.marked.emit(self.cursor_cell, digit)

    # The cursor

    def _show_cursor(self, *, on: bool) -> None:
        self._by_keys = on
        self._shade()

    def _shade(self) -> None:
        by_keys = self._by_keys and self.hasFocus()
        cursor = self.cursor_cell if by_keys or self._keeps_cursor else -1
        cells = range(self.count * self.count)
        self._set_shades([CURSOR if cell == cursor else PLAIN for cell in cells])
        self.surface.update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show the cursor at its new place."""
        super().currentChanged(current, previous)
        if current.isValid():
            self._shade()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor if the focus came by a key."""
        super().focusInEvent(event)
        self._show_cursor(on=is_by_keys(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor while the board has no focus."""
        super().focusOutEvent(event)
        self._shade()

    def keep_cursor(self, *, on: bool) -> None:
        """Show the cursor always, since digits are entered there, or only for the keyboard."""
        self._keeps_cursor = on
        self._shade()

    def stand_on(self, cell: int) -> None:
        """Move the cursor to a cell."""
        self.move_to(*divmod(cell, self.count))
