# SPDX-License-Identifier: MIT
"""Remote pair: equal bivalue cells in a chain hold their two digits alternately."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class RemotePair(Technique):
    """Cells that see two cells of the chain with different digits lose both digits."""

    name = "remote_pair"

    def find(self, board: Board) -> Iterator[Finding]:
        """Colour every chain of equal bivalue cells alternately."""
        left: bits.CellSet = board.sized(2)
        same: bits.CellSet
        one: bits.CellSet
        two: bits.CellSet
        eliminations: bits.CellSet
        cell: bits.Cell
        mask: bits.Mask
        while left:
            cell = bits.first(left)
            mask = board.masks[cell]
            same = _equal(board, left, mask)
            if bits.count(same) < 4:
                left &= ~same
                continue
            one, two = _colours(same, cell)
            left &= ~(one | two)
            if bits.count(one | two) < 4 or one & two:
                continue
            eliminations = _seen(one) & _seen(two) & ~(one | two)
            if board.holds(eliminations, mask):
                parts = (
                    evidence.cells("one", evidence.SET_A, one, mask),
                    evidence.cells("two", evidence.SET_B, two, mask),
                    evidence.cells("cells", evidence.SILENT, one | two, 0),
                    evidence.digits("digits", mask),
                    evidence.chains("chains", _chains(one, two, eliminations, mask)),
                )
                yield Finding(
                    parts, mask, board.eliminations(eliminations, mask), size=bits.count(one | two)
                )


def _chains(
    one: bits.CellSet, two: bits.CellSet, eliminations: bits.CellSet, mask: bits.Mask
) -> list[list[tuple[int, int, bool]]]:
    """List the shortest chains of cells whose ends are both seen by a cell with an elimination."""
    cell: bits.Cell
    ways: list[list[int]] = []
    while eliminations:
        cell = bits.first(eliminations)
        eliminations &= eliminations - 1
        if not any(_ends(way) & ~bits.PEERS[cell] == 0 for way in ways):
            ways.append(_way(one & bits.PEERS[cell], two & bits.PEERS[cell], one | two))
    return [_nodes(way, mask) for way in ways]


def _ends(way: list[int]) -> bits.CellSet:
    return bits.bit(way[0]) | bits.bit(way[len(way) - 1])


def _way(starts: bits.CellSet, ends: bits.CellSet, cells: bits.CellSet) -> list[int]:
    """The shortest way over some cells from one of the starts to one of the ends."""
    cell: bits.Cell
    left: bits.CellSet = cells & ~starts
    ways = [[cell] for cell in _listed(starts)]
    for way in ways:
        cell = way[len(way) - 1]
        if bits.bit(cell) & ends:
            return way
        ways += [[*way, other] for other in _listed(bits.PEERS[cell] & left)]
        left &= ~bits.PEERS[cell]
    return []


def _listed(cells: bits.CellSet) -> list[int]:
    found: list[int] = []
    while cells:
        found.append(bits.first(cells))
        cells &= cells - 1
    return found


def _nodes(way: list[int], mask: bits.Mask) -> list[tuple[int, int, bool]]:
    """The nodes of a chain of cells: each loses one digit and takes the other."""
    cell: bits.Cell
    digits = [bits.low(mask), bits.low(mask & mask - 1)]
    nodes = []
    for place, cell in enumerate(way):
        nodes.append((bits.bit(cell), digits[place % 2], False))
        nodes.append((bits.bit(cell), digits[1 - place % 2], True))
    return nodes


def _equal(board: Board, cells: bits.CellSet, mask: bits.Mask) -> bits.CellSet:
    """The cells of a set that hold just these digits."""
    cell: bits.Cell
    found: bits.CellSet = bits.NO_CELLS
    while cells:
        cell = bits.first(cells)
        cells &= cells - 1
        if board.masks[cell] == mask:
            found |= bits.bit(cell)
    return found


def _colours(same: bits.CellSet, start: bits.Cell) -> tuple[int, int]:
    """The cells joined to the start by an even and by an odd number of links."""
    one: bits.CellSet = bits.bit(start)
    two: bits.CellSet = bits.NO_CELLS
    before: bits.CellSet = bits.NO_CELLS
    while before != one | two:
        before = one | two
        two |= _seen(one) & same
        one |= _seen(two) & same
    return one, two


def _seen(cells: bits.CellSet) -> bits.CellSet:
    """The cells that some cell of a set sees."""
    seen: bits.CellSet = bits.NO_CELLS
    while cells:
        seen |= bits.PEERS[bits.first(cells)]
        cells &= cells - 1
    return seen
