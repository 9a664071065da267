# SPDX-License-Identifier: MIT
"""The Gomoku board as a Qt table: a row and a column for each line, a cell for each point."""

from collections.abc import Set as AbstractSet
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE, Stones, point_name
from sudoku_qt.engine.gomoku.game import bans
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.gomoku.drawing import NOTHING, GomokuDrawing
from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.session import Session
from sudoku_qt.override import override

Index = QModelIndex | QPersistentModelIndex
GomokuSession: TypeAlias = Session[GomokuSetup, GomokuState, GomokuMove]


class PointMark(IntFlag):
    """What is special about a point; the delegate decides how that looks."""

    NONE = 0
    LAST = 1
    """The last stone."""
    LINE = 2
    """A stone of the winning row."""
    BANNED = 4
    """A point that is forbidden for the side to move."""
    PENDING = 8
    """A stone that is not confirmed yet, in the colour of the side to move."""
    SHOWN = 16
    """A message refers to this point."""
    PLANNED = 32
    """A stone of a line that is only displayed."""
    OFFERED = 64
    """A place that is offered for the fifth stone."""


Point = tuple[int, int, PointMark]
"""A point as painted: the colour of its stone, its number (0 for none), and its marks."""


class GomokuRole(IntEnum):
    """The roles of a point."""

    POINT = ItemDataRole.UserRole + 1
    """All of the others in one tuple: (stone, number, marks)."""
    STONE = POINT + 1
    """The colour of the stone, or 0."""
    NUMBER = POINT + 2
    """The number of the move, from 1, or 0."""
    MARKS = POINT + 3
    """The marks of the point, as a `PointMark`."""


class GomokuModel(QAbstractTableModel):
    """Shows the board of a session, or a position being set up.

    It holds nothing of the game itself, only the marks, and the stones of the set-up.
    """

    def __init__(self, session: GomokuSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._looked_at: GomokuState | None = None
        self._varies = False
        self._size = self.state.size
        self._pending: int | None = None
        self._shown: int | None = None
        self._draft: Stones | None = None
        self.drawing = NOTHING
        session.changed.connect(self._show_points)
        session.replaced.connect(self._show_all)

    @property
    def state(self) -> GomokuState:
        """The state shown: the current one, or an earlier one while the player looks back."""
        return self._session.state if self._looked_at is None else self._looked_at

    def show(self, state: GomokuState | None, *, varies: bool = False) -> None:
        """Show another state of the game, or with None the current one.

        `varies`: stones that are put there are variations.
        """
        self._looked_at, self._varies = state, varies
        self._emit(set(range(self._size * self._size)))

    @property
    def setup(self) -> GomokuSetup:
        """The setup of the game."""
        return self._session.setup

    @property
    def size(self) -> int:
        """The number of rows."""
        return self._size

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._size

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._size

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every point can be selected; stones are moves, not edits of the table."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """Answer the roles of `GomokuRole`, the stone's number as text, and the point in words."""
        if not index.isValid():
            return None
        point = index.row() * self._size + index.column()
        if role == GomokuRole.POINT:
            return self.point(point)
        if GomokuRole.STONE <= role <= GomokuRole.MARKS:
            return self.point(point)[role - GomokuRole.STONE]
        if role == ItemDataRole.DisplayRole:
            return str(self.point(point)[1] or "")
        if role == ItemDataRole.AccessibleTextRole:
            return self.spoken(point)
        return None

    def point(self, point: int) -> Point:
        """All that is painted at a point: stone, number, marks."""
        if self._draft is not None:
            return self._draft[point], 0, PointMark.NONE
        state = self.state
        marks = PointMark.NONE
        if point == state.last:
            marks |= PointMark.LAST
        if state.ending and point in state.ending.line:
            marks |= PointMark.LINE
        if state.stones[point] == EMPTY and point in self._banned():
            marks |= PointMark.BANNED
        if point == self._shown:
            marks |= PointMark.SHOWN
        if point in self.drawing.planned and not state.stones[point]:
            return (*self.drawing.planned[point], marks | PointMark.PLANNED)
        if point == self._pending:
            return state.to_move, 0, marks | PointMark.PENDING
        if point in state.offered:
            return BLACK, len(state.order) + 1, marks | PointMark.OFFERED
        return state.stones[point], state.numbers.get(point, 0), marks

    def _banned(self) -> AbstractSet[int]:
        if not self.setup.rule.forbids:
            return frozenset()
        return bans(self.setup, self.state).keys()

    def name_of(self, point: int) -> str:
        """The name of a point: "h8"."""
        return point_name(self._size, point)

    def spoken(self, point: int) -> str:
        """A point in words: "h8, black, move 1, last"."""
        stone, number, marks = self.point(point)
        parts = [point_name(self._size, point), self._stone_words(stone)]
        if number:
            parts.append(self.tr("move {number}").format(number=number))
        words = (
            (PointMark.LAST, self.tr("last")),
            (PointMark.LINE, self.tr("in the winning row")),
            (PointMark.BANNED, self.tr("forbidden")),
            (PointMark.PENDING, self.tr("not yet confirmed")),
            (PointMark.SHOWN, self.tr("pointed out")),
            (PointMark.PLANNED, self.tr("only planned")),
            (PointMark.OFFERED, self.tr("offered")),
        )
        parts += [text for mark, text in words if marks & mark]
        if noted := self.drawing.marks.get(point):
            shapes = {
                "triangle": self.tr("triangle"),
                "square": self.tr("square"),
                "circle": self.tr("circle"),
                "cross": self.tr("cross"),
            }
            parts.append(shapes.get(noted, noted))
        return self.tr(", ", "between the parts of a spoken point").join(parts)

    def _stone_words(self, stone: int) -> str:
        words = {BLACK: self.tr("black"), WHITE: self.tr("white")}
        return words.get(stone, self.tr("empty"))

    # Marks, and a board that is being set up

    @property
    def pending(self) -> int | None:
        """The point of the stone that is not yet confirmed."""
        return self._pending

    def set_pending(self, point: int | None) -> None:
        """Show a stone that is not yet confirmed, or with None remove it."""
        before, self._pending = self._pending, point
        self._emit({spot for spot in (before, point) if spot is not None})

    def set_shown(self, point: int | None) -> None:
        """Highlight a point, or with None no point."""
        before, self._shown = self._shown, point
        self._emit({spot for spot in (before, point) if spot is not None})

    def set_drawing(self, drawing: GomokuDrawing = NOTHING) -> None:
        """Draw what an analysis shows; without an argument, nothing."""
        if drawing != self.drawing:
            self.drawing = drawing
            self._emit(set(range(self._size * self._size)))

    @property
    def draft(self) -> Stones | None:
        """The position being set up; None while a game is shown."""
        return self._draft

    def set_draft(self, stones: Stones | None) -> None:
        """Show a position being set up, or with None the game."""
        self._draft = stones
        self._emit(set(range(self._size * self._size)))

    def turn_draft(self, point: int, *, back: bool = False) -> None:
        """Cycle a point of the set-up through empty, black and white, or backwards."""
        if self._draft is None:
            return
        stone = (self._draft[point] + (2 if back else 1)) % 3
        self.put_draft(point, stone)

    def put_draft(self, point: int, stone: int) -> None:
        """Put a stone into the set-up, or with `EMPTY` remove one."""
        if self._draft is not None:
            self._draft = self._draft[:point] + bytes((stone,)) + self._draft[point + 1 :]
            self._emit({point})

    @property
    def next_stone(self) -> int:
        """The colour of the stone that can be put next; 0 where none can."""
        looking = self._looked_at is not None and not self._varies
        over = looking or not self.state.may_place or self._draft is not None
        return EMPTY if over else self.state.to_move

    def _show_points(self, points: frozenset[int]) -> None:
        """Report the changed points, and clear pending stones and highlights."""
        gone = {point for point in (self._pending, self._shown) if point is not None}
        self._pending = self._shown = None
        self.set_drawing()
        self._emit(points | gone)

    def _show_all(self) -> None:
        self.beginResetModel()
        self._size = self.state.size
        self._pending = self._shown = self._draft = self._looked_at = None
        self.drawing = NOTHING
        self.endResetModel()

    def _emit(self, points: AbstractSet[int]) -> None:
        if len(points) > self._size * self._size // 2:
            last = self.index(self._size - 1, self._size - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        for point in points:
            index = self.index(*divmod(point, self._size))
            self.dataChanged.emit(index, index)
