# SPDX-License-Identifier: MIT
"""The grid as a Qt table: rows and columns of values, notes, conflicts and marks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Signal

from sudoku_qt.engine.sudoku.game import SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.markings import tint_of
from sudoku_qt.engine.sudoku.note_check import NoteFaults
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE, Shape, box_of
from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.cell import NUMBERS, Cell, Composed, Mark
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN, Drawing
from sudoku_qt.models.sudoku.board.entry_mode import Mistakes
from sudoku_qt.models.sudoku.board.spoken import cell_label, in_a_row, spoken
from sudoku_qt.override import override

if TYPE_CHECKING:  # a classic puzzle has no rules of its own, and a start need not import them
    from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

__all__ = [
    "CELLS",
    "SIDE",
    "STANDARD_SHAPE",
    "Index",
    "Mark",
    "Role",
    "Shape",
    "SudokuModel",
    "SudokuSession",
    "box_of",
    "digits_in",
    "tint_of",
]
"""Includes the geometry and the masks for views, which may import from models only."""

Index = QModelIndex | QPersistentModelIndex
RulesAt: TypeAlias = Callable[[int, Callable[[int], str]], Iterable[str]]
"""What the rules say about a cell, in words, by the names of cells."""
SudokuSession: TypeAlias = Session[SudokuSetup, Grid, SudokuMove]


class Role(IntEnum):
    """The roles of a cell."""

    CELL = ItemDataRole.UserRole + 1
    """Everything that is painted, as a `Cell`; the other roles are parts of it."""
    VALUE = CELL + 1
    """The digit, or 0."""
    GIVEN = CELL + 2
    """Whether the digit was given."""
    NOTES = CELL + 3
    """The noted digits as a mask."""
    CONFLICT = CELL + 4
    """Whether the digit is repeated in one of its houses."""
    MARK = CELL + 5
    """The reason why the cell is highlighted, as a `Mark`."""


NOTHING_COMPOSED: tuple[Composed | None, ...] = ()
NO_FAULTS = NoteFaults((), ())


def no_rules(_cell: int, _label: Callable[[int], str]) -> Iterable[str]:
    """Nothing: a classic puzzle has no rules of its own."""
    return ()


class SudokuModel(QAbstractTableModel):
    """Shows the grid of a session. It holds nothing of the game itself, only what to highlight."""

    cells_changed = Signal()
    """All `dataChanged` signals of a change have been sent."""
    remaining_changed = Signal()
    """The number of digits still to be placed, or which of them are wrong, may have changed."""
    arrows_changed = Signal()
    """A hint draws different links."""
    signs_changed = Signal()
    """Digits above nine are written in another way."""

    def __init__(self, session: SudokuSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.letters = False
        """Whether rows are named by letters."""
        self.signs = NUMBERS
        """The sign of each digit."""
        self._rules_at: RulesAt = no_rules
        self._snyder = False
        self._marks: dict[int, Mark] = {}
        self._shown: Grid | None = None
        self._faults = NO_FAULTS
        self._drawing = NOTHING_DRAWN
        self._pointed = frozenset[int]()
        self._composed: Sequence[Composed | None] = NOTHING_COMPOSED
        self._mistakes = Mistakes.CONFLICTS
        self._solution: bytes | None = None
        self._layouts: Sequence[int] = ()
        self._side = self.grid.shape.side
        session.changed.connect(self._show_cells)
        session.replaced.connect(self._show_replaced)
        session.bookmarks_changed.connect(self._show_bookmarks)

    @property
    def grid(self) -> Grid:
        """The grid shown: the current one, or an earlier one while the player looks back."""
        return self._session.state if self._shown is None else self._shown

    def show(self, grid: Grid | None) -> None:
        """Show another grid of the puzzle, or with None the current one."""
        self._shown = grid
        self._show_all()

    @property
    def side(self) -> int:
        """The number of rows, of columns and of digits."""
        return self._side

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self._side * self._side

    @property
    def puzzle(self) -> "VariantPuzzle | None":
        """The puzzle with its own rules, or a draft with those that are drawn; None for others."""
        return self._session.state.puzzle if self._is_draft else self._session.setup.variant

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._side

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else self._side

    def data(self, index: Index, role: int = ItemDataRole.DisplayRole) -> Any:
        """Answer the roles of `Role`, the digit as text, and the cell in words."""
        if not index.isValid():
            return None
        cell = index.row() * self._side + index.column()
        if role == Role.CELL:
            return self.cell(cell)
        if Role.VALUE <= role <= Role.MARK:
            return self.cell(cell)[role - Role.VALUE]
        if role == ItemDataRole.DisplayRole:
            return self.signs[self.grid.values[cell]]
        if role == ItemDataRole.AccessibleTextRole:
            return self.spoken(cell)
        return None

    def cell(self, cell: int) -> Cell:
        """All that is painted in a cell."""
        grid = self.grid
        markings, conflicts, faults = grid.markings, grid.conflicts, self._faults
        supposed, supposed_corners = self._supposed(cell)
        return Cell(
            grid.values[cell],
            grid.givens[cell] != 0 or (self._is_draft and grid.values[cell] != 0),
            grid.candidates[cell],
            cell in conflicts and self._mistakes is not Mistakes.OFF,
            self._mark_at(cell),
            markings.corners[cell],
            markings.colours[cell],
            markings.tints[cell],
            faults.missing[cell] if faults.missing else 0,
            faults.impossible[cell] if faults.impossible else 0,
            supposed,
            supposed_corners,
            self._drawing.discs.get(cell, ()),
            "where" if cell in self._pointed else self._drawing.grounds.get(cell, ""),
            cell in self._drawing.frames or cell in self._pointed,
            cell in self._drawing.picked,
            self._composed[cell] if self._composed else None,
            self._snyder,
            self._layouts[cell] if self._layouts else 0,
        )

    @property
    def _is_draft(self) -> bool:
        """Whether all digits on the board are givens to be."""
        return self._session.setup.is_draft

    def _supposed(self, cell: int) -> tuple[int, int]:
        """The parts of a cell's notes, or digit, and corner notes that belong to a hypothesis."""
        history = self._session.history
        start = history.bookmarks.what_if
        if start is None or self._shown is not None:
            return 0, 0
        before, now = history.state_at(start), self.grid
        if now.values[cell]:
            same = now.values[cell] == before.values[cell]
            return 0 if same else 1 << now.values[cell] - 1, 0
        notes = now.candidates[cell] & ~before.candidates[cell]
        return notes, now.markings.corners[cell] & ~before.markings.corners[cell]

    def _mark_at(self, cell: int) -> Mark:
        return self._marks.get(cell) or self._mark_of(cell)

    def _mark_of(self, cell: int) -> Mark:
        """Whether a digit is marked as wrong or right, where it is compared with the solution."""
        if self._solution is None or self._mistakes is not Mistakes.SOLUTION:
            return Mark.NONE
        value = self.grid.values[cell]
        if value and value != self._solution[cell]:
            return Mark.WRONG
        return Mark.RIGHT if cell in self.grid.conflicts else Mark.NONE

    def spoken(self, cell: int) -> str:
        """A cell in words: "row 4, column 5, empty, notes 2 and 5, conflict"."""
        side, letters, signs = self._side, self.letters, self.signs
        said = spoken(cell, self.cell(cell), side=side, letters=letters, signs=signs)
        return in_a_row([said, *self._rules_at(cell, self.label)])

    def set_rules_at(self, rules_at: "RulesAt") -> None:
        """Say the rules at each cell, too."""
        self._rules_at = rules_at

    def label(self, cell: int) -> str:
        """The name of a cell: r4c5 or D5."""
        return cell_label(cell, side=self._side, letters=self.letters)

    def set_letters(self, on: bool) -> None:  # noqa: FBT001 - the two ways to call cells
        """Name rows by letters, or by numbers."""
        if on != self.letters:
            self.letters = on
            self._emit_all()

    def set_signs(self, signs: Sequence[str]) -> None:
        """Write digits as these signs."""
        if signs != self.signs:
            self.signs = tuple(signs)
            self.signs_changed.emit()
            self._emit_all()

    def set_snyder(self, on: bool) -> None:  # noqa: FBT001 - the two ways to place notes
        """Keep the corners of cells free for corner notes, or let all notes use them."""
        if on != self._snyder:
            self._snyder = on
            self._emit_all()

    def remaining(self) -> tuple[int, ...]:
        """How many of each digit are still to be placed; negative for too many."""
        values, side = self.grid.values, self._side
        return tuple([side - values.count(digit) for digit in range(1, side + 1)])

    def amiss(self) -> frozenset[int]:
        """The digits that are shown to be in conflict, or wrong, somewhere."""
        values, conflicts = self.grid.values, self.grid.conflicts
        shown = set(conflicts) if self._mistakes is not Mistakes.OFF else set[int]()
        return frozenset(values[cell] for cell in shown | self._wrong())

    def _wrong(self) -> set[int]:
        """The cells marked as wrong; nothing is asked of 81 cells where they are not compared."""
        compared = self._solution is not None and self._mistakes is Mistakes.SOLUTION
        cells = range(self.cells) if compared else self._marks
        return {cell for cell in cells if self._mark_at(cell) is Mark.WRONG}

    def set_layouts(self, layouts: Sequence[int] = ()) -> None:
        """Arrange the notes of each cell by its `Layout`; as usual if there are none."""
        if layouts != self._layouts:
            self._layouts = layouts
            self._emit_all()

    def set_marks(self, marks: Mapping[int, Mark]) -> None:
        """Highlight these cells and no others."""
        before, self._marks = self._marks, dict(marks)
        differing = {
            cell for cell in before.keys() | marks.keys() if before.get(cell) != marks.get(cell)
        }
        self._emit(frozenset(differing))
        self.remaining_changed.emit()

    def set_note_faults(self, faults: NoteFaults = NO_FAULTS) -> None:
        """Highlight the missing and the impossible notes, and no others."""
        before, self._faults = self._faults, faults
        self._emit(frozenset(before.cells) | frozenset(faults.cells))

    @property
    def drawing(self) -> Drawing:
        """The drawing of a hint; an empty one once the grid has changed."""
        return self._drawing

    def set_drawing(self, drawing: Drawing = NOTHING_DRAWN) -> None:
        """Replace the drawing of a hint."""
        before, self._drawing = self._drawing, drawing
        pointed, self._pointed = self._pointed, frozenset()
        self._emit(before.cells | drawing.cells | pointed)
        if before.arrows != drawing.arrows:
            self.arrows_changed.emit()

    def point_to(self, cells: frozenset[int]) -> None:
        """Light up the cells that a text names, and no others."""
        before, self._pointed = self._pointed, cells
        self._emit(before | cells)

    def set_composed(self, cells: Sequence[Composed | None] = NOTHING_COMPOSED) -> None:
        """Show what a setter sees of the cells, until it is replaced."""
        pairs = zip_longest(self._composed, cells)
        self._composed = cells
        self._emit(frozenset(cell for cell, (was, now) in enumerate(pairs) if was != now))

    @property
    def mistakes(self) -> Mistakes:
        """Which mistakes are shown."""
        return self._mistakes

    def set_mistakes(self, mistakes: Mistakes, solution: bytes | None) -> None:
        """Show mistakes in this way; the solution may be unknown."""
        if (mistakes, solution) != (self._mistakes, self._solution):
            self._mistakes, self._solution = mistakes, solution
            self._emit_all()
            self.remaining_changed.emit()

    def _show_cells(self, cells: frozenset[int]) -> None:
        """Report the changed cells, and clear their highlights.

        All highlights of a message are cleared, since the message was about the former grid.
        """
        marks = self._marks.items()
        gone = {cell for cell, mark in marks if cell in cells or mark is Mark.SHOWN}
        for cell in gone:
            del self._marks[cell]
        if self._faults is not NO_FAULTS:
            self._faults = self._faults.without(cells)
        self.set_drawing()
        self._emit(cells | gone)
        self.remaining_changed.emit()

    def _show_replaced(self) -> None:
        """Show another puzzle, and no grid of the one before if that has another side."""
        if self._shown and self._shown.shape.side != self._session.state.shape.side:
            self._shown = None
        self._show_all()

    def _show_all(self) -> None:
        self._marks, self._faults = {}, NO_FAULTS
        if self.grid.shape.side != self._side:
            self.beginResetModel()
            self._side, self._layouts, self._composed = self.grid.shape.side, (), NOTHING_COMPOSED
            self._drawing, self._pointed = NOTHING_DRAWN, frozenset()
            self.endResetModel()
        self.set_drawing()
        self._emit_all()
        self.remaining_changed.emit()

    def _show_bookmarks(self) -> None:
        self._emit_all()

    def _emit_all(self) -> None:
        self._emit(frozenset(range(self.cells)))

    def _emit(self, cells: frozenset[int]) -> None:
        """Emit signals for the changed cells: one by one, or together if there are many."""
        side = self._side
        if len(cells) > self.cells // 2:
            self.dataChanged.emit(self.index(0, 0), self.index(side - 1, side - 1))
        else:
            for cell in cells:
                index = self.createIndex(*divmod(cell, side))
                self.dataChanged.emit(index, index)
        if cells:
            self.cells_changed.emit()
