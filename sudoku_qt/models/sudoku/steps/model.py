# SPDX-License-Identifier: MIT
"""Steps as a Qt list, and the same list filtered and sorted."""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum, StrEnum, auto
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.sudoku.steps.search import is_found
from sudoku_qt.override import override

SINGLES_FAMILY = "singles"
HARD = 4
"""The level from which a step is hard."""


class StepRow(NamedTuple):
    """A row of a list of steps, in the installed language."""

    number: int
    """Its place in the list, from 1."""
    technique: str
    name: str
    short_name: str
    """The shorter name for narrow places."""
    other_name: str
    """Its name in the other language."""
    level: int
    """1 to 5."""
    score: int
    conclusion: str
    cells: frozenset[int]
    """The cells of its pattern."""
    digits: frozenset[int]
    is_single: bool = False
    is_past: bool = False
    is_next: bool = False
    """Whether it is the next step."""
    shorter: tuple[str, ...] = ()
    """The conclusion with its last parts only counted, the longest first."""


class StepRole(IntEnum):
    """The roles of a row besides its text, which is the technique's name."""

    ROW = ItemDataRole.UserRole + 1
    """The whole line, as a `StepRow`."""
    NUMBER = ROW + 1
    LEVEL = ROW + 2
    RATING = ROW + 3
    CONCLUSION = ROW + 4
    PAST = ROW + 5
    GROUP = ROW + 6
    """In a list of groups, the number of lines of the technique that begins here; otherwise 0."""


class StepChoice(StrEnum):
    """Which steps are listed."""

    ALL = auto()
    NO_SINGLES = auto()
    HARD = auto()


class StepOrder(StrEnum):
    """What the rows are sorted by."""

    PATH = auto()
    DIFFICULTY = auto()
    TECHNIQUE = auto()
    CELL = auto()


class StepsModel(QAbstractListModel):
    """Lists steps; whoever finds them sets the rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[StepRow] = ()

    @property
    def rows(self) -> Sequence[StepRow]:
        """All rows."""
        return self._rows

    def set_rows(self, rows: Iterable[StepRow]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """Answer the roles of `StepRole`, the name, and the row in words."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == ItemDataRole.AccessibleTextRole:
            return self._spoken(row)
        return _answers(row).get(role)

    def _spoken(self, row: StepRow) -> str:
        parts = [
            self.tr("step {number}").format(number=row.number),
            row.name,
            row.conclusion,
            self.tr("level: {level}").format(level=level_word(row.level)),
        ]
        parts += [self.tr("done already")] if row.is_past else []
        parts += [self.tr("comes next")] if row.is_next else []
        return self.tr(", ").join(parts)


def _answers(row: StepRow) -> Mapping[int, Any]:
    return {
        int(StepRole.ROW): row,
        int(StepRole.NUMBER): row.number,
        int(StepRole.LEVEL): row.level,
        int(StepRole.RATING): row.score,
        int(StepRole.CONCLUSION): row.conclusion,
        int(StepRole.PAST): row.is_past,
        int(ItemDataRole.DisplayRole): row.name,
        int(Qt.ItemDataRole.ToolTipRole): f"{row.name}: {row.conclusion}",
    }


class StepsProxy(QSortFilterProxyModel):
    """The rows that match choice and search, sorted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice, self._words = StepChoice.ALL, ""
        self._side, self._signs = SIDE, NUMBERS
        self.order = StepOrder.PATH
        self._grouped = False
        self.sort(0)

    def choose(self, choice: StepChoice) -> None:
        """Choose which steps are listed."""
        self._choice = choice
        self.invalidate()

    def set_board(self, side: int, signs: Sequence[str]) -> None:
        """Search for cells of a board, and for digits as they are written on it."""
        self._side, self._signs = side, tuple(signs)

    def search(self, words: str) -> None:
        """List the rows that match all words: of a technique's name, cells, or digits."""
        self._words = words
        self.invalidate()

    def sort_by(self, order: StepOrder, *, grouped: bool) -> None:
        """Sort the rows, grouped by technique or not."""
        self.order, self._grouped = order, grouped
        self.invalidate()

    def row_of(self, number: int) -> int:
        """The row of a step by its number, -1 where it is not listed."""
        source = self.sourceModel().index(number - 1, 0)
        return self.mapFromSource(source).row()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether a row is listed."""
        row = self._row(self.sourceModel().index(source_row, 0))
        if self._choice is StepChoice.NO_SINGLES and row.is_single:
            return False
        if self._choice is StepChoice.HARD and row.level < HARD:
            return False
        names = row.name, row.other_name
        found_in = names, row.cells, row.digits
        return is_found(self._words, *found_in, side=self._side, signs=self._signs)

    def lessThan(self, left: Index, right: Index) -> bool:
        """Whether a row comes before another one."""
        return self._key(self._row(left)) < self._key(self._row(right))

    def _key(self, row: StepRow) -> tuple[Any, ...]:
        keys: Mapping[StepOrder, tuple[Any, ...]] = {
            StepOrder.PATH: (),
            StepOrder.DIFFICULTY: (-row.level, -row.score),
            StepOrder.TECHNIQUE: (row.level, row.score, row.name),
            StepOrder.CELL: (min(row.cells, default=0),),
        }
        return (*keys[self.order], row.number)

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """Answer as the source model does, and the size of the group that begins at a row."""
        if role == StepRole.GROUP:
            return self._group_at(index)
        return super().data(index, role)

    def _group_at(self, index: Index) -> int:
        if not (self._grouped and index.isValid()):
            return 0
        name, row = self._name_at(index.row()), index.row()
        if row and self._name_at(row - 1) == name:
            return 0
        end = row
        while end < self.rowCount() and self._name_at(end) == name:
            end += 1
        return end - row

    def _name_at(self, row: int) -> str:
        return str(self.index(row, 0).data())

    @staticmethod
    def _row(index: Index) -> StepRow:
        row: StepRow = index.data(StepRole.ROW)
        return row
