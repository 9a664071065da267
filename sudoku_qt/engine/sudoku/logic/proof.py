# SPDX-License-Identifier: MIT
"""The proof of a step: what it rests on, and every branch of its reasoning, link by link.

It rests on truths: a cell holds one of its candidates, a house holds a digit in one of its places,
or one of the guardians of a deadly pattern is true. The conclusion follows from the truths alone,
together with the fact that two candidates that exclude each other are not both true; no truth is
redundant. Or it rests on a symmetry. Branches tell how: an assumption, and link by link its
consequences.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import cast

from sudoku_qt.engine.sudoku.logic.evidence import Node, Part, spoken_of
from sudoku_qt.engine.sudoku.logic.refutation import breaks, conflicts, needed, numbers_in, refutes
from sudoku_qt.engine.sudoku.logic.truths import Truth, Truths, of_hidden_sets, of_sets
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cells_in

_NUMBERS = 9 * CELLS
_FOLLOWED = frozenset({"chain", "chains", "nodes"})
"""The kinds of evidence that state the consequences of an assumption."""
_WITHOUT_BRANCHES = frozenset({"solution", "sectors", "symmetry", "under"})
"""Kinds of evidence whose steps are proved differently, without branches."""


@dataclass(frozen=True)
class Inference:
    """`result` follows from `sources` by truths; without truths, because one sees the other."""

    result: Node
    sources: tuple[Node, ...]
    truths: tuple[Truth, ...]
    beside: bool = False
    """Whether the result is false because supposing it with its sources leads to a contradiction.
    """


@dataclass(frozen=True)
class Branch:
    """The consequences of an assumption, in order; `ends` are those that the conclusion needs."""

    start: Node
    links: tuple[Inference, ...]
    ends: tuple[Node, ...]


@dataclass(frozen=True)
class Proof:
    """What a step rests on, and its reasoning from assumptions, if there are any.

    `links` are units with at most one true candidate each, as many as the truths, which share no
    candidates and which the links cover: so their candidates outside the truths are false.
    """

    truths: tuple[Truth, ...]
    branches: tuple[Branch, ...]
    links: tuple[Truth, ...] = ()
    symmetry: tuple[tuple[int, ...], tuple[int, ...]] | None = None  # of cells, and of 0 and digits


def prove(
    parts: Sequence[Part],
    candidates: Sequence[int],
    eliminations: Iterable[int],
    placements: Iterable[int],
) -> Proof:
    """The proof of a conclusion (candidate numbers) from the parts of its evidence.

    `candidates` are 81 masks. There are no truths if the step has no reasons, or if steps within an
    assumption use more than cells and houses.
    """
    position = Truths(candidates)
    if any(part[0] == "solution" for part in parts):
        return Proof((), ())
    for part in parts:
        if part[0] == "sectors":
            return _counted(parts, part, position)
        if part[0] == "symmetry":
            return Proof((), (), symmetry=(_ints(part[3]), _ints(part[4])))
        if part[0] == "under":
            return Proof(_units_under(cast(Iterable[tuple[str, int]], part[4]), position), ())
    branches = _branches(parts, position)
    targets = [(number, True) for number in eliminations]
    targets += [(number, False) for number in placements]
    for pool in _pools(parts, position, branches, [number for number, _ in targets]):
        masks = [truth.candidates for truth in pool]
        if all(refutes(masks, number, on) for number, on in targets):
            return Proof(tuple(_needed(pool, targets)), branches)
    return Proof((), branches)


def branches_of(parts: Sequence[Part], candidates: Sequence[int]) -> tuple[Branch, ...]:
    """The branches of a proof alone, which most steps do not have; `candidates` are 81 masks."""
    kinds = {part[0] for part in parts}
    if _FOLLOWED.isdisjoint(kinds) or not _WITHOUT_BRANCHES.isdisjoint(kinds):
        return ()
    return _branches(parts, Truths(candidates))


def _units_under(units: Iterable[tuple[str, int]], position: Truths) -> tuple[Truth, ...]:
    """The truths of the position, without an assumption, that steps under it rest on."""
    found = dict.fromkeys(units)
    if any(kind == "pattern" for kind, _ in found):
        return ()
    return tuple(position.named(found))


def _counted(parts: Sequence[Part], sectors: Part, position: Truths) -> Proof:
    """The proof of a multi-sector set: its cells, and as many digits of houses."""
    (cells,) = (cast(int, part[3]) for part in parts if part[1] == "cells")
    links = (
        position.house(house, digit)
        for house, digits in cast(Iterable[tuple[int, int]], sectors[3])
        for digit in numbers_in(digits)
    )
    return Proof(tuple(position.cell(cell) for cell in cells_in(cells)), (), tuple(links))


# What a conclusion follows from


def _needed(pool: Sequence[Truth], targets: Sequence[tuple[int, bool]]) -> list[Truth]:
    """Leave out of a pool what the conclusion does not need: what is spoken of stays."""
    known: dict[int, Truth] = {}
    for truth in pool:
        known.setdefault(truth.candidates, truth)
    return [known[mask] for mask in needed(list(known), targets)]


def _pools(
    parts: Sequence[Part], position: Truths, branches: Sequence[Branch], targets: Sequence[int]
) -> Iterator[list[Truth]]:
    """Yield ever more truths to prove something from: first just those that are spoken of."""
    for part in parts:
        if part[0] == "rests_on":
            rests_on = position.named(cast(Iterable[tuple[str, int]], part[3]))
            yield [truth for truth in rests_on if truth.candidates]
    cells, digits, houses = spoken_of(parts)
    digits |= sum({1 << number // CELLS for number in targets})
    patterns = list(_patterns(parts, position))
    subsets = (cast(int, part[3]) for part in parts if part[1] == "subset")
    yield from ([*patterns, *position.units(cells_in(each), [])] for each in subsets)
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


def _strong_in(coloured: Sequence[int], position: Truths) -> list[Truth]:
    """List the units with two candidates that are both coloured."""
    inside = sum(1 << number for number in set(coloured))
    truths = position.units(range(CELLS), sorted({each // CELLS for each in coloured}))
    pairs = (each for each in truths if each.candidates.bit_count() == 2)
    return [each for each in pairs if not each.candidates & ~inside]


def _linked(parts: Sequence[Part], position: Truths) -> Iterator[Truth]:
    """Yield what the strong links rest on that are no part of a branch."""
    for part in parts:
        if part[0] == "chain" and not str(part[1]).startswith("chain"):
            for start, end in pairwise(cast(tuple[Node, ...], part[3])):
                if end[2]:
                    yield from _strong(start, end, [], position)


def _around(patterns: Sequence[Truth], position: Truths) -> Iterator[Truth]:
    """Yield the digits of deadly patterns in the houses of their cells."""
    for pattern in patterns:
        cells = cells_in(pattern.number)
        houses = {house for cell in cells for house in STANDARD_SHAPE.houses_of[cell]}
        for house in sorted(houses):
            truths = (position.house(house, digit) for digit in numbers_in(pattern.digits))
            yield from (truth for truth in truths if truth.candidates)


def _whole(parts: Sequence[Part], position: Truths) -> list[Truth]:
    """List the units whose every candidate begins a branch, or is what one makes false.

    Of a pattern that cannot be filled some candidate begins a branch, so its cells are among them.
    """
    found = [
        position.cell(cell)
        for part in parts
        if part[0] == "impossible"
        for cell in cells_in(cast(int, part[3]))
    ]
    for name, off in (("assumptions", False), ("ends", True)):
        nodes = [value for part in parts if part[1] == name for value in _ints(part[3])]
        numbers = {node % _NUMBERS for node in nodes if (node >= _NUMBERS) == off}
        candidates = sum(1 << number for number in numbers)
        cells, digits = {each % CELLS for each in numbers}, {each // CELLS for each in numbers}
        found += [each for each in position.units(cells, digits) if each.candidates == candidates]
    return found


_Pattern = tuple[int, int, tuple[int, ...], bool, tuple[int, ...]]
"""Cells, digits, guardians, whether it is outside of the cells, and the lines that go with it."""


def _patterns(parts: Sequence[Part], position: Truths) -> Iterator[Truth]:
    for part in parts:
        if part[0] == "pattern":
            yield position.pattern(*cast(_Pattern, part[3:]))


def _ints(value: object) -> tuple[int, ...]:
    return cast(tuple[int, ...], value)


# How the reasoning goes


def _branches(parts: Sequence[Part], position: Truths) -> tuple[Branch, ...]:
    return tuple(_each_branch(parts, position))


def _each_branch(parts: Sequence[Part], position: Truths) -> Iterator[Branch]:
    """Yield a branch for each assumption of the evidence."""
    known = [*of_sets(parts, position), *([each] for each in _patterns(parts, position))]
    hidden = list(of_hidden_sets(parts, position))
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
            members = [_node(number) for number in _ints(part[3])]
            yield _net(members, ends, position, _inner(parts))
    for chained in chains.values():
        yield _joined(chained, known, hidden, position)


def _ends(parts: Sequence[Part]) -> list[Node]:
    (ends,) = (_ints(part[3]) for part in parts if part[1] == "ends")
    return [_node(number) for number in ends]


def _node(number: int) -> Node:
    return 1 << number % CELLS, number % _NUMBERS // CELLS, number < _NUMBERS


def _joined(
    chains: Sequence[tuple[Node, ...]],
    known: Sequence[list[Truth]],
    hidden: Sequence[list[Truth]],
    position: Truths,
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
    start: Node, end: Node, known: Sequence[list[Truth]], position: Truths
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


def _with_ends(hidden: list[Truth], ends: Iterable[Node], position: Truths) -> list[Truth]:
    """The truths of an almost hidden set, and that its house has the digits of two nodes."""
    house = hidden[0].number // 9
    return [*hidden, *(position.house(house, digit) for _, digit, _ in ends)]


def _weak(
    start: Node, end: Node, hidden: Sequence[list[Truth]], position: Truths
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


_Braids = dict[Node, tuple[list[Node], list[int]]]
"""By what they refute: the nodes of braids, their first assumptions, and their units."""


def _inner(parts: Sequence[Part]) -> _Braids:
    return {
        _node(node): ([_node(each) for each in nodes], units)
        for part in parts
        if part[0] == "inner"
        for node, nodes, units in cast(Iterable[tuple[int, list[int], list[int]]], part[3])
    }


def _net(nodes: list[Node], ends: list[Node], position: Truths, inner: _Braids) -> Branch:
    """Give every node of a net its reason, and leave out those that the ends do not need."""
    links: dict[Node, Inference] = {}
    before: list[Node] = nodes[:1]
    for node in nodes[1:]:
        if node in inner:
            links[node] = _refuted(node, *inner[node], position)
        else:
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


def _because(node: Node, before: Sequence[Node], position: Truths) -> Inference:
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


def _refuted(
    node: Node, nodes: Sequence[Node], units: Sequence[int], position: Truths
) -> Inference:
    """Why a node is false that leads to nothing by a braid, whose units it rests on."""
    inside = {(cells, digit, False) for cells, digit, _ in nodes}
    truths = [position.unit(unit) for unit in units]
    members = [_node(each + _NUMBERS) for truth in truths for each in numbers_in(truth.candidates)]
    sources = tuple(each for each in dict.fromkeys(members) if each not in inside)
    return Inference(node, sources, tuple(dict.fromkeys(truths)), beside=True)
