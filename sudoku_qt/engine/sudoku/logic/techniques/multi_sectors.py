# SPDX-License-Identifier: MIT
"""Multi-sector locked sets: empty cells whose digits fit into their houses only just.

As many digits in houses as there are cells cover all candidates of the cells, so each of these
digits is in one of the cells. Steve Kurzhals's loop was found first, in the puzzle called Easter
Monster (2007).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.multi_sectors import (
    Link,
    Sectors,
    SectorSearch,
    beside,
    box_at,
    counted,
    covered,
)
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

ROLES = (evidence.SET_A, evidence.SET_B, evidence.SET_C)
NAMES = ("in_rows", "in_columns", "in_boxes")


class DominoLoop(Technique):
    """Sixteen cells in a ring: in four boxes, beside the crossings of two rows and two columns."""

    name = "domino_loop"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every two rows with every two columns."""
        for rows, columns in SectorSearch(board).loops():
            lines = *_lines(rows, 0), *_lines(columns, 9)
            boxes = tuple(box_at(rows, columns, number) for number in range(4))
            yield from _finding(covered(board, beside(rows, columns), lines, boxes), board)


class MultiSectorLockedSet(Technique):
    """The crossings of some rows with some columns, those with few cells first."""

    name = "msls"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check all rectangles of empty cells, three to five lines each way."""
        found = SectorSearch(board).rectangles()
        for rows, columns in sorted(found, key=lambda each: _cells_at(*each).bit_count()):
            sectors = covered(board, _cells_at(rows, columns), _lines(rows, 0), _lines(columns, 9))
            yield from _finding(sectors, board)


class TwinnedXYChains(Technique):
    """Six cells on two lines, in two XY-rings of four, of which one is closed whatever is true.

    Three cells of two digits have one of these in common. Each shares its other one with the cell
    across it on the second line; there the middle cell, of three digits, shares one with either of
    its neighbours. Nils Leder's.
    """

    name = "twinned_xy_chains"

    def find(self, board: Board) -> Iterator[Finding]:
        """Look at every two rows, and every two columns, from either side."""
        masks = board.grid().candidates
        for line, across in product(range(18), repeat=2):
            if line != across and line // 9 == across // 9:
                for cells, links in _twins(masks, line, across):
                    yield from _finding(counted(board, cells, links), board)


def _twins(masks: Sequence[int], line: int, across: int) -> Iterator[tuple[int, list[Link]]]:
    """Yield six cells, and their six digits with the line on which each has room once."""
    here, there = STANDARD_SHAPE.houses[line], STANDARD_SHAPE.houses[across]
    pairs = [place for place in range(9) if masks[here[place]].bit_count() == 2]
    for places in combinations(pairs, 3):
        ours = [masks[here[place]] for place in places]
        common = ours[0] & ours[1] & ours[2]
        shared = [mask ^ common for mask in ours]
        rest = (masks[there[place]] ^ own for place, own in zip(places, shared, strict=True))
        one, other, middle = sorted(rest, key=int.bit_count)
        digits = (common, one, other, *shared)
        if {*map(int.bit_count, digits)} == {1} and len({*digits}) == 6 and middle == one | other:
            crossing = (9 + place if line < 9 else place for place in places)
            houses = (line, across, across, *crossing)
            cells = sum(1 << here[place] | 1 << there[place] for place in places)
            yield (
                cells,
                [(house, bits.low(digit)) for house, digit in zip(houses, digits, strict=True)],
            )


def _lines(mask: int, first: int) -> tuple[int, ...]:
    return tuple(first + number for number in range(9) if mask >> number & 1)


def _cells_at(rows: int, columns: int) -> int:
    """The cells where rows cross columns."""
    return sum(1 << 9 * row + column for row in _lines(rows, 0) for column in _lines(columns, 0))


def _finding(sectors: Sectors, board: Board) -> Iterator[Finding]:
    if not sectors.eliminations:
        return
    houses = dict.fromkeys(house for house, _ in sectors.links)
    held = [
        (each, sum(1 << digit for house, digit in sectors.links if house == each))
        for each in houses
    ]
    digits = 0
    for number in sectors.eliminations:
        digits |= 1 << number // CELLS
    parts = (
        evidence.cells("cells", evidence.SILENT, sectors.cells, 0),
        evidence.number("count", sectors.cells.bit_count()),
        *(
            evidence.candidates(name, role, members)
            for name, role, members in _marked(sectors, board)
        ),
        evidence.sectors("sectors", held),
    )
    yield Finding(parts, digits, sectors.eliminations, size=sectors.cells.bit_count())


def _marked(sectors: Sectors, board: Board) -> Iterator[tuple[str, str, list[int]]]:
    """Yield the candidates of the cells by the kind of house that covers them."""
    masks = board.grid().candidates
    for kind, (name, role) in enumerate(zip(NAMES, ROLES, strict=True)):
        members = [
            CELLS * digit + cell
            for house, digit in sectors.links
            if house // 9 == kind
            for cell in STANDARD_SHAPE.houses[house]
            if sectors.cells >> cell & 1 and masks[cell] >> digit & 1
        ]
        if members:
            yield name, role, members
