# SPDX-License-Identifier: MIT
"""The search in a list of steps: parts of names, cells as players write them, digits."""

import re
from collections.abc import Collection, Iterable

from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, box_of

_PLACES = re.compile(r"(?=.)(?:r([1-9]+))?(?:c([1-9]+))?(?:b([1-9]+))?")
_LETTERED = re.compile(r"([A-I])([1-9])")


def is_found(
    words: str, names: Iterable[str], cells: Collection[int], digits: Collection[int]
) -> bool:
    """Whether every word is part of a name, a digit, or a place that contains one of the cells."""
    return all(_fits(word, names, cells, digits) for word in words.split())


def _fits(word: str, names: Iterable[str], cells: Collection[int], digits: Collection[int]) -> bool:
    if any(word.casefold() in name.casefold() for name in names):
        return True
    if word in "123456789":
        return int(word) in digits
    return not cells_called(word).isdisjoint(cells)


def cells_called(word: str) -> frozenset[int]:
    """The cells that a word names: "r7c5", "r7", "c12", "b3" or "G5"; none for any other word.

    Letters for rows are capitals: "B5" is a cell and "b5" a box.
    """
    lettered = _LETTERED.fullmatch(word)
    if lettered:
        return frozenset({SIDE * (ord(lettered[1]) - ord("A")) + int(lettered[2]) - 1})
    places = _PLACES.fullmatch(word.casefold())
    if not places:
        return frozenset()
    rows, columns, boxes = (_numbers(part) for part in places.groups())
    return frozenset(
        cell
        for cell in range(CELLS)
        if cell // SIDE in rows and cell % SIDE in columns and box_of(cell) in boxes
    )


def _numbers(part: str | None) -> Collection[int]:
    """The numbers from 0 that some digits stand for; all numbers if there are no digits."""
    return {int(digit) - 1 for digit in part} if part else range(SIDE)
