# SPDX-License-Identifier: MIT
"""A list of puzzles as Qt sees it; only the rows that are looked at are computed."""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.board.rule_words import rules_called
from sudoku_qt.models.sudoku.board.small_boards import SmallBoard, preview_board
from sudoku_qt.models.sudoku.levels import LEVELS, puzzle_level
from sudoku_qt.override import override

UNKNOWN, NO_SOLUTION, SEVERAL, NO_LEVEL = 0, *range(len(LEVELS) + 1, len(LEVELS) + 4)
"""Values instead of a level: not known yet, no solution, several of them, not to be found out."""
BETWEEN = " · "
MOST_MADE = 256
"""The number of rows that are cached: more than any window shows."""


class Graded(NamedTuple):
    """How hard a puzzle was rated."""

    level: int
    """1-5, or one of those values."""
    se_rating: float = 0.0
    """0 if it was not calculated."""


class PuzzleRow(NamedTuple):
    """A row of the list, in the installed language."""

    number: int
    """Its number in the list, from 1."""
    givens: bytes
    """One for each cell, 0 for an empty one."""
    text: str
    """The number of givens, as text."""
    remark: str
    """The comment in its file."""
    level: int
    """1-5, or 0 if it is unknown or there is none."""
    level_text: str
    state: str
    is_solved: bool
    is_here: bool
    """Whether it is the puzzle being played."""
    board: SmallBoard | None = None
    """Its board, if it has rules of its own."""


class PuzzleRole(IntEnum):
    """The roles of a row besides its text, which is the row in words."""

    ROW = ItemDataRole.UserRole + 1
    """The whole line, as a `PuzzleRow`."""


class PuzzleListModel(QAbstractListModel):
    """Lists puzzles with what is known of them so far."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._puzzles: Sequence[Found] = ()
        self._count = 0
        self._levels = bytearray()
        self._ratings = dict[int, float]()
        self._solved: frozenset[str] = frozenset()
        self._made: dict[int, SudokuSetup] = {}
        self.here = -1

    # What Qt asks

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """The row, or the row in words."""
        if not index.isValid() or index.row() >= self._count:
            return None
        if role == PuzzleRole.ROW:
            return self.shown_at(index.row())
        if role in {ItemDataRole.DisplayRole, ItemDataRole.AccessibleTextRole}:
            return _spoken(self.shown_at(index.row()))
        return None

    # What is listed

    def show_list(self, puzzles: Sequence[Found]) -> None:
        """List other puzzles; nothing is known of them yet, and none is being played."""
        self.beginResetModel()
        self._puzzles, self._count, self.here = puzzles, len(puzzles), -1
        self._levels = bytearray(self._count)
        self._ratings, self._made = {}, {}
        self.endResetModel()

    def grow(self) -> None:
        """List the puzzles that have been read since."""
        count = len(self._puzzles)
        if count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._levels.extend(bytes(count - self._count))
            self._count = count
            self.endInsertRows()

    def found_at(self, row: int) -> Found:
        """The position of a row, with everything its file says."""
        return self._puzzles[row]

    def setup_at(self, row: int) -> SudokuSetup:
        """The puzzle of a row."""
        return self._setup(row)

    def shown_at(self, row: int) -> PuzzleRow:
        """Everything that is known about a row."""
        setup, level = self._setup(row), self._levels[row]
        count = len(setup.givens) - setup.givens.count(0)
        some = self.tr("{count} givens", "", count).format(count=count)
        solved, here = setup.identity in self._solved, row == self.here
        playing = self.tr("being played") if here else ""
        return PuzzleRow(
            row + 1,
            setup.givens,
            BETWEEN.join((*_rules_of(setup), some)),
            " · ".join(filter(None, (setup.title, *setup.comment.split("\n")))),
            level if level <= len(LEVELS) else UNKNOWN,
            self._level_text(row),
            self.tr("solved") if solved else playing,
            solved,
            here,
            _board_of(setup),
        )

    def _level_text(self, row: int) -> str:
        level = self._levels[row]
        if level == NO_SOLUTION:
            return self.tr("no solution")
        if level == SEVERAL:
            return self.tr("several solutions")
        if level == NO_LEVEL:
            return self.tr("no level found")
        return puzzle_level(level, self._ratings.get(row, 0.0)) if level else ""

    def _setup(self, row: int) -> SudokuSetup:
        setup = self._made.get(row)
        if setup is None:
            if len(self._made) >= MOST_MADE:
                self._made.clear()
            setup = self._made[row] = position_of(self._puzzles[row]).setup
        return setup

    # What becomes known

    @property
    def rated(self) -> int:
        """The number of puzzles whose level is known."""
        return self._count - self._levels.count(UNKNOWN)

    def unrated(self, rows: Iterable[int], most: int) -> list[int]:
        """The first `most` of these rows whose level is not known."""
        unknown = (row for row in rows if row < self._count and not self._levels[row])
        return [row for row, _ in zip(unknown, range(most), strict=False)]

    def set_levels(self, levels: Mapping[int, Graded]) -> None:
        """Set the levels of puzzles by row; None for one that has none."""
        for row, graded in levels.items():
            self._levels[row] = graded.level
            if graded.se_rating:
                self._ratings[row] = graded.se_rating
            self._tell(row, row)

    def set_solved(self, solved: frozenset[str]) -> None:
        """Set which puzzles have been solved, by their identities."""
        self._solved = solved
        self.say_anew()

    def add_solved(self, setup: SudokuSetup) -> None:
        """Note that another puzzle has been solved."""
        self.set_solved(self._solved | {setup.identity})

    def set_here(self, row: int) -> None:
        """Set the row being played; -1 for none."""
        if row != self.here:
            before, self.here = self.here, row
            for each in (before, row):
                if 0 <= each < self._count:
                    self._tell(each, each)

    def say_anew(self) -> None:
        """Put all rows into the language that is installed now."""
        if self._count:
            self._tell(0, self._count - 1)

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first), self.index(last))


def _rules_of(setup: SudokuSetup) -> list[str]:
    """The names of a puzzle's own rules."""
    if setup.variant is None:
        return []
    return rules_called(setup.variant)


def _board_of(setup: SudokuSetup) -> SmallBoard | None:
    """The board of a puzzle with its own rules."""
    if setup.variant is None:
        return None
    return preview_board(setup.variant)


def _spoken(row: PuzzleRow) -> str:
    parts = str(row.number), row.text, row.level_text, row.state, row.remark
    return ", ".join(filter(None, parts))
