# SPDX-License-Identifier: MIT
"""The evidence of a finding, as plain tuples until somebody looks at it.

Each part has a name, which is a blank in the sentence on its technique's page, and most have a
role, by which a window marks their candidates. `step.py` turns parts into words and marks.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias, cast

from sudoku_qt.engine.sudoku.shape import CELLS, cells_in

Part: TypeAlias = tuple[object, ...]
Node: TypeAlias = tuple[int, int, bool]
"""A node of a chain: a set of cells, one digit (0-8), and whether it is taken to be true."""

SET_A = "set_a"
SET_B = "set_b"
SET_C = "set_c"
SETS_IN_A_ROW = (SET_A, SET_B, SET_C, "set_d", "set_e", "set_f", "set_g")
"""The roles of sets that have to be told apart."""
PLACED = "placed"
"""The role of placed digits, as opposed to candidates."""
_ARMS = {"far_line", "near_line", "other_far_line", "other_near_line"}
COVERS = frozenset({"covers", "other_covers", *_ARMS})
"""Houses of which only this is used: they hold each digit at most once."""
SILENT = ""
"""No mark: the part is used in words only."""


def cells(name: str, role: str, members: int, digits: int) -> Part:
    """A set of cells, whose candidates of some digits (a mask) are marked."""
    return "cells", name, role, members, digits


def spot(name: str, members: int) -> Part:
    """Some cells, for the sentence only."""
    return "spot", name, SILENT, members


def digits(name: str, mask: int) -> Part:
    """Some digits."""
    return "digits", name, SILENT, mask


def houses(name: str, numbers: Iterable[int]) -> Part:
    """Some houses, by their numbers."""
    return "houses", name, SILENT, tuple(numbers)


def number(name: str, value: int) -> Part:
    """A count."""
    return "number", name, SILENT, value


def candidate(name: str, role: str, cell: int, digit: int) -> Part:
    """One candidate."""
    return "cells", name, role, 1 << cell, 1 << digit


def candidates(name: str, role: str, members: Iterable[int]) -> Part:
    """Candidates of any cells and digits, as candidate numbers."""
    return "candidates", name, role, tuple(members)


def chain(name: str, nodes: Iterable[Node]) -> Part:
    """A chain of nodes, with strong links from false to true and weak ones from true to false."""
    return "chain", name, SILENT, tuple(nodes)


def chains(name: str, members: Iterable[Iterable[Node]]) -> Part:
    """Several separate chains."""
    return "chains", name, SILENT, tuple(map(tuple, members))


def link(name: str, start: Node, end: Node) -> Part:
    """A strong link between two nodes."""
    return "chain", name, SILENT, (start, end)


def cell_sets(name: str, members: Iterable[tuple[int, int]]) -> Part:
    """Several sets of cells, each with its digits, in order."""
    return "cell_sets", name, SILENT, tuple(members)


def hidden_sets(name: str, members: Iterable[tuple[int, int, int]]) -> Part:
    """Several almost hidden sets, in order: the cells, the digits that they hold, and the house."""
    return "hidden_sets", name, SILENT, tuple(members)


def linked_sets(name: str, members: Iterable[tuple[int, int]], commons: Iterable[int]) -> Part:
    """A row of sets of cells, each with its digits, and the digits that link each to the next."""
    return "linked_sets", name, SILENT, tuple(members), tuple(commons)


def stripped_cells(name: str, members: Iterable[tuple[int, int, int, int]]) -> Part:
    """Cells to which a set leaves one digit once it is locked.

    Each is given by the cells and digits of the set, the cell, and the digits that it loses.
    """
    return "stripped_cells", name, SILENT, tuple(members)


def solution() -> Part:
    """The solution: the part of a step without reasons."""
    return "solution", "solution", SILENT, ()


def sectors(name: str, members: Iterable[tuple[int, int]]) -> Part:
    """Houses, each with the digits (a mask) by which it covers a multi-sector set."""
    return "sectors", name, SILENT, tuple(members)


def rests_on(units: Iterable[tuple[str, int]]) -> Part:
    """The units from which the conclusion follows, as kinds and numbers as in `truths.Truth`.

    Some may be redundant.
    """
    return "rests_on", "rests_on", SILENT, tuple(units)


def under(steps: Iterable[object], units: Iterable[tuple[str, int]]) -> Part:
    """The steps within an assumption up to its contradiction, and all units that they rest on.

    A unit is a kind and a number as in `truths.Truth`, or "pattern" if it is no cell or house.
    """
    return "under", "under", SILENT, tuple(steps), tuple(units)


def symmetry(cells: Iterable[int], digits: Iterable[int]) -> Part:
    """An automorphism: the image of each cell, and of each digit 1-9, after a leading 0."""
    return "symmetry", "symmetry", SILENT, tuple(cells), tuple(digits)


def pattern(
    cells: int,
    digits: int,
    guardians: Iterable[int],
    *,
    outside: bool = False,
    lines: Iterable[int] = (),
) -> Part:
    """A pattern that only its guardians keep from several fillings; `digits` 0 is a whole grid.

    With `outside` the pattern is in all other cells: these here hold both digits of their houses.
    With `lines`, two houses of a chute, it could be exchanged together with some of their cells.
    """
    how = outside, tuple(lines)
    return "pattern", "pattern", SILENT, cells, digits, tuple(guardians), *how


def impossible(cells: int, digits: int) -> Part:
    """Cells that some digits alone cannot fill."""
    return "impossible", "pattern", SILENT, cells, digits


def nodes(name: str, members: Iterable[int]) -> Part:
    """Candidates in order: true ones as numbers, false ones as numbers from 729 on."""
    return "nodes", name, SILENT, tuple(members)


def whip(name: str, members: Iterable[tuple[int, int, int, int]]) -> Part:
    """The units of a whip or braid, each as in `search.braids.whips.Variable`."""
    return "whip", name, SILENT, tuple(members)


def inner(members: Iterable[tuple[int, list[int], list[int]]]) -> Part:
    """What a net takes to be false because of braids of its own.

    For each: the node, as in `nodes`, the nodes of its braid, and the units (a cell, or `81 + 9 *
    house + digit`) that the braid goes through, the last of which has no candidate left.
    """
    return "inner", "inner", SILENT, tuple(members)


def spoken_of(parts: Sequence[Part]) -> tuple[list[int], int, list[int]]:
    """The cells, digits and houses that occur in the evidence."""
    cells, digits = 0, 0
    houses: list[int] = []
    for part in parts:
        kind, value = part[0], part[3]
        if kind in {"cells", "impossible"}:
            cells |= cast(int, value)
            digits |= cast(int, part[4])
        elif kind == "digits":
            digits |= cast(int, value)
        elif kind == "houses" and part[1] not in COVERS:
            houses += cast(tuple[int, ...], value)
        elif kind == "candidates":
            cells |= sum({1 << number % CELLS for number in cast(tuple[int, ...], value)})
        elif kind == "cell_sets":
            for members, _ in cast(Iterable[tuple[int, int]], value):
                cells |= members
        elif kind == "stripped_cells":
            for _, _, cell, _ in cast(Iterable[tuple[int, int, int, int]], value):
                cells |= 1 << cell
        elif kind == "chain":
            for members, digit, _ in cast(Iterable[Node], value):
                cells |= members
                digits |= 1 << digit
    return list(cells_in(cells)), digits, houses
