# SPDX-License-Identifier: MIT
"""Singles: a digit with one place left in a house, or a cell with one digit left.

People look first where the last digit was placed. With `first_come` singles are taken in the order
in which they came up on the board instead. Nine steps in ten are singles, so the next one is found
without searching for all of them.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.single_queues import (
    SingleQueues,
    single_queues,
    singles_now,
)
from sudoku_qt.engine.sudoku.logic.technique import Technique

_KINDS = ("row", "column", "box")
_FULL, _HIDDEN, _NAKED = range(3)
_FIRST_COME = 4


class Single(Technique):
    """A single of one kind, in the order in which people look or first come, first served."""

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
        house: bits.House = _first_full(_singles_of(board, self.first_come), self.first_come)
        if house < 0:
            return None
        cell: bits.Cell = bits.first(board.empty & bits.HOUSES[house])
        return _single(cell, bits.low(board.masks[cell]), house, "")


class HiddenSingle(Single):
    """A digit that fits in only one cell of a house is placed there."""

    name = "hidden_single"
    kind = _HIDDEN

    def find(self, board: Board) -> Iterator[Finding]:
        """Check the boxes first, where hidden singles are easiest to see."""
        if self.first_come:
            return self._first_come(board)
        return self._in_houses(board)

    def first(self, board: Board) -> Finding | None:
        """The first digit with one place."""
        spot: bits.Count = _first_hidden(_singles_of(board, self.first_come), self.first_come)
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
    """A cell with only one candidate."""

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
        cell: bits.Cell = _first_naked(_singles_of(board, self.first_come), self.first_come)
        return None if cell < 0 else _single(cell, bits.low(board.masks[cell]), -1, "")


class _Near:
    """The boxes and then the lines, nearest to a cell first, at `27 * cell + number`.

    Where no cell was placed last, which is cell 81, they are in plain order.
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
        """The houses in this order."""
        start: bits.Count = 27 * (last if last >= 0 else 81)
        return [self.houses[place] for place in range(start, start + 27)]

    def cells_near(self, last: bits.Cell) -> list[int]:
        """The cells, those first that a cell sees."""
        if last < 0:
            return list(range(81))
        seen = [cell for cell in range(81) if bits.PEERS[last] & bits.bit(cell)]
        return seen + [cell for cell in range(81) if not bits.PEERS[last] & bits.bit(cell)]


_NEAR = _Near()


def order_of(singles: Sequence[Single]) -> int:
    """The order of at most ten singles as `fill` takes it: three bits each."""
    return sum(
        (1 + single.kind + (_FIRST_COME if single.first_come else 0)) << 3 * place
        for place, single in enumerate(singles)
    )


def fill(board: Board, order: bits.Mask) -> list[int]:
    """Place singles until there are none, always the first possible in `order`; count each kind."""
    counts = [0] * 10
    left: bits.Mask = order
    place: bits.Count = 0
    found: bits.Count
    queues: SingleQueues = _singles_of(board, (order & 0o4444444444) != 0)
    while left:
        found = _first_single(queues, left & 7)
        if found < 0:
            place += 1
            left >>= 3
        else:
            counts[place] += 1
            _fill_one(queues, left & 7, found)
            place, left = 0, order
    if queues.changes != board.changes:
        queues.give(board)
        board.forget()
    return counts


def _singles_of(board: Board, first_come: bits.Flag) -> SingleQueues:
    """The singles of a board, in the order in which they came up if that is asked for."""
    return single_queues(board) if first_come else singles_now(board)


def _first_single(queues: SingleQueues, code: bits.Mask) -> bits.Count:
    """The first single of a kind: its house, its cell or its place of `spots`; -1 for none."""
    first_come: bits.Flag = (code & _FIRST_COME) != 0
    kind: bits.Count = (code & 3) - 1
    if kind == _FULL:
        return _first_full(queues, first_come)
    if kind == _NAKED:
        return _first_naked(queues, first_come)
    return _first_hidden(queues, first_come)


def _fill_one(queues: SingleQueues, code: bits.Mask, found: bits.Count) -> None:
    """Place a single that was found."""
    cell: bits.Cell = found
    kind: bits.Count = (code & 3) - 1
    if kind == _HIDDEN:
        cell = bits.first(queues.where[found % 9] & bits.HOUSES[found // 9])
        queues.fill(cell, found % 9)
        return
    if kind == _FULL:
        cell = bits.first(queues.empty & bits.HOUSES[found])
    queues.fill(cell, bits.low(queues.masks[cell]))


def _is_lonely(mask: bits.Mask) -> bits.Flag:
    return mask != 0 and not mask & mask - 1


def _last_cell(board: Board, house: bits.House) -> bits.Cell:
    """The last empty cell of a house, if it has one candidate, or -1."""
    left: bits.CellSet = board.empty & bits.HOUSES[house]
    if left and not left & left - 1 and _is_lonely(board.masks[bits.first(left)]):
        return bits.first(left)
    return -1


def _is_last(queues: SingleQueues, house: bits.House) -> bits.Flag:
    """Whether a house has one empty cell, and this one candidate."""
    return (queues.full >> house & 1) != 0 and (
        queues.empty & bits.HOUSES[house] & queues.alone
    ) != 0


def _first_full(queues: SingleQueues, first_come: bits.Flag) -> bits.House:
    """The first house with one empty cell, or -1."""
    place: bits.Count
    kind: bits.Count
    cell: bits.Cell
    start: bits.Count = 27 * (queues.last if queues.last >= 0 else 81)
    near: _Near = _NEAR
    if not queues.full:
        return -1
    if first_come:
        for place in range(queues.naked_from, queues.naked_end):
            cell = queues.naked_queue[place] % 81
            for kind in range(3):
                if _is_last(queues, bits.house_of(cell, kind)):
                    return bits.house_of(cell, kind)
        return -1
    for place in range(start, start + 27):
        if _is_last(queues, near.houses[place]):
            return near.houses[place]
    return -1


def _first_hidden(queues: SingleQueues, first_come: bits.Flag) -> bits.Count:
    """The first place of `spots` with one bit, or -1."""
    place: bits.Count
    spot: bits.Count
    house: bits.House
    start: bits.Count = 27 * (queues.last if queues.last >= 0 else 81)
    near: _Near = _NEAR
    if not queues.holding:
        return -1
    if first_come:
        for place in range(queues.hidden_from, queues.hidden_end):
            spot = _waiting_spot(queues, queues.hidden_queue[place])
            if spot >= 0:
                return spot
        return -1
    for place in range(start, start + 27):
        house = near.houses[place]
        if queues.holding >> house & 1:
            return 9 * house + bits.low(queues.lonely[house])
    return -1


def _waiting_spot(queues: SingleQueues, candidate: bits.Candidate) -> bits.Count:
    """The place of `spots` at which a candidate that is there is the only one, or -1."""
    kind: bits.Count
    house: bits.House
    cell: bits.Cell = candidate % 81
    digit: bits.Digit = candidate // 81
    if not queues.masks[cell] >> digit & 1:
        return -1
    for kind in range(3):
        house = bits.house_of(cell, kind)
        if queues.lonely[house] >> digit & 1:
            return 9 * house + digit
    return -1


def _first_naked(queues: SingleQueues, first_come: bits.Flag) -> bits.Cell:
    """The first cell with one candidate, or -1."""
    place: bits.Count
    cell: bits.Cell
    seen: bits.CellSet = bits.NO_CELLS
    if not queues.alone:
        return -1
    if first_come:
        for place in range(queues.naked_from, queues.naked_end):
            cell = queues.naked_queue[place] % 81
            if queues.alone & bits.bit(cell):
                return cell
        return -1
    if queues.last >= 0:
        seen = queues.alone & bits.PEERS[queues.last]
    return bits.first(seen) if seen else bits.first(queues.alone)


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
