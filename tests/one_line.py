# SPDX-License-Identifier: MIT
"""Reads back a step that is written as one line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from sudoku_qt.engine.sudoku.logic.step import Candidate


@dataclass(frozen=True)
class OneLine:
    """What such a line says: digits and cells that it speaks of, houses, and what follows."""

    name: str
    digits: frozenset[int]
    cells: frozenset[int]
    houses: frozenset[int]
    placements: frozenset[Candidate]
    eliminations: frozenset[Candidate]


_CELLS = r"r[1-9]{1,9}c[1-9]{1,9}"
_NAMED = re.compile(r"([^:：=<>]+)[:：] *(.*)")
_TOKEN = re.compile(
    rf"({_CELLS})|([rcb][1-9]{{1,9}})|([1-9]+)|(?:in|<>|ef?(?=r)|f(?=r)|[-=,/|.{{}}() ])"
)
_SIDE = r"(?:[rcb][1-9]{1,9}){1,9}"
_FISH = re.compile(rf"[1-9] ({_SIDE}) ({_SIDE}(?:/{_SIDE})?)(?=[ ,]|$)")
"""How a fish begins, of which "r6c9" are two houses and no cell."""
_CELLS_THERE = re.compile(rf"({_CELLS}(?:[, ]{_CELLS})*)(=|<>)([1-9]+)(?:, *|$)")
_ONE = re.compile(r"r([1-9]+)c([1-9]+)")


def read_line(text: str) -> OneLine:
    """Read such a line. Raises `ValueError` for what is none."""
    named = _NAMED.fullmatch(text.strip())
    name, body = named.groups() if named else ("", text.strip())
    subject, arrow, follows = body.rpartition("=>")
    placements, eliminations = _concluded(follows.strip() if arrow else body.strip())
    digits, cells, houses = _spoken(subject.strip())
    return OneLine(name.strip(), digits, cells, houses, placements, eliminations)


def _concluded(text: str) -> tuple[frozenset[Candidate], frozenset[Candidate]]:
    """What is placed and what is eliminated. Raises `ValueError`."""
    found: dict[str, set[Candidate]] = {"=": set(), "<>": set()}
    place = 0
    while place < len(text) or not text:
        match = _CELLS_THERE.match(text, place)
        if match is None:
            raise _wrong(text[place:])
        cells, sign, digits = match.groups()
        found[sign].update(map(Candidate._make, product(_cells(cells), map(int, digits))))
        place = match.end()
    return frozenset(found["="]), frozenset(found["<>"])


def _spoken(text: str) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """The digits, cells and houses of a subject. Raises `ValueError`."""
    digits: set[int] = set()
    cells: set[int] = set()
    houses: set[int] = set()
    fish = _FISH.match(text)
    if fish:
        digits.add(int(text[0]))
        houses.update(_houses_in(fish[1] + fish[2]))
    place = fish.end() if fish else 0
    while place < len(text):
        match = _TOKEN.match(text, place)
        if match is None:
            raise _wrong(text[place:])
        some, group, numbers = match.groups()
        cells.update(_cells(some or ""))
        houses.update(_houses_in(group or ""))
        digits.update(map(int, numbers or ""))
        place = match.end()
    return frozenset(digits), frozenset(cells), frozenset(houses)


def _cells(text: str) -> Iterator[int]:
    for rows, columns in _ONE.findall(text):
        for row, column in product(rows, columns):
            yield 9 * int(row) + int(column) - 10


def _houses_in(text: str) -> Iterator[int]:
    for kind, numbers in re.findall(r"([rcb])([1-9]+)", text):
        for number in numbers:
            yield 9 * "rcb".index(kind) + int(number) - 1


def _wrong(rest: str) -> ValueError:
    return ValueError(f"“{rest}” is no part of a step in one line")
