# SPDX-License-Identifier: MIT
"""Two techniques by assumption that ratings name: the places of a digit, and all cases.

The ladder has them as parts of larger searches; here each is separate, as its page explains it.
"""

from collections.abc import Iterator, Mapping

from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.trail import area, numbers
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.bits import OFF
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.refutation import conflicts, numbers_in
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.truths import Truth
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

CASES = 3
"""The least number of cases; with fewer it is an ordinary chain."""
UNITS = (
    *(Truth("cell", cell, 0) for cell in range(CELLS)),
    *(Truth("house", number, 0) for number in range(9 * len(STANDARD_SHAPE.houses))),
)
Ways = Mapping[int, int]
"""The nodes that an assumption implies, each with its predecessor; false candidates from 729."""


class Places(Technique):
    """Assumes a candidate, and follows the places of its digit until a house has none."""

    name = "nishio"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield eliminations in the order of their cells."""
        grid = board.grid()
        for cell in grid.empty_cells:
            for digit in digits_in(grid.candidates[cell]):
                finding = _by_places(grid, CELLS * (digit - 1) + cell)
                if finding is not None:
                    yield finding


def _by_places(grid: Grid, number: int) -> Finding | None:
    digit, start = divmod(number, CELLS)
    places = frozenset(cell for cell in range(CELLS) if grid.candidates[cell] >> digit & 1)
    nodes, true, left = [number], {start}, places - {start}
    for cell in _in_turn(true):
        gone = left & STANDARD_SHAPE.peers[cell]
        left -= gone
        nodes += [OFF + CELLS * digit + each for each in sorted(gone)]
        for house, members in enumerate(STANDARD_SHAPE.houses):
            had, has = places.intersection(members), (left | true).intersection(members)
            if had and not has:
                return _emptied(nodes, sorted(had), house)
            if len(has) == 1 < len(had) and not has & true:
                true |= has
                left -= has
                nodes += [CELLS * digit + each for each in has]
    return None


def _in_turn(cells: set[int]) -> Iterator[int]:
    """Yield the members of a set that grows meanwhile."""
    done = set[int]()
    while rest := sorted(cells - done):
        done.add(rest[0])
        yield rest[0]


def _emptied(nodes: list[int], cells: list[int], house: int) -> Finding:
    """The finding that a house is left without any of its cells for a digit."""
    number = nodes[0]
    digit = number // CELLS
    parts = (
        evidence.candidates("starts", evidence.SET_A, [number]),
        evidence.nodes("assumptions", [number]),
        evidence.nodes("result", [OFF + number]),
        evidence.digits("digit", 1 << digit),
        evidence.houses("house", [house]),
        evidence.nodes("ends", [OFF + CELLS * digit + cell for cell in cells]),
        evidence.nodes("net0", nodes),
    )
    return Finding(parts, 1 << digit, (number,), (), len(nodes), "contradiction")


class Cases(Technique):
    """Follows a chain from every candidate of a cell, or every place of a digit in a house."""

    name = "multiple_forcing_chains"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield eliminations, those with the shortest chains first."""
        there = numbers(board.grid().candidates)
        units = [unit for truth in UNITS if (unit := there & area(truth))]
        strong = dict(pair for unit in units if unit.bit_count() == 2 for pair in _both(unit))
        known = dict[int, Ways]()
        found = []
        for unit in units:
            if unit.bit_count() >= CASES:
                for start in numbers_in(unit):
                    known.setdefault(start, _ways(start, there, strong))
                found += list(_common([known[start] for start in numbers_in(unit)], unit))
        yield from sorted(found, key=lambda each: int(each.size))


def _both(unit: int) -> Iterator[tuple[int, int]]:
    one, two = numbers_in(unit)
    yield one, two
    yield two, one


def _ways(start: int, there: int, strong: Mapping[int, int]) -> Ways:
    """Where chains from a candidate lead, by the shortest way."""
    before = {start: -1}
    queue = [start]
    for node in queue:
        if node < OFF:
            reached = [OFF + each for each in numbers_in(there & conflicts(node))]
        else:
            reached = [strong[node - OFF]] if node - OFF in strong else []
        for each in reached:
            if each not in before:
                before[each] = node
                queue.append(each)
    return before


def _common(cases: list[Ways], unit: int) -> Iterator[Finding]:
    """Yield what all cases of a unit make false, apart from one of these."""
    for node in sorted(set.intersection(*(set(ways) for ways in cases))):
        if node >= OFF and not unit >> node - OFF & 1:
            chains = [_chain(node, ways) for ways in cases]
            yield _agreed(node - OFF, chains)


def _chain(end: int, ways: Ways) -> list[int]:
    chain = [end]
    while ways[chain[-1]] >= 0:
        chain.append(ways[chain[-1]])
    return chain[::-1]


def _agreed(number: int, chains: list[list[int]]) -> Finding:
    """The finding that all chains make a candidate false."""
    starts = [chain[0] for chain in chains]
    lines = [
        evidence.chain(f"chain{place}_0", [_node(each) for each in chain])
        for place, chain in enumerate(chains)
    ]
    parts = (
        evidence.candidates("starts", evidence.SET_A, starts),
        evidence.nodes("assumptions", starts),
        evidence.nodes("result", [OFF + number]),
        evidence.nodes("ends", [OFF + number]),
        *lines,
    )
    return Finding(parts, 1 << number // CELLS, (number,), (), sum(map(len, chains)), "verity")


def _node(number: int) -> evidence.Node:
    return 1 << number % CELLS, number % OFF // CELLS, number < OFF
