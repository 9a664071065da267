# SPDX-License-Identifier: MIT
"""The facts of a step in notation, which fill the blanks of its technique's page."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast

from sudoku_qt.engine.sudoku.logic.evidence import Node, Part
from sudoku_qt.engine.sudoku.logic.step import (
    HiddenSet,
    Notation,
    Step,
    Through,
    Variable,
    candidate_of,
    cell_names,
    digits_in,
    through_of,
    write_candidates,
    write_cells,
    write_chain,
    write_house,
    write_set,
)
from sudoku_qt.engine.sudoku.shape import CELLS, cells_in

MOST_TRUE = 12
"""More true candidates than this are not written one by one."""


def facts_of(step: Step, notation: Notation = "r4c5", listing: str = ", ") -> dict[str, str]:
    """The text for each blank of a step's sentence; `listing` separates members."""
    through = through_of(step.parts, step.position)
    facts = {str(part[1]): listing.join(_write(part, notation, through)) for part in step.parts}
    facts["placements"] = listing.join(
        f"{write_cells([cell], notation)}={digit}" for cell, digit in step.placements
    )
    facts["eliminations"] = listing.join(write_candidates(step.eliminations, "≠", notation))
    return facts


def _write(part: Part, notation: Notation, through: Through) -> list[str]:
    """Write a part as the members of a list."""
    kind, value = str(part[0]), part[3]
    if kind == "chain":
        return [write_chain(cast(tuple[Node, ...], value), notation, through)]
    if kind in _UNWRITTEN:
        return []
    writer = _WRITERS.get(kind)
    return list(writer(part, notation) if writer else _write_numbers(part, notation))


def _write_cell_sets(part: Part, notation: Notation) -> Iterator[str]:
    return (write_set(*pair, notation) for pair in cast(Iterable[tuple[int, int]], part[3]))


def _write_hidden_sets(part: Part, notation: Notation) -> Iterator[str]:
    members = cast(tuple[HiddenSet, ...], part[3])
    return (write_set(cells, digits, notation) for cells, digits, _ in members)


def write_linked(part: Part, sets: Iterable[str]) -> str:
    """The sets of a part with what links each to the next: "{12} r1c1 -2- {23} r1c5"."""
    first, *others = sets
    links = ("".join(map(str, digits_in(mask))) for mask in cast(Iterable[int], part[4]))
    return first + "".join(f" -{link}- {each}" for link, each in zip(links, others, strict=True))


def _write_numbers(part: Part, notation: Notation) -> list[str]:
    """Write candidates that are true and, from 729 on, those that are false."""
    numbers = cast(tuple[int, ...], part[3])
    true = [candidate_of(number) for number in numbers if number < 729]
    false = [candidate_of(number - 729) for number in numbers if number >= 729]
    words = [f"{write_cells([cell], notation)}={digit}" for cell, digit in true[:MOST_TRUE]]
    words += ["…"] * (len(true) > MOST_TRUE)
    return [*words, *write_candidates(false, "≠", notation)]


def _write_houses(part: Part, notation: Notation) -> Iterator[str]:
    """Write houses, or digits before their houses: "r4", or "27r4"."""
    if part[0] == "houses":
        for house in cast(tuple[int, ...], part[3]):
            yield write_house(house, notation)
    else:
        for house, digits in cast(tuple[tuple[int, int], ...], part[3]):
            yield "".join(map(str, digits_in(digits))) + write_house(house, notation)


_UNWRITTEN = frozenset({"solution", "under", "inner", "rests_on", "stripped_cells"})
_WRITERS: dict[str, Callable[[Part, Notation], Iterable[str]]] = {
    "cells": lambda part, notation: cell_names(cells_in(cast(int, part[3])), notation),
    "spot": lambda part, notation: cell_names(cells_in(cast(int, part[3])), notation),
    "digits": lambda part, _: map(str, digits_in(cast(int, part[3]))),
    "chains": lambda part, notation: (
        write_chain(nodes, notation) for nodes in cast(tuple[tuple[Node, ...], ...], part[3])
    ),
    "whip": lambda part, notation: [write_whip(cast(tuple[Variable, ...], part[3]), notation)],
    "number": lambda part, _: [str(part[3])],
    "symmetry": lambda part, _: write_cycles(cast(tuple[int, ...], part[4])),
    "cell_sets": _write_cell_sets,
    "hidden_sets": _write_hidden_sets,
    "linked_sets": lambda part, notation: [write_linked(part, _write_cell_sets(part, notation))],
    "pattern": lambda part, notation: [write_set(cast(int, part[3]), cast(int, part[4]), notation)],
    "impossible": lambda part, notation: [
        write_set(cast(int, part[3]), cast(int, part[4]), notation)
    ],
    "houses": _write_houses,
    "sectors": _write_houses,
}
"""How a part of each kind is written as members of a list; candidates need no entry."""


def write_whip(variables: Iterable[Variable], notation: Notation = "r4c5") -> str:
    """A whip or a braid in notation: each unit with the excluded candidate, and what is left.

    "r4c5{1 7} - 7r2{r2c5 r2c9} - r1c9{2 .}": the final unit has nothing left.
    """
    return " - ".join(_write_unit(*each[1:], notation) for each in variables)


def _write_unit(left: int, right: int, unit: int, notation: Notation) -> str:
    members = [candidate_of(each) for each in (left, right) if each >= 0]
    if unit < CELLS:
        name = write_cells([unit], notation)
        words = [str(digit) for _, digit in members]
    else:
        house, digit = divmod(unit - CELLS, 9)
        name = f"{digit + 1}{write_house(house, notation)}"
        words = [write_cells([cell], notation) for cell, _ in members]
    return f"{name}{{{' '.join((*words, '.')[:2])}}}"


def write_cycles(becomes: Sequence[int]) -> Iterator[str]:
    """Yield the cycles of a permutation of digits, "1↔2", "3→4→5→3", "6"; a 0 comes first."""
    left = set(becomes) - {0}
    while left:
        cycle = [min(left)]
        while (after := becomes[cycle[-1]]) != cycle[0]:
            cycle.append(after)
        left -= {*cycle}
        if len(cycle) > 2:
            yield "→".join(map(str, (*cycle, cycle[0])))
        else:
            yield "↔".join(map(str, cycle))
