# SPDX-License-Identifier: MIT
"""All chains and colourings through given cells, of which a search would show only one.

A chain passes through all the cells and through no others, and through no candidate twice; a
colouring includes them all.
"""

from collections.abc import Iterator, Mapping
from itertools import islice, pairwise
from typing import NamedTuple

from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Finding
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cell_mask

MOST_TRIED = 20_000
"""The number of steps after which a search for a chain is abandoned, since the player waits."""
Path = tuple[Candidate, ...]
"""Candidates that are alternately false and true, if the first is false."""


class Kind(NamedTuple):
    """Which strong links a chain may use: those of digits in houses, those of bivalue cells."""

    houses: bool = True
    cells: bool = True
    one_digit: bool = False
    """Whether both ends have the same digit."""
    closes: bool = False
    """Whether it may return to its start, or close to a loop."""


KINDS: Mapping[str, Kind] = {
    "x_chain": Kind(cells=False, one_digit=True),
    "xy_chain": Kind(houses=False, one_digit=True),
    "nice_loop": Kind(closes=True),
}


def steps_through(technique: str, grid: Grid, cells: frozenset[int]) -> Iterator[Step]:
    """Yield the steps of a technique whose pattern is exactly these cells, if it uses chains.

    For other techniques, whose search finds every pattern, nothing is yielded.
    """
    whole = LADDER.wholes.get(technique, technique)
    if whole == "simple_colouring":
        findings: Iterator[Finding] = _coloured(Room(grid, cells))
    elif whole in KINDS:
        findings = _chained(Room(grid, cells), KINDS[whole])
    else:
        return
    for finding in findings:
        if technique in LADDER[whole].names_of(finding):
            yield Step.of(technique, finding, grid.candidates, grid.values)


class Room:
    """The links between some cells of a position."""

    def __init__(self, grid: Grid, cells: frozenset[int]) -> None:
        self.masks, self.cells = grid.candidates, cells
        self.candidates = [
            Candidate(cell, digit)
            for cell in sorted(cells)
            for digit in digits_in(self.masks[cell])
        ]

    def twins(self, one: Candidate) -> Iterator[Candidate]:
        """Yield candidates in the cells that are the only other one of their digit in a house."""
        for house in STANDARD_SHAPE.houses_of[one.cell]:
            places = {each for each in STANDARD_SHAPE.houses[house] if self.has(each, one.digit)}
            others = places - {one.cell}
            if len(others) == 1 and others <= self.cells:
                yield Candidate(min(others), one.digit)

    def has(self, cell: int, digit: int) -> bool:
        """Whether a digit is a candidate of a cell."""
        return bool(self.masks[cell] >> digit - 1 & 1)

    def strong(self, one: Candidate, kind: Kind) -> set[Candidate]:
        """The candidates that are true if one is false."""
        linked = {*self.twins(one)} if kind.houses else set()
        if kind.cells and self.masks[one.cell].bit_count() == 2:
            rest = self.masks[one.cell] & ~(1 << one.digit - 1)
            linked.add(Candidate(one.cell, rest.bit_length()))
        return linked

    def weak(self, one: Candidate, kind: Kind) -> list[Candidate]:
        """The candidates that are false if one is true."""
        return [
            other
            for other in self.candidates
            if excludes(one, other) and (kind.cells or one.digit == other.digit)
        ]

    def seen_by_both(self, one: Candidate, two: Candidate) -> set[Candidate]:
        """The candidates of the position that are false if either of these two is true."""
        near = {one.cell, two.cell} | STANDARD_SHAPE.peers[one.cell]
        around = (Candidate(cell, digit) for cell in near for digit in (one.digit, two.digit))
        return {
            each
            for each in around
            if self.has(*each) and excludes(each, one) and excludes(each, two)
        } - {one, two}


def excludes(one: Candidate, two: Candidate) -> bool:
    """Whether a candidate is false if another one is true."""
    if one.digit == two.digit:
        return two.cell in STANDARD_SHAPE.peers[one.cell]
    return one.cell == two.cell


# Chains


def _chained(room: Room, kind: Kind) -> Iterator[Finding]:
    paths = (path for start in room.candidates for path in _paths(room, kind, (start,)))
    for path in islice(paths, MOST_TRIED):
        is_whole = len(path) % 2 == 0 and {each.cell for each in path} == room.cells
        if is_whole and not (kind.one_digit and path[0].digit != path[-1].digit):
            variant, eliminations = conclusion(room, kind, path)
            if eliminations:
                yield chain_finding(path, eliminations, variant)


def conclusion(room: Room, kind: Kind, path: Path) -> tuple[str, set[Candidate]]:
    """How the ends of a chain lie, and what goes by it."""
    start, end = path[0], path[-1]
    if start == end:
        return "true", {each for each in room.candidates if each.cell == start.cell} - {start}
    if kind.closes and excludes(start, end):
        weak = [*pairwise(path), (end, start)][1::2]
        return "loop", set().union(*(_by_link(room, *pair) for pair in weak))
    return "chain", room.seen_by_both(start, end)


def _by_link(room: Room, one: Candidate, two: Candidate) -> set[Candidate]:
    """What goes where one of two that exclude each other is true."""
    if one.digit == two.digit:
        return room.seen_by_both(one, two)
    return {each for each in room.candidates if each.cell == one.cell} - {one, two}


def _paths(room: Room, kind: Kind, path: Path) -> Iterator[Path]:
    """Yield all beginnings of chains; a path of an even length ends with what is true."""
    yield path
    is_true = len(path) % 2 == 0
    if is_true and path[-1] == path[0]:
        return
    ways = room.weak(path[-1], kind) if is_true else sorted(room.strong(path[-1], kind))
    for each in ways:
        is_back = each == path[0] and not is_true and kind.closes and len(path) > 2
        if each not in path or is_back:
            yield from _paths(room, kind, (*path, each))


def chain_nodes(path: Path) -> tuple[evidence.Node, ...]:
    """The nodes of a chain."""
    return tuple(
        (1 << cell, digit - 1, bool(place % 2)) for place, (cell, digit) in enumerate(path)
    )


def chain_finding(path: Path, eliminations: set[Candidate], variant: str) -> Finding:
    """The finding of a chain, by how its ends lie (`variant`)."""
    nodes = chain_nodes(path)
    digits = _mask(eliminations)
    parts = (
        evidence.chain("chain", nodes),
        evidence.cells("start", evidence.SILENT, nodes[0][0], 0),
        evidence.cells("end", evidence.SILENT, nodes[-1][0], 0),
        evidence.digits("start_digit", 1 << nodes[0][1]),
        evidence.digits("end_digit", 1 << nodes[-1][1]),
        evidence.digits("digits", digits),
    )
    return Finding(parts, digits, _numbers(eliminations), size=len(path), variant=variant)


# Colours


def _coloured(room: Room) -> Iterator[Finding]:
    """Yield what follows of each digit where strong links join all the cells."""
    for digit in range(1, 10):
        if all(room.has(cell, digit) for cell in room.cells):
            yield from _colouring(room, digit)


def _colouring(room: Room, digit: int) -> Iterator[Finding]:
    one, two = _spread(room, digit)
    if one | two != room.cells or one & two:
        return
    trapped = {cell for cell in _seen(one) & _seen(two) - room.cells if room.has(cell, digit)}
    if trapped:
        yield _colour_finding(digit, (one, two), trapped, "trap")
    for good, bad in ((two, one), (one, two)):
        if bad & _seen(bad):
            yield _colour_finding(digit, (good, bad), bad, "wrap")


def _spread(room: Room, digit: int) -> tuple[set[int], set[int]]:
    """The two colours that spread along strong links from the first of the cells."""
    start = min(room.cells)
    colours: tuple[set[int], set[int]] = {start}, set()
    left = [(start, 0)]
    while left:
        cell, colour = left.pop()
        other = colours[1 - colour]
        fresh = {twin.cell for twin in room.twins(Candidate(cell, digit))} - other
        other |= fresh
        left += [(each, 1 - colour) for each in fresh]
    return colours


def _seen(cells: set[int]) -> set[int]:
    return set().union(*(STANDARD_SHAPE.peers[cell] for cell in cells))


def _colour_finding(
    digit: int, colours: tuple[set[int], set[int]], eliminations: set[int], variant: str
) -> Finding:
    mask = 1 << digit - 1
    one, two = colours
    parts = (
        evidence.digits("digit", mask),
        evidence.cells("one", evidence.SET_A, cell_mask(one), mask),
        evidence.cells("two", evidence.SET_B, cell_mask(two), mask),
    )
    eliminated = {Candidate(cell, digit) for cell in eliminations}
    return Finding(parts, mask, _numbers(eliminated), variant=variant)


def _numbers(candidates: set[Candidate]) -> tuple[int, ...]:
    return tuple(sorted(CELLS * (digit - 1) + cell for cell, digit in candidates))


def _mask(candidates: set[Candidate]) -> int:
    return sum(1 << digit - 1 for digit in {each.digit for each in candidates})
