# SPDX-License-Identifier: MIT
"""The Sudoku board: what its keys and the mouse mean, and which cells are shaded."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelection, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku_model import Index, Role
from sudoku_qt.views.board_view import BoardView, Key, Modifier, Selecting
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku_delegate import SudokuDelegate, note_places
from sudoku_qt.views.sudoku_keys import stroke_of
from sudoku_qt.views.sudoku_shading import NO_SHADES, shades
from sudoku_qt.views.theme import Theme

LINES = (3.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 3.0)
"""Frame, thin lines and box lines in logical pixels."""
RADIUS = 5
ERASING = frozenset({Key.Key_Delete, Key.Key_Backspace})


class SudokuView(BoardView):
    """Shows a `SudokuModel` and says what the player wants done with it."""

    digit_entered = Signal(int, bool)
    """A digit 1-9 was typed, or chosen with the mouse; true if it is to be a note."""
    erase_asked = Signal()
    mode_toggled = Signal()
    """Another way of entering is wanted."""
    candidate_clicked = Signal(int, int)
    """A note's place was clicked while entering notes: cell and digit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(LINES, theme, parent)
        self._delegate = SudokuDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(False)
        self._shades = NO_SHADES
        self._notes_mode = False
        self._paused = False
        self._adding = True
        self._say_who_it_is()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say_who_it_is()
            self._surface.update()

    def _say_who_it_is(self) -> None:
        self.setAccessibleName(self.tr("Sudoku board"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours from now on."""
        self._delegate.set_theme(theme)
        super().set_theme(theme)

    def set_notes_mode(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Take digits and clicks for notes, or no longer."""
        self._notes_mode = on

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board, or show it again."""
        self._paused = on
        self._surface.update()

    # The model

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show another game, with the cursor in the middle."""
        super().setModel(model)
        if model is not None:
            self.move_to(4, 4)

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Paint what changed, and shade anew: other cells may hold the cursor's digit now."""
        super().dataChanged(top_left, bottom_right, roles)
        self._shade()

    def selected_cells(self) -> list[int]:
        """Give the selected cells in reading order."""
        return sorted(at.row() * 9 + at.column() for at in self.selectionModel().selectedIndexes())

    def _value(self, cell: int) -> int:
        model = self.model()
        value: int = model.data(model.index(*divmod(cell, 9)), Role.VALUE)
        return value

    def _all(self, role: Role) -> list[int]:
        """Ask the model something of every cell."""
        model = self.model()
        return [model.data(model.index(*divmod(cell, 9)), role) for cell in range(81)]

    def _shade(self) -> None:
        """Shade anew, and paint again where that makes a difference."""
        if self.model() is None:
            return
        values, notes = self._all(Role.VALUE), self._all(Role.NOTES)
        waiting = not self.hasFocus()
        selected = frozenset(self.selected_cells())
        new = shades(self.cursor_cell, values, notes, selected, waiting=waiting)
        for cell, (before, after) in enumerate(zip(self._shades, new, strict=True)):
            if before != after:
                self.update(self.model().index(*divmod(cell, 9)))
        self._shades = new
        self._delegate.set_shades(new)

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
        if self._paused or self.model() is None:
            event.ignore()
            return
        stroke = stroke_of(event)
        if stroke and stroke.digit:
            self.digit_entered.emit(stroke.digit, stroke.note or self._notes_mode)
        elif stroke or event.key() in ERASING:
            self.erase_asked.emit()
        elif not self._mode_key(event):
            super().keyPressEvent(event)

    def _mode_key(self, event: QKeyEvent) -> bool:
        """Space switches between digits and notes; Z asks for digits, X for notes."""
        key = event.key()
        plain = event.modifiers() in {Modifier.NoModifier, Modifier.ShiftModifier}
        if not plain or key not in {Key.Key_Space, Key.Key_Z, Key.Key_X}:
            return False
        if key == Key.Key_Space or (key == Key.Key_X) != self._notes_mode:
            self.mode_toggled.emit()
        return True

    def stepped(
        self, row: int, column: int, step: tuple[int, int], *, ctrl: bool, alt: bool
    ) -> tuple[int, int] | None:
        """Step to the next cell; with Ctrl to the next empty one, with Ctrl+Alt to the next box."""
        if not ctrl or alt:
            return (
                self._next_box(row, column, step)
                if ctrl
                else super().stepped(row, column, step, ctrl=ctrl, alt=alt)
            )
        down, right = step
        place = row + down, column + right
        while min(place) >= 0 and max(place) < 9:
            if not self._value(place[0] * 9 + place[1]):
                return place
            place = place[0] + down, place[1] + right
        return row, column

    def _next_box(self, row: int, column: int, step: tuple[int, int]) -> tuple[int, int]:
        """Give the same place in the box that lies in a direction, or stay."""
        target = row + 3 * step[0], column + 3 * step[1]
        return target if min(target) >= 0 and max(target) < 9 else (row, column)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select a cell; Ctrl adds or removes it, Shift selects all cells up to it."""
        index = self.indexAt(event.position().toPoint())
        if self._paused or not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        modifiers = event.modifiers()
        self._adding = True
        if modifiers & Modifier.ControlModifier:
            self._adding = not self.selectionModel().isSelected(index)
            self._add_or_remove(index)
        elif modifiers & Modifier.ShiftModifier:
            self._select_up_to(index)
        else:
            self.move_to(index.row(), index.column())
            digit = self._candidate_at(index, event.position().toPoint())
            if self._notes_mode and digit:
                self.candidate_clicked.emit(self.cursor_cell, digit)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select, or with Ctrl remove, the cells that the mouse is dragged over."""
        index = self.indexAt(event.position().toPoint())
        dragging = event.buttons() & Qt.MouseButton.LeftButton
        if dragging and not self._paused and index.isValid() and index != self.currentIndex():
            self._add_or_remove(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select all cells with a digit, or place the candidate that was clicked."""
        index = self.indexAt(event.position().toPoint())
        if self._paused or not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        digit = index.data(Role.VALUE)
        if digit:
            self._select_all_with(digit)
            return
        candidate = self._candidate_at(index, event.position().toPoint())
        if self._notes_mode:
            self.mousePressEvent(event)
        elif candidate and index.data(Role.NOTES) >> candidate - 1 & 1:
            self.digit_entered.emit(candidate, False)  # noqa: FBT003 - a signal has no names

    def _add_or_remove(self, index: Index) -> None:
        flag = Selecting.Select if self._adding else Selecting.Deselect
        self.selectionModel().setCurrentIndex(index, flag)

    def _select_up_to(self, index: Index) -> None:
        """Add the rectangle between the cursor and a cell."""
        rows = sorted((self.currentIndex().row(), index.row()))
        columns = sorted((self.currentIndex().column(), index.column()))
        for row in range(rows[0], rows[1] + 1):
            for column in range(columns[0], columns[1] + 1):
                self.selectionModel().select(self.model().index(row, column), Selecting.Select)
        self.move_to(index.row(), index.column(), extend=True)

    def _select_all_with(self, digit: int) -> None:
        for cell in range(81):
            if self._value(cell) == digit:
                index = self.model().index(*divmod(cell, 9))
                self.selectionModel().select(index, Selecting.Select)

    def _candidate_at(self, index: Index, point: QPoint) -> int:
        """Give the digit whose note has its place there in an empty cell, else 0."""
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
        painter.fillRect(left, top, side, side, theme.thin)
        for start, width in board.bars[2::3]:
            painter.fillRect(left + start, top, width, side, theme.box)
            painter.fillRect(left, top + start, side, width, theme.box)

    def paint_over(self, painter: QPainter) -> None:
        """Paint the frame with its round corners, and the cover of a paused game."""
        board = self.board
        outer = QRectF(board.left, board.top, board.side, board.side)
        width = board.lines[0]
        radius = RADIUS * self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = outer.adjusted(width, width, -width, -width)
        painter.setPen(Qt.PenStyle.NoPen)
        corners = QPainterPath()
        corners.addRect(outer)
        corners.addRoundedRect(outer, radius, radius)
        painter.fillPath(corners, self.theme.window)
        frame = QPainterPath()
        frame.addRoundedRect(outer, radius, radius)
        frame.addRoundedRect(inner, max(0.0, radius - width), max(0.0, radius - width))
        painter.fillPath(frame, self.theme.box)
        if self._paused:
            self._paint_cover(painter, inner)

    def _paint_cover(self, painter: QPainter, inner: QRectF) -> None:
        painter.fillRect(inner, self.theme.panel)
        painter.setPen(self.theme.muted)
        painter.setFont(face(self.board.cell * 0.5, Weight.Medium))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, self.tr("Paused"))
