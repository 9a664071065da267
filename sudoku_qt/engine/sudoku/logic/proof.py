# SPDX-License-Identifier: MIT
"""The proof of a step: what it rests on, and every branch of its reasoning link by link.

It rests on truths: a cell holds one of its candidates, a house holds a digit in one of its places,
or one of the guardians of a deadly pattern is there. From truths alone, and from two candidates
that exclude each other not being true together, the conclusion follows; no truth can be spared.
Branches tell how: an assumption, and link by link what it leads to.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from sudoku_qt.engine.sudoku.logic.evidence import Node, Part
from sudoku_qt.engine.sudoku.logic.refutation import breaks, conflicts, needed, numbers_in, refutes
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cells_in

_NUMBERS = 9 * CELLS
COVERS = frozenset({"covers", "other_covers"})
"""Houses of which no more is used than that each holds a digit but once."""


@dataclass(frozen=True)
class Truth:
    """One of some candidates (numbers) is true: those of a cell, of a digit in a house, guardians.

    `kind` is "cell" with its number, "house" with 9 * house + digit, or "pattern" with its cells;
    `digits` are those of a pattern, 0 for a whole grid.
    """

    kind: str
    number: int
    candidates: int
    digits: int = 0


@dataclass(frozen=True)
class Inference:
    """`result` follows from `sources` because of truths; without any, of what sees what."""

    result: Node
    sources: tuple[Node, ...]
    truths: tuple[Truth, ...]


@dataclass(frozen=True)
class Branch:
    """What an assumption leads to, in order; `ends` are what the conclusion needs of it."""

    start: Node
    links: tuple[Inference, ...]
    ends: tuple[Node, ...]


@dataclass(frozen=True)
class Proof:
    """What a step rests on, and how its reasoning goes where it follows assumptions."""

    truths: tuple[Truth, ...]
    branches: tuple[Branch, ...]


def prove(
    parts: Sequence[Part],
    candidates: Sequence[int],
    eliminations: Iterable[int],
    placements: Iterable[int],
) -> Proof:
    """The proof of a conclusion (candidates as numbers) from what is known to be used for it.

    `candidates` are 81 masks. There are no truths where nothing but the solution tells, nor where
    steps under an assumption look at more than cells and houses.
    """
    position = _Position(candidates)
    if any(part[0] == "solution" for part in parts):
        return Proof((), ())
    for part in parts:
        if part[0] == "under":
            return Proof(_units_under(cast(Iterable[tuple[str, int]], part[4]), position), ())
    branches = tuple(_branches(parts, position))
    targets = [(number, True) for number in eliminations]
    targets += [(number, False) for number in placements]
    for pool in _pools(parts, position, branches, [number for number, _ in targets]):
        masks = [truth.candidates for truth in pool]
        if all(refutes(masks, number, on) for number, on in targets):
            return Proof(tuple(_needed(pool, targets)), branches)
    return Proof((), branches)


class _Position:
    """The candidates of a position, as truths; each is worked out once, for a net asks often."""

    def __init__(self, candidates: Sequence[int]) -> None:
        self._where = [
            sum(1 << cell for cell in range(CELLS) if candidates[cell] >> digit & 1)
            for digit in range(9)
        ]
        self._cells: dict[int, Truth] = {}
        self._houses: dict[int, Truth] = {}

    def cell(self, cell: int) -> Truth:
        if cell not in self._cells:
            there = sum(self.node((1 << cell, digit, True)) for digit in range(9))
            self._cells[cell] = Truth("cell", cell, there)
        return self._cells[cell]

    def house(self, house: int, digit: int) -> Truth:
        number = 9 * house + digit
        if number not in self._houses:
            there = self.node((STANDARD_SHAPE.house_masks[house], digit, True))
            self._houses[number] = Truth("house", number, there)
        return self._houses[number]

    def pattern(self, cells: int, digits: int, guardians: Iterable[int]) -> Truth:
        return Truth("pattern", cells, sum(1 << each for each in guardians), digits)

    def node(self, node: Node) -> int:
        """The candidates of a node, as a mask of numbers."""
        cells, digit, _ = node
        return (self._where[digit] & cells) << CELLS * digit

    def units(self, cells: Iterable[int], digits: Iterable[int]) -> Iterator[Truth]:
        """Yield some cells, and some digits in every house."""
        truths = [self.cell(cell) for cell in cells]
        truths += [self.house(house, digit) for digit in digits for house in range(27)]
        return (truth for truth in truths if truth.candidates)


def _units_under(units: Iterable[tuple[str, int]], position: _Position) -> tuple[Truth, ...]:
    """The truths of the position, without an assumption, that steps under it rest on."""
    found = dict.fromkeys(units)
    if any(kind == "pattern" for kind, _ in found):
        return ()
    return tuple(
        position.cell(number) if kind == "cell" else position.house(*divmod(number, 9))
        for kind, number in found
    )


# What a conclusion follows from


def _needed(pool: Sequence[Truth], targets: Sequence[tuple[int, bool]]) -> list[Truth]:
    """Leave out of a pool what the conclusion does not need: what is spoken of stays."""
    known: dict[int, Truth] = {}
    for truth in pool:
        known.setdefault(truth.candidates, truth)
    return [known[mask] for mask in needed(list(known), targets)]


def _pools(
    parts: Sequence[Part], position: _Position, branches: Sequence[Branch], targets: Sequence[int]
) -> Iterator[list[Truth]]:
    """Yield ever more truths to prove something from: first just those that are spoken of."""
    cells, digits, houses = _spoken_of(parts)
    digits |= sum({1 << number // CELLS for number in targets})
    patterns = list(_patterns(parts, position))
    used = [truth for branch in branches for link in branch.links for truth in link.truths]
    if used:
        yield used + _whole(parts, position)
    named = [position.house(house, digit) for house in houses for digit in numbers_in(digits)]
    linked = list(_linked(parts, position))
    some = [*patterns, *used, *linked, *(each for each in named if each.candidates)]
    yield some
    coloured = [each for part in parts if part[0] == "candidates" for each in _ints(part[3])]
    if coloured and not some:
        strong = _strong_in(coloured, position)
        yield strong
        yield [*strong, *position.units(range(CELLS), [])]
    if patterns:
        yield [*some, *_around(patterns, position)]
    if digits.bit_count() == 1 and len(cells) > 1:
        yield [*some, *position.units([], numbers_in(digits))]
    yield [*some, *position.units(cells, [])]
    yield [*some, *position.units(cells, numbers_in(digits))]
    yield [*some, *position.units(range(CELLS), range(9))]


def _strong_in(coloured: Sequence[int], position: _Position) -> list[Truth]:
    """List the units with two candidates that are both coloured."""
    inside = sum(1 << number for number in set(coloured))
    truths = position.units(range(CELLS), sorted({each // CELLS for each in coloured}))
    pairs = (each for each in truths if each.candidates.bit_count() == 2)
    return [each for each in pairs if not each.candidates & ~inside]


def _linked(parts: Sequence[Part], position: _Position) -> Iterator[Truth]:
    """Yield what the strong links rest on that are no part of a branch."""
    for part in parts:
        if part[0] == "chain" and not str(part[1]).startswith("chain"):
            for start, end in pairwise(cast(tuple[Node, ...], part[3])):
                if end[2]:
                    yield from _strong(start, end, [], position)


def _around(patterns: Sequence[Truth], position: _Position) -> Iterator[Truth]:
    """Yield the digits of deadly patterns in the houses of their cells."""
    for pattern in patterns:
        cells = cells_in(pattern.number)
        houses = {house for cell in cells for house in STANDARD_SHAPE.houses_of[cell]}
        for house in sorted(houses):
            truths = (position.house(house, digit) for digit in numbers_in(pattern.digits))
            yield from (truth for truth in truths if truth.candidates)


def _whole(parts: Sequence[Part], position: _Position) -> list[Truth]:
    """List the units whose every candidate begins a branch, or is what one makes false."""
    found = []
    for name, off in (("assumptions", False), ("ends", True)):
        nodes = [value for part in parts if part[1] == name for value in _ints(part[3])]
        numbers = {node % _NUMBERS for node in nodes if (node >= _NUMBERS) == off}
        wanted = sum(1 << number for number in numbers)
        cells, digits = {each % CELLS for each in numbers}, {each // CELLS for each in numbers}
        found += [each for each in position.units(cells, digits) if each.candidates == wanted]
    return found


def _spoken_of(parts: Sequence[Part]) -> tuple[list[int], int, list[int]]:
    """The cells, the digits and the houses that stand in the evidence."""
    cells, digits = 0, 0
    houses: list[int] = []
    for part in parts:
        kind, value = part[0], part[3]
        if kind == "cells":
            cells |= cast(int, value)
            digits |= cast(int, part[4])
        elif kind == "digits":
            digits |= cast(int, value)
        elif kind == "houses" and part[1] not in COVERS:
            houses += _ints(value)
        elif kind == "candidates":
            cells |= sum({1 << number % CELLS for number in _ints(value)})
        elif kind == "cell_sets":
            for members, _ in cast(Iterable[tuple[int, int]], value):
                cells |= members
        elif kind == "chain":
            for members, digit, _ in cast(Iterable[Node], value):
                cells |= members
                digits |= 1 << digit
    return list(cells_in(cells)), digits, houses


def _patterns(parts: Sequence[Part], position: _Position) -> Iterator[Truth]:
    for part in parts:
        if part[0] == "pattern":
            _, _, _, cells, digits, guardians = part
            yield position.pattern(cast(int, cells), cast(int, digits), _ints(guardians))


def _ints(value: object) -> tuple[int, ...]:
    return cast(tuple[int, ...], value)


# How the reasoning goes


def _branches(parts: Sequence[Part], position: _Position) -> Iterator[Branch]:
    """Yield a branch for each assumption of the evidence."""
    sets = [pair for part in parts if part[0] == "cell_sets" for pair in _pairs(part[3])]
    known = [*_set_truths(sets, position), *([each] for each in _patterns(parts, position))]
    hidden = list(_hidden_truths(parts, position))
    chains: dict[str, list[tuple[Node, ...]]] = {}
    for part in parts:
        name = str(part[1])
        if part[0] == "chain" and name.startswith("chain"):
            nodes = cast(tuple[Node, ...], part[3])
            chains.setdefault(name.partition("_")[0], []).append(nodes)
        elif part[0] == "chains":
            chains |= {
                f"{name}{number}": [nodes]
                for number, nodes in enumerate(cast(tuple[tuple[Node, ...], ...], part[3]))
            }
        elif part[0] == "nodes" and name.startswith("net"):
            ends = _ends(parts)
            yield _net([_node(number) for number in _ints(part[3])], ends, position)
    for members in chains.values():
        yield _joined(members, known, hidden, position)


def _pairs(value: object) -> Iterable[tuple[int, int]]:
    return cast(Iterable[tuple[int, int]], value)


def _set_truths(sets: Iterable[tuple[int, int]], position: _Position) -> Iterator[list[Truth]]:
    for cells, _ in sets:
        yield [position.cell(cell) for cell in cells_in(cells)]


def _hidden_truths(parts: Sequence[Part], position: _Position) -> Iterator[list[Truth]]:
    for part in parts:
        if part[0] == "hidden_sets":
            for _, digits, house in cast(Iterable[tuple[int, int, int]], part[3]):
                yield [position.house(house, digit) for digit in numbers_in(digits)]


def _ends(parts: Sequence[Part]) -> list[Node]:
    (ends,) = (_ints(part[3]) for part in parts if part[1] == "ends")
    return [_node(number) for number in ends]


def _node(number: int) -> Node:
    return 1 << number % CELLS, number % _NUMBERS // CELLS, number < _NUMBERS


def _joined(
    chains: Sequence[tuple[Node, ...]],
    known: Sequence[list[Truth]],
    hidden: Sequence[list[Truth]],
    position: _Position,
) -> Branch:
    """Put the chains from one assumption together."""
    links: dict[tuple[Node, Node], Inference] = {}
    for nodes in chains:
        for start, end in pairwise(nodes):
            if end[2]:
                whole = [_with_ends(each, (start, end), position) for each in hidden]
                truths = _strong(start, end, [*known, *whole], position)
            else:
                truths = _weak(start, end, hidden, position)
            links[start, end] = Inference(end, (start,), tuple(truths))
    ends = tuple(dict.fromkeys(nodes[-1] for nodes in chains))
    return Branch(chains[0][0], tuple(links.values()), ends)


def _strong(
    start: Node, end: Node, known: Sequence[list[Truth]], position: _Position
) -> Sequence[Truth]:
    """Find what makes one of two nodes true: a cell, a house, a set or a pattern."""
    both = position.node(start) | position.node(end)
    cells = [cell for cell in cells_in(start[0]) if start[0] == end[0]]
    digits = [start[1]] if start[1] == end[1] else []
    for truth in position.units(cells, digits):
        if not truth.candidates & ~both:
            return [truth]
    for truths in known:
        if breaks([truth.candidates for truth in truths], both):
            return _needed_for(truths, both)
    raise ValueError(f"no strong link from {start} to {end}")


def _with_ends(hidden: list[Truth], ends: Iterable[Node], position: _Position) -> list[Truth]:
    """The truths of an almost hidden set, and that its house has the digits of two nodes."""
    house = hidden[0].number // 9
    return [*hidden, *(position.house(house, digit) for _, digit, _ in ends)]


def _weak(
    start: Node, end: Node, hidden: Sequence[list[Truth]], position: _Position
) -> Sequence[Truth]:
    """Find the almost hidden set, if it takes one, that keeps two nodes from being true at once."""
    both = [position.node(start), position.node(end)]
    if breaks(both, 0):
        return ()
    for truths in hidden:
        if breaks([*both, *(truth.candidates for truth in truths)], 0):
            return truths
    raise ValueError(f"no weak link from {start} to {end}")


def _needed_for(truths: list[Truth], false: int) -> list[Truth]:
    kept = list(truths)
    for truth in truths:
        fewer = [each for each in kept if each is not truth]
        if breaks([each.candidates for each in fewer], false):
            kept = fewer
    return kept


def _net(nodes: list[Node], ends: list[Node], position: _Position) -> Branch:
    """Give every node of a net its reason, and leave out those that the ends do not need."""
    links: dict[Node, Inference] = {}
    before: list[Node] = nodes[:1]
    for node in nodes[1:]:
        links[node] = _because(node, before, position)
        before.append(node)
    needed, left = set[Node](), [end for end in ends if end in before]
    while left:
        node = left.pop()
        if node in links and node not in needed:
            needed.add(node)
            left += links[node].sources
    kept = tuple(link for node, link in links.items() if node in needed)
    return Branch(nodes[0], kept, tuple(end for end in ends if end in before))


def _because(node: Node, before: Sequence[Node], position: _Position) -> Inference:
    """Find what a node of a net follows from among the nodes before it."""
    number = position.node(node)
    if not node[2]:
        for other in before:
            if other[2] and conflicts(position.node(other).bit_length() - 1) & number:
                return Inference(node, (other,), ())
    false = {position.node(other): other for other in before if not other[2]}
    for truth in position.units(cells_in(node[0]), [node[1]]):
        rest = [1 << each for each in numbers_in(truth.candidates & ~number)]
        if truth.candidates & number and all(each in false for each in rest):
            return Inference(node, tuple(false[each] for each in rest), (truth,))
    raise ValueError(f"nothing leads to {node}")
