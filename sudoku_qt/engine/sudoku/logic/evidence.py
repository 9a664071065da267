# SPDX-License-Identifier: MIT
"""The pieces of evidence that a finding carries, as plain tuples until somebody looks.

Each part has a name, which is a blank in the sentence of its technique's page, and most have a
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
"""For sets of which each has to be told from all others."""
PLACED = "placed"
"""For digits on the board instead of candidates."""
_ARMS = {"far_line", "near_line", "other_far_line", "other_near_line"}
COVERS = frozenset({"covers", "other_covers", *_ARMS})
"""Houses of which no more is used than that each holds a digit but once."""
SILENT = ""
"""No mark: the part is for the words only."""


def cells(name: str, role: str, members: int, digits: int) -> Part:
    """A set of cells, of which the candidates of some digits (a mask) are marked."""
    return "cells", name, role, members, digits


def spot(name: str, members: int) -> Part:
    """Some cells, for the words only."""
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
    """Candidates of any cells and digits, as numbers."""
    return "candidates", name, role, tuple(members)


def chain(name: str, nodes: Iterable[Node]) -> Part:
    """A chain of nodes, with strong links from false to true and weak ones from true to false."""
    return "chain", name, SILENT, tuple(nodes)


def chains(name: str, members: Iterable[Iterable[Node]]) -> Part:
    """Several chains, each by itself."""
    return "chains", name, SILENT, tuple(map(tuple, members))


def link(name: str, start: Node, end: Node) -> Part:
    """A strong link between two nodes."""
    return "chain", name, SILENT, (start, end)


def cell_sets(name: str, members: Iterable[tuple[int, int]]) -> Part:
    """Several sets of cells, each with its digits, in order."""
    return "cell_sets", name, SILENT, tuple(members)


def hidden_sets(name: str, members: Iterable[tuple[int, int, int]]) -> Part:
    """Several almost hidden sets, in order: cells, the digits that stand in them, and the house."""
    return "hidden_sets", name, SILENT, tuple(members)


def linked_sets(name: str, members: Iterable[tuple[int, int]], commons: Iterable[int]) -> Part:
    """Sets of cells in a row, each with its digits, and the digits that link each to the next."""
    return "linked_sets", name, SILENT, tuple(members), tuple(commons)


def stripped_cells(name: str, members: Iterable[tuple[int, int, int, int]]) -> Part:
    """Cells to which a set leaves one digit once it is locked.

    Of each the cells and digits of the set, the cell, and the digits that it loses.
    """
    return "stripped_cells", name, SILENT, tuple(members)


def solution() -> Part:
    """The solution, which is no reason: nothing but it tells."""
    return "solution", "solution", SILENT, ()


def sectors(name: str, members: Iterable[tuple[int, int]]) -> Part:
    """Houses, each with the digits (a mask) that cover a multi-sector set there."""
    return "sectors", name, SILENT, tuple(members)


def rests_on(units: Iterable[tuple[str, int]]) -> Part:
    """The units, as kinds and numbers as in `proof.Truth`, from which the conclusion follows.

    There may be some to spare.
    """
    return "rests_on", "rests_on", SILENT, tuple(units)


def under(steps: Iterable[object], units: Iterable[tuple[str, int]]) -> Part:
    """The steps under an assumption up to its contradiction, and all units that they rest on.

    A unit is a kind and a number as in `proof.Truth`, or "pattern" where that says nothing.
    """
    return "under", "under", SILENT, tuple(steps), tuple(units)


def symmetry(cells: Iterable[int], digits: Iterable[int]) -> Part:
    """Where each cell goes, and what each digit 1-9 becomes after a 0: the givens stay the same."""
    return "symmetry", "symmetry", SILENT, tuple(cells), tuple(digits)


def pattern(cells: int, digits: int, guardians: Iterable[int], *, outside: bool = False) -> Part:
    """A pattern with several fillings but for its guardians; `digits` 0 is for a whole grid.

    With `outside` it is what the digits fill in all other cells: these fill whole houses with them.
    """
    return "pattern", "pattern", SILENT, cells, digits, tuple(guardians), outside


def nodes(name: str, members: Iterable[int]) -> Part:
    """Candidates that are true, as numbers, or false, as numbers from 729 on, in order."""
    return "nodes", name, SILENT, tuple(members)


def whip(name: str, members: Iterable[tuple[int, int, int, int]]) -> Part:
    """The units of a whip or braid, each as `search.braids.whips.Variable` has it."""
    return "whip", name, SILENT, tuple(members)


def inner(members: Iterable[tuple[int, list[int], list[int]]]) -> Part:
    """What a net takes to be false because of braids of their own.

    Of each the node, as in `nodes`, those of its braid, and the units (a cell, or `81 + 9 * house +
    digit`) that this goes through, the last of which is left with nothing.
    """
    return "inner", "inner", SILENT, tuple(members)


def spoken_of(parts: Sequence[Part]) -> tuple[list[int], int, list[int]]:
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
