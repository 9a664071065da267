# SPDX-License-Identifier: MIT
"""A board for searches: a position with its candidates by cell, by digit and by house.

Everything is kept in three forms at once because every technique asks one of three questions: which
digits can this cell hold (`masks`), which cells can hold this digit (`where`), which places of this
house can (`spots`, at `9 * house + digit`, a mask of places). A search leaves the board as it is;
`apply` draws the conclusion of a finding. Code that tries something out does so on a copy, by
`place` and `remove`, which are faster and leave what the board remembers as it was.

A search that looks at one digit only finds nothing new before a cell of that digit changes. So a
board remembers in which digits a search was exhausted, for as long as these stay as they are. A
search that looks at the cells of single houses finds nothing new where none has changed; for it a
board remembers the candidates of all cells when it was exhausted.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.shape import CELLS

if TYPE_CHECKING:  # who only rates has no use for grids
    from sudoku_qt.engine.sudoku.grid import Grid

OF_POSITIONS = "of positions"
"""The key under which a board and its copies keep what they share."""
Part = tuple[object, ...]
"""One piece of evidence: see `step.py`, which turns the parts into words and marks."""


class Finding:
    """The result of a search, in compact form: its conclusion, and the evidence that explains it.

    `placements` and `eliminations` are candidates in ascending order; `digits` is the mask of the
    digits that distinguish instances; `size` orders instances, the least first; `variant` names the
    sentence where a technique has several. The evidence may be a function that computes it, since
    hardly any finding is looked at.
    """

    def __init__(
        self,
        evidence: tuple[Part, ...] | Callable[[], tuple[Part, ...]],
        digits: int,
        eliminations: tuple[int, ...] = (),
        placements: tuple[int, ...] = (),
        size: int = 0,
        variant: str = "",
    ) -> None:
        self.evidence = evidence
        self.digits = digits
        self.eliminations = eliminations
        self.placements = placements
        self.size = size
        self.variant = variant

    @property
    def parts(self) -> tuple[Part, ...]:
        """The evidence, computed on first access."""
        if callable(self.evidence):
            self.evidence = self.evidence()
        return self.evidence

    @property
    def key(self) -> tuple[object, ...]:
        """The key of an instance of a technique: its conclusion and digits."""
        return self.placements, self.eliminations, self.digits


class Evidence:
    """The evidence of a finding as a function, valid while the board is unchanged."""

    def __init__(
        self, board: "Board", tell: Callable[..., tuple[Part, ...]], *facts: object
    ) -> None:
        self.board = board
        self.changes = board.changes
        self.tell = tell
        self.facts = facts

    def __call__(self) -> tuple[Part, ...]:
        """Work it out. Raises `RuntimeError` where the board is another by now."""
        if self.board.changes != self.changes:
            raise RuntimeError("the evidence of a finding is asked for before it is drawn")
        return self.tell(*self.facts)


class Board:
    """The candidates of a position. `memory` holds what several searches derive from it.

    `last` is the cell that was placed last, -1 if none was; `changes` counts the conclusions drawn,
    `ways` the solving paths on which they were. `lasting` outlives changes: each item in it records
    what it depends on.
    """

    def __init__(self, grid: "Grid") -> None:
        """Take over a grid with the candidates that it notes."""
        self._clear()
        self._fill(grid)

    def _clear(self) -> None:
        number: bits.Count
        self.memory: dict[object, object] = {}
        self.lasting: dict[object, Any] = {}
        self.exhausted: dict[object, Any] = {}
        if not bits.COMPILED:
            self.masks, self.values = [0] * 81, [0] * 81
            self.where, self.spots = [0] * 9, [0] * 243
        self.empty = bits.NO_CELLS
        self.given = bits.NO_CELLS
        self.last = -1
        self.changes = 0
        self.ways = 1
        for number in range(81):
            self.masks[number] = 0
            self.values[number] = 0
        for number in range(9):
            self.where[number] = bits.NO_CELLS
        for number in range(243):
            self.spots[number] = 0

    def _fill(self, grid: "Grid") -> None:
        cell: bits.Cell
        digit: bits.Digit
        for cell in range(81):
            self.values[cell] = grid.values[cell]
            if grid.givens[cell]:
                self.given |= bits.bit(cell)
            if self.values[cell]:
                continue
            self.empty |= bits.bit(cell)
            self.masks[cell] = grid.candidates[cell]
            for digit in range(9):
                if self.masks[cell] >> digit & 1:
                    self._note(cell, digit)

    def _note(self, cell: bits.Cell, digit: bits.Digit) -> None:
        row: bits.House
        column: bits.House
        row, column = bits.ROW[cell], bits.COLUMN[cell]
        self.where[digit] |= bits.bit(cell)
        self.spots[9 * row + digit] |= 1 << column
        self.spots[9 * (9 + column) + digit] |= 1 << row
        self.spots[9 * (18 + bits.BOX[cell]) + digit] |= 1 << bits.BOX_PLACE[cell]

    @classmethod
    def of_givens(cls, givens: bytes) -> "Board":
        """The board of 81 givens, with every candidate that the rules allow."""
        board: Board = cls.__new__(cls)
        if len(givens) != CELLS:
            raise ValueError(f"a puzzle has {CELLS} cells, not {len(givens)}")
        board._clear()
        board._deal(givens)
        return board

    def _deal(self, givens: bytes) -> None:
        cell: bits.Cell
        digit: bits.Digit
        left: bits.CellSet
        for cell in range(81):
            self.values[cell] = givens[cell]
            if self.values[cell]:
                self.given |= bits.bit(cell)
                self.where[self.values[cell] - 1] |= bits.PEERS[cell]  # for now: ruled out
        self.empty = bits.ALL_CELLS & ~self.given
        for digit in range(9):
            self.where[digit] = self.empty & ~self.where[digit]
            left = self.where[digit]
            while left:
                self.masks[bits.first(left)] |= 1 << digit
                self._note(bits.first(left), digit)
                left &= left - 1

    def copy(self) -> "Board":
        """An independent board of the same position.

        What is known about positions of the puzzle is shared by both.
        """
        board: Board = Board.__new__(Board)
        board._clear()
        board.become(self)
        board.lasting[OF_POSITIONS] = self.of_positions()
        return board

    def of_positions(self) -> dict[object, Any]:
        """What is known about positions of this puzzle, by their keys and by subject."""
        known: dict[object, Any] = self.lasting.setdefault(OF_POSITIONS, {})
        return known

    def become(self, other: "Board") -> None:
        """Take over the position of another board."""
        number: bits.Count
        bits.copy(self.masks, other.masks, 81)
        bits.copy(self.values, other.values, 81)
        bits.copy(self.spots, other.spots, 243)
        for number in range(9):
            self.where[number] = other.where[number]
        self.empty = other.empty
        self.given = other.given
        self.last = other.last

    def begin_again(self, other: "Board") -> None:
        """Take over the position of another board to solve it in another way.

        What was searched on the earlier path is forgotten, but allocated room is kept: making it
        again costs as much as a step.
        """
        self.become(other)
        self.exhausted = {}
        self.ways += 1
        self.note_change()

    def key(self) -> tuple[int, ...]:
        """The key of this position among those of a puzzle: the cells of each candidate."""
        return (
            self.where[0],
            self.where[1],
            self.where[2],
            self.where[3],
            self.where[4],
            self.where[5],
            self.where[6],
            self.where[7],
            self.where[8],
        )

    def grid(self) -> "Grid":
        """The position as a `Grid`, which the rest of the program uses."""
        from sudoku_qt.engine.sudoku.grid import Grid  # as above

        givens = bytes(
            self.values[cell] if self.given & bits.bit(cell) else 0 for cell in range(81)
        )
        values = bytes(self.values[cell] for cell in range(81))
        return Grid(givens, values, tuple(self.masks[cell] for cell in range(81)))

    @property
    def solved(self) -> bool:
        """Whether no cell is empty."""
        return not self.empty

    @property
    def broken(self) -> bool:
        """Whether some empty cell has no candidate left."""
        cell: bits.Cell
        for cell in range(81):
            if not self.values[cell] and not self.masks[cell]:
                return True
        return False

    def has(self, candidate: bits.Candidate) -> bool:
        """Whether a candidate is present."""
        return (self.masks[candidate % 81] >> (candidate // 81) & 1) != 0

    def remove(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Remove a candidate, if it is present."""
        row: bits.House
        column: bits.House
        box: bits.House
        if not self.masks[cell] >> digit & 1:
            return
        row, column, box = bits.ROW[cell], bits.COLUMN[cell], bits.BOX[cell]
        self.masks[cell] &= ~(1 << digit)
        self.where[digit] &= ~bits.bit(cell)
        self.spots[9 * row + digit] &= ~(1 << column)
        self.spots[9 * (9 + column) + digit] &= ~(1 << row)
        self.spots[9 * (18 + box) + digit] &= ~(1 << bits.BOX_PLACE[cell])

    def place(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Put a digit into an empty cell and remove the candidates that it rules out."""
        mask: bits.Mask = self.masks[cell]
        seen: bits.CellSet
        while mask:
            self.remove(cell, bits.low(mask))
            mask &= mask - 1
        self.values[cell] = digit + 1
        self.last = cell
        self.empty &= ~bits.bit(cell)
        seen = bits.PEERS[cell] & self.where[digit]
        while seen:
            self.remove(bits.first(seen), digit)
            seen &= seen - 1

    def apply(self, finding: Finding) -> None:
        """Draw the conclusion of a finding."""
        candidate: bits.Candidate
        for candidate in finding.eliminations:
            self.remove(candidate % 81, candidate // 81)
        for candidate in finding.placements:
            if not self.values[candidate % 81]:
                self.place(candidate % 81, candidate // 81)
        self.note_change()

    def note_change(self) -> None:
        """Count a drawn conclusion, and forget what was derived from the old position."""
        self.changes += 1
        self.forget()

    def forget(self) -> None:
        """Forget what was derived from the old position."""
        if self.memory:
            self.memory = {}

    def changed(self, search: object, digits: bits.Mask) -> bits.CellSet:
        """The cells of some digits that changed since a search was exhausted, or all cells."""
        digit: bits.Digit
        cells: bits.CellSet = bits.ALL_CELLS
        known = self.exhausted.get(search)
        if known is not None:
            exhausted: _Barren = known
            cells = bits.NO_CELLS
            for digit in range(9):
                if digits >> digit & 1:
                    cells |= exhausted.where[digit] ^ self.where[digit]
        return cells

    def mark_all_exhausted(self, search: object) -> None:
        """Remember that a search finds nothing in the present candidates of all cells."""
        self.mark_exhausted(search, 0x1FF)

    def unsearched(self, search: object) -> bits.Mask:
        """The digits with a changed cell since a search was exhausted in them."""
        digit: bits.Digit
        digits: bits.Mask = 0x1FF
        known = self.exhausted.get(search)
        if known is None:
            return digits
        exhausted: _Barren = known
        for digit in range(9):
            if exhausted.digits >> digit & 1 and exhausted.where[digit] == self.where[digit]:
                digits &= ~(1 << digit)
        return digits

    def mark_exhausted(self, search: object, digits: bits.Mask) -> None:
        """Remember that a search finds nothing in some digits as they are."""
        digit: bits.Digit
        known = self.exhausted.get(search)
        if known is None:
            known = _Barren()
            self.exhausted[search] = known
        exhausted: _Barren = known
        exhausted.digits |= digits
        for digit in range(9):
            if digits >> digit & 1:
                exhausted.where[digit] = self.where[digit]

    def digits_of(self, cells: bits.CellSet) -> bits.Mask:
        """The digits that some cell of a set can hold."""
        found: bits.Mask = 0
        while cells:
            found |= self.masks[bits.first(cells)]
            cells &= cells - 1
        return found

    def seen_by_all(self, cells: bits.CellSet) -> bits.CellSet:
        """The cells that see every cell of a set."""
        seen: bits.CellSet = bits.ALL_CELLS
        while cells:
            seen &= bits.PEERS[bits.first(cells)]
            cells &= cells - 1
        return seen

    def sized(self, size: bits.Count) -> bits.CellSet:
        """The cells with this number of candidates."""
        cell: bits.Cell
        digit: bits.Digit
        found: bits.CellSet = bits.NO_CELLS
        one: bits.CellSet = bits.NO_CELLS
        two: bits.CellSet = bits.NO_CELLS
        three: bits.CellSet = bits.NO_CELLS
        four: bits.CellSet = bits.NO_CELLS
        if size == 1:
            for digit in range(9):
                two |= one & self.where[digit]
                one |= self.where[digit]
            return one & ~two
        if size < 1 or size > 3:
            for cell in range(81):
                if bits.size(self.masks[cell]) == size:
                    found |= bits.bit(cell)
            return found
        for digit in range(9):  # counting all cells at once: one candidate or more, two or more ...
            four |= three & self.where[digit]
            three |= two & self.where[digit]
            two |= one & self.where[digit]
            one |= self.where[digit]
        return two & ~three if size == 2 else three & ~four

    def holds(self, cells: bits.CellSet, digits: bits.Mask) -> bool:
        """Whether some cell of a set can hold one of the digits."""
        digit: bits.Digit
        for digit in range(9):
            if digits >> digit & 1 and self.where[digit] & cells:
                return True
        return False

    def binds(self, cells: bits.CellSet, digit: bits.Digit) -> bool:
        """Whether some house that contains all the cells has a digit in them only."""
        house: bits.House
        inside: bits.CellSet
        for house in range(27):
            if not cells & ~bits.HOUSES[house]:
                inside = self.where[digit] & bits.HOUSES[house]
                if inside and not inside & ~cells:
                    return True
        return False

    def eliminations(self, cells: bits.CellSet, digits: bits.Mask) -> tuple[int, ...]:
        """The candidates of some digits in a set of cells."""
        digit: bits.Digit
        hit: bits.CellSet
        found = []
        for digit in range(9):
            if digits >> digit & 1:
                hit = self.where[digit] & cells
                while hit:
                    found.append(81 * digit + bits.first(hit))
                    hit &= hit - 1
        return tuple(found)


class _Barren:
    """The digits in which a search found nothing, each with its cells at that time."""

    def __init__(self) -> None:
        self.digits = 0
        if not bits.COMPILED:
            self.where = [0] * 9
