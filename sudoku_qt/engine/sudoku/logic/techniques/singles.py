# SPDX-License-Identifier: MIT
"""Singles: a digit that has one cell left in a house, or a cell that has one digit left.

People look first where the last digit was placed. With `first_come` singles are taken in the
order in which they came up on the board instead. Nine steps in ten are singles, so the next one is
found without going through all of them.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.single_queues import (
    SingleQueues,
    note_placed,
    single_queues,
)
from sudoku_qt.engine.sudoku.logic.technique import Technique

_KINDS = ("row", "column", "box")
_FULL, _HIDDEN, _NAKED = range(3)


class Single(Technique):
    """A single of one kind, taken where people look or first come, first served."""

    kind: int

    def __init__(self, *, first_come: bool = False) -> None:
        self.first_come = first_come


class FullHouse(Single):
    """The last empty cell of a house takes the last missing digit."""

    name = "full_house"
    kind = _FULL

    def find(self, board: Board) -> Iterator[Finding]:
        """Look for houses with one empty cell."""
        number: bits.Count
        cell: bits.Cell
        near = _waiting_houses(board) if self.first_come else _NEAR.houses_near(board.last)
        for number in near:
            cell = _last_cell(board, number)
            if cell >= 0:
                yield _single(cell, bits.low(board.masks[cell]), number, "")

    def first(self, board: Board) -> Finding | None:
        """The first house with one empty cell."""
        house: bits.House = _first_full(board, self.first_come)
        if house < 0:
            return None
        cell: bits.Cell = bits.first(board.empty & bits.HOUSES[house])
        return _single(cell, bits.low(board.masks[cell]), house, "")


class HiddenSingle(Single):
    """A digit that fits in only one cell of a house goes there."""

    name = "hidden_single"
    kind = _HIDDEN

    def find(self, board: Board) -> Iterator[Finding]:
        """Look in the boxes first, where they are seen most easily."""
        if self.first_come:
            return self._first_come(board)
        return self._in_houses(board)

    def first(self, board: Board) -> Finding | None:
        """The first digit with one place."""
        spot: bits.Count = _first_hidden(board, self.first_come)
        return None if spot < 0 else _hidden(board, spot)

    def _in_houses(self, board: Board) -> Iterator[Finding]:
        house: bits.House
        digit: bits.Digit
        for house in _NEAR.houses_near(board.last):
            for digit in range(9):
                if _is_lonely(board.spots[9 * house + digit]):
                    yield _hidden(board, 9 * house + digit)

    def _first_come(self, board: Board) -> Iterator[Finding]:
        place: bits.Count
        spot: bits.Count
        queues: SingleQueues = single_queues(board)
        for place in range(queues.hidden_from, queues.hidden_end):
            spot = _lonely_spot(board, queues.hidden_queue[place])
            if spot >= 0:
                yield _hidden(board, spot)


class NakedSingle(Single):
    """A cell with only one candidate takes it."""

    name = "naked_single"
    kind = _NAKED

    def find(self, board: Board) -> Iterator[Finding]:
        """Look for cells with one candidate."""
        cell: bits.Cell
        near = _waiting_cells(board) if self.first_come else _NEAR.cells_near(board.last)
        for cell in near:
            if _is_lonely(board.masks[cell]):
                yield _single(cell, bits.low(board.masks[cell]), -1, "")

    def first(self, board: Board) -> Finding | None:
        """The first cell with one candidate."""
        cell: bits.Cell = _first_naked(board, self.first_come)
        return None if cell < 0 else _single(cell, bits.low(board.masks[cell]), -1, "")


class _Near:
    """The boxes and then the lines, those nearest to a cell first, as `27 * cell + number`.

    Where no cell was placed last, which is cell 81, they stand as they are.
    """

    def __init__(self) -> None:
        cell: bits.Cell
        place: bits.Count
        if not bits.COMPILED:
            self.houses = [0] * 2214
        for cell in range(82):
            for place, house in enumerate(self._sorted(cell)):
                self.houses[27 * cell + place] = house

    def _sorted(self, cell: bits.Cell) -> list[int]:
        houses = [*range(18, 27), *range(18)]
        if cell == 81:
            return houses
        row: bits.House = bits.ROW[cell]
        column: bits.House = bits.COLUMN[cell]

        def distance(house: bits.House) -> tuple[bool, int]:
            if house < 18:
                return True, abs(house - (row if house < 9 else 9 + column))
            return False, abs(house // 3 - 6 - row // 3) + abs(house % 3 - column // 3)

        return sorted(houses, key=distance)

    def houses_near(self, last: bits.Cell) -> list[int]:
        """The houses in their order."""
        start: bits.Count = 27 * (last if last >= 0 else 81)
        return [self.houses[place] for place in range(start, start + 27)]

    def cells_near(self, last: bits.Cell) -> list[int]:
        """The cells, those first that a cell sees."""
        if last < 0:
            return list(range(81))
        seen = [cell for cell in range(81) if bits.PEERS[last] & bits.bit(cell)]
        return seen + [cell for cell in range(81) if not bits.PEERS[last] & bits.bit(cell)]


_NEAR = _Near()


def fill(board: Board, singles: Sequence[Single]) -> list[int]:
    """Place single after single, of the first technique that has one, and count those of each."""
    counts = [0] * len(singles)
    place: bits.Count = 0
    kinds = [single.kind for single in singles]
    first_come = [single.first_come for single in singles]
    full: bits.HouseSet = _nearly_full(board, 0o777777777)
    while place < len(kinds):
        if (full or kinds[place] != _FULL) and _fill_one(board, kinds[place], first_come[place]):
            counts[place] += 1
            place = 0
            full = full & ~_houses(board.last) | _nearly_full(board, _houses(board.last))
        else:
            place += 1
    return counts


def _houses(cell: bits.Cell) -> bits.HouseSet:
    """The three houses of a cell."""
    return 1 << bits.ROW[cell] | 1 << 9 + bits.COLUMN[cell] | 1 << 18 + bits.BOX[cell]


def _nearly_full(board: Board, houses: bits.HouseSet) -> bits.HouseSet:
    """Those of some houses that have one empty cell: only a placement there changes that."""
    left: bits.CellSet
    found: bits.HouseSet = 0
    while houses:
        left = board.empty & bits.HOUSES[bits.low(houses)]
        if left and not left & left - 1:
            found |= houses & -houses
        houses &= houses - 1
    return found


def _fill_one(board: Board, kind: bits.Count, first_come: bits.Flag) -> bits.Flag:
    """Place the first single of a kind, if there is one."""
    cell: bits.Cell = -1
    house: bits.House
    spot: bits.Count
    if kind == _FULL:
        house = _first_full(board, first_come)
        if house >= 0:
            cell = bits.first(board.empty & bits.HOUSES[house])
    elif kind == _NAKED:
        cell = _first_naked(board, first_come)
    else:
        spot = _first_hidden(board, first_come)
        if spot >= 0:
            cell = bits.cell_at(spot // 9, bits.low(board.spots[spot]))
            _place(board, cell, spot % 9)
            return True
    if cell < 0:
        return False
    _place(board, cell, bits.low(board.masks[cell]))
    return True


def _place(board: Board, cell: bits.Cell, digit: bits.Digit) -> None:
    """Place a single as a step of its own."""
    board.place(cell, digit)
    board.note_change()
    note_placed(board, cell, digit)


def _is_lonely(mask: bits.Mask) -> bits.Flag:
    return mask != 0 and not mask & mask - 1


def _last_cell(board: Board, house: bits.House) -> bits.Cell:
    """The last empty cell of a house, if it has one candidate, or -1."""
    left: bits.CellSet = board.empty & bits.HOUSES[house]
    if left and not left & left - 1 and _is_lonely(board.masks[bits.first(left)]):
        return bits.first(left)
    return -1


def _first_full(board: Board, first_come: bits.Flag) -> bits.House:
    """The first house with one empty cell, or -1."""
    place: bits.Count
    kind: bits.Count
    queues: SingleQueues
    start: bits.Count = 27 * (board.last if board.last >= 0 else 81)
    near: _Near = _NEAR
    if first_come:
        queues = single_queues(board)
        for place in range(queues.naked_from, queues.naked_end):
            for kind in range(3):
                if _last_cell(board, bits.house_of(queues.naked_queue[place] % 81, kind)) >= 0:
                    return bits.house_of(queues.naked_queue[place] % 81, kind)
        return -1
    for place in range(start, start + 27):
        if _last_cell(board, near.houses[place]) >= 0:
            return near.houses[place]
    return -1


def _first_hidden(board: Board, first_come: bits.Flag) -> bits.Count:
    """The first place of `spots` with one bit, or -1."""
    place: bits.Count
    spot: bits.Count
    queues: SingleQueues
    start: bits.Count = 27 * (board.last if board.last >= 0 else 81)
    near: _Near = _NEAR
    if first_come:
        queues = single_queues(board)
        for place in range(queues.hidden_from, queues.hidden_end):
            spot = _lonely_spot(board, queues.hidden_queue[place])
            if spot >= 0:
                return spot
        return -1
    for place in range(start, start + 27):
        for spot in range(9 * near.houses[place], 9 * near.houses[place] + 9):
            if _is_lonely(board.spots[spot]):
                return spot
    return -1


def _lonely_spot(board: Board, candidate: bits.Candidate) -> bits.Count:
    """The place of `spots` at which a candidate that is there is the only one, or -1."""
    kind: bits.Count
    spot: bits.Count
    if not board.masks[candidate % 81] >> candidate // 81 & 1:
        return -1
    for kind in range(3):
        spot = 9 * bits.house_of(candidate % 81, kind) + candidate // 81
        if _is_lonely(board.spots[spot]):
            return spot
    return -1


def _first_naked(board: Board, first_come: bits.Flag) -> bits.Cell:
    """The first cell with one candidate, or -1."""
    place: bits.Count
    queues: SingleQueues
    alone: bits.CellSet
    seen: bits.CellSet
    if first_come:
        queues = single_queues(board)
        for place in range(queues.naked_from, queues.naked_end):
            if _is_lonely(board.masks[queues.naked_queue[place] % 81]):
                return queues.naked_queue[place] % 81
        return -1
    alone = board.sized(1)
    seen = alone & bits.PEERS[board.last] if board.last >= 0 else bits.NO_CELLS
    return bits.first(seen) if seen else bits.first(alone) if alone else -1


def _waiting_cells(board: Board) -> list[int]:
    return [candidate % 81 for candidate in single_queues(board).naked]


def _waiting_houses(board: Board) -> list[int]:
    return [bits.house_of(cell, kind) for cell in _waiting_cells(board) for kind in range(3)]


def _hidden(board: Board, spot: bits.Count) -> Finding:
    cell: bits.Cell = bits.cell_at(spot // 9, bits.low(board.spots[spot]))
    return _single(cell, spot % 9, spot // 9, _KINDS[spot // 81])


def _single(cell: bits.Cell, digit: bits.Digit, house: bits.House, kind: str) -> Finding:
    parts = partial(_parts, cell, digit, house)
    return Finding(parts, 1 << digit, (), (81 * digit + cell,), 0, kind)


def _parts(cell: int, digit: int, house: int) -> tuple[evidence.Part, ...]:
    return (
        evidence.candidate("cell", evidence.SILENT, cell, digit),
        evidence.digits("digit", 1 << digit),
        evidence.houses("house", (house,) if house >= 0 else ()),
    )
