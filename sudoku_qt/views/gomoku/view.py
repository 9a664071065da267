# SPDX-License-Identifier: MIT
"""The Gomoku board: wood, lines and coordinates, and the meaning of keys and clicks."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.gomoku.model import GomokuModel, GomokuRole, Index
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.gomoku.analysis.bands import paint_bands
from sudoku_qt.views.gomoku.analysis.marks import paint_marks
from sudoku_qt.views.gomoku.delegate import GomokuDelegate
from sudoku_qt.views.gomoku.look import GomokuLook
from sudoku_qt.views.gomoku.wood import Wood
from sudoku_qt.views.parts import is_by_keys

Key = Qt.Key

LEAST_CELL = 10
USUAL_SIDE = 560
FIRST_SIZE = 16
PUTTING = frozenset({Key.Key_Return, Key.Key_Enter, Key.Key_Space})
SETTING_UP = frozenset({Key.Key_Space})
"""The key that chooses a point while a position is set up; Return presses the filled button."""
NO_KEYS = frozenset[Key]()
EMPTYING = frozenset({Key.Key_Delete, Key.Key_Backspace})


class GomokuView(BoardView):
    """Shows a `GomokuModel` and emits the points that the player chooses."""

    point_chosen = Signal(int)
    """A point was clicked, or Return or Space was pressed on it."""
    point_turned = Signal(int)
    """A point was clicked with the right button."""
    colour_typed = Signal(int, int)
    """B, W or Del was pressed on a point: the point and the colour, 0 for none."""
    dropped = Signal()
    """Esc was pressed: the pending move is to be discarded."""

    def __init__(self, look: GomokuLook, parent: QWidget | None = None) -> None:
        super().__init__(look.lines(FIRST_SIZE), parent)
        self.look = look
        self._delegate = GomokuDelegate(self.theme, look, self)
        self.setItemDelegate(self._delegate)
        self.surface.setMouseTracking(True)
        self._paused = False
        self._with_keys = True  # keys were used last, not the mouse
        self._may_play, self._putting = False, PUTTING
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self.setAccessibleName(self.tr("Gomoku board"))
        self.surface.update()

    def restyle(self) -> None:
        """Take colours from the theme; those of the look come from the page."""
        super().restyle()
        self.set_look(self.look)

    def set_look(self, look: GomokuLook) -> None:
        """Set the look: colours, numbers and coordinates."""
        self.look = look
        self._delegate.set_look(self.theme, look)
        self._fit_board()

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Cover the board, or show it again."""
        if on != self._paused:
            self._paused = on
            self.surface.update()

    def set_may_play(self, on: bool, *, drafting: bool = False) -> None:  # noqa: FBT001 - whose turn it is
        """Show a stone under the mouse, unless no player here is to move.

        Then Return and Space put stones; while a position is set up, Space does. Otherwise Return
        is not the board's key.
        """
        self._may_play, self._putting = on, SETTING_UP if drafting else PUTTING if on else NO_KEYS
        if not on:
            self._hold_over(None)

    # The model

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show another game, with the cursor in the middle."""
        super().setModel(model)
        if model is not None:
            # Connected after the table's own parts, which must hear of the new model first.
            model.modelReset.connect(self._begin_board)
            self._begin_board()

    def _begin_board(self) -> None:
        self._delegate.ghost = None
        self._fit_board()
        middle = (self.count - 1) // 2
        self.move_to(middle, middle)

    def _fit_board(self) -> None:
        size = self.model().rowCount() if self.model() else FIRST_SIZE
        self.set_lines(self.look.lines(size))
        least = size * LEAST_CELL + 2 * round(self.look.margin)
        self.setMinimumSize(least, least)

    def sizeHint(self) -> QSize:
        """Ask for a comfortable size, whatever the number of rows."""
        return QSize(USUAL_SIDE, USUAL_SIDE)

    # The cursor and the stone under the mouse

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show the cursor on its new point."""
        super().currentChanged(current, previous)
        self._show_cursor()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor if the keyboard focus came by keys."""
        super().focusInEvent(event)
        self._use_keys(self._with_keys or is_by_keys(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._show_cursor()

    def _use_keys(self, on: bool) -> None:  # noqa: FBT001 - keys or mouse
        """Show the cursor only to a player who uses the keyboard."""
        self._with_keys = on
        self._show_cursor()

    def _show_cursor(self) -> None:
        seen = self._with_keys and self.hasFocus() and self.currentIndex().isValid()
        before, now = self._delegate.cursor, self.cursor_cell if seen else None
        self._delegate.cursor = now
        self._paint_points(before, now)

    def _hold_over(self, point: int | None) -> None:
        """Show a stone over a point, or over none."""
        model = self.model()
        colour = model.next_stone if isinstance(model, GomokuModel) else 0
        before = self._delegate.ghost
        now = (point, colour) if point is not None and colour and self._may_play else None
        if before != now:
            self._delegate.ghost = now
            self._paint_points(before[0] if before else None, now[0] if now else None)

    def _paint_points(self, *points: int | None) -> None:
        for point in points:
            if point is not None and point < self.count * self.count:
                self.surface.update(self.cell_rect(*divmod(point, self.count)))

    # Keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that put stones; the others move the cursor or go to the window."""
        key = Key(event.key())
        held = Qt.KeyboardModifier
        plain = event.modifiers() in {held.NoModifier, held.KeypadModifier}
        if self._paused:
            event.ignore()
        elif plain and key in self._putting:
            self._use_keys(on=True)
            self.point_chosen.emit(self.cursor_cell)
        elif plain and key in COLOUR_KEYS:
            self.colour_typed.emit(self.cursor_cell, COLOUR_KEYS[key])
        elif plain and key == Key.Key_Escape:
            self.dropped.emit()
            event.ignore()  # it closes a notice as well
        else:
            self._use_keys(self._with_keys or self.target_of(event) is not None)
            super().keyPressEvent(event)

    def stepped(
        self, row: int, column: int, step: tuple[int, int], *, ctrl: bool, alt: bool
    ) -> tuple[int, int] | None:
        """Step to the next point; with Ctrl to the next empty one."""
        if not ctrl or alt:
            return super().stepped(row, column, step, ctrl=ctrl, alt=alt)
        down, right = step
        target = row + down, column + right
        while all(0 <= place < self.count for place in target):
            if not self.model().index(*target).data(GomokuRole.STONE):
                return target
            target = target[0] + down, target[1] + right
        return row, column

    def _point_at(self, place: QPoint) -> int | None:
        index = self.indexAt(place)
        on_wood = index.isValid() and not self._paused
        return index.row() * self.count + index.column() if on_wood else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the point that was clicked; on the cover of a paused game, resume."""
        if self._paused:
            self.uncover()
            return
        self._uncovered = False
        point = self._point_at(event.position().toPoint())
        if event.button() not in {Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton}:
            event.ignore()  # it is the window's
            return
        if point is None:
            return
        self._use_keys(on=False)
        self.move_to(*divmod(point, self.count))
        if event.button() == Qt.MouseButton.LeftButton:
            self.point_chosen.emit(point)
        elif event.button() == Qt.MouseButton.RightButton:
            self.point_turned.emit(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a stone over the point below the mouse."""
        self._hold_over(self._point_at(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Remove that stone when the mouse leaves."""
        if event.type() == QEvent.Type.Leave:
            self._hold_over(None)
        return super().viewportEvent(event)

    def dataChanged(self, top_left: Index, bottom_right: Index, roles: Sequence[int] = ()) -> None:
        """Repaint what changed; the stone under the mouse may have another colour now."""
        super().dataChanged(top_left, bottom_right, roles)
        ghost = self._delegate.ghost
        if ghost is not None:
            self._hold_over(ghost[0])

    # Painting

    def paint_under(self, painter: QPainter) -> None:
        """Paint the wood with its lines and coordinates."""
        if self._paused:
            self._paint_cover(painter)
        else:
            self.wood.paint(painter)
            model = self.model()
            if isinstance(model, GomokuModel):
                paint_bands(painter, self.wood, model.drawing.bands, self.theme)

    @property
    def wood(self) -> Wood:
        """The board's wood with its present geometry."""
        return Wood(self.board, self.look, self.devicePixelRatioF())

    def paint_over(self, painter: QPainter) -> None:
        """Paint marks on the stones, or cover those of a paused game."""
        model = self.model()
        if self._paused:
            self._paint_cover(painter)
        elif isinstance(model, GomokuModel) and model.drawing.marks:
            paint_marks(painter, self.wood, model.drawing.marks, (model.state.stones, self.theme))

    def _paint_cover(self, painter: QPainter) -> None:
        self.wood.paint_ground(painter)


COLOUR_KEYS = {Key.Key_B: 1, Key.Key_W: 2, **dict.fromkeys(EMPTYING, 0)}
"""The keys that place a black or white stone, or remove one, while a position is set up."""
