# SPDX-License-Identifier: MIT
"""The search in a list of steps: parts of names, cells as players write them, digits."""

import re
from collections.abc import Collection, Iterable, Sequence

from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, box_of
from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.models.sudoku.cell_names import cells_named

_PLACES = re.compile(r"(?=.)(?:r([1-9]+))?(?:c([1-9]+))?(?:b([1-9]+))?")
_LETTERED = re.compile(r"([A-I])([1-9])")
_OF_ONE = re.compile(r"[A-P][1-9][0-9]?")
_LINE = re.compile(r"([rc])([1-9][0-9]?)")


def is_found(
    words: str,
    names: Iterable[str],
    cells: Collection[int],
    digits: Collection[int],
    *,
    side: int = SIDE,
    signs: Sequence[str] = NUMBERS,
) -> bool:
    """Whether every word is part of a name, a digit, or a place that contains one of the cells.

    `signs` are those of the digits, `side` that of the board.
    """
    known = [sign.casefold() for sign in signs[: side + 1]]
    for word in words.split():
        is_digit = word.casefold() in known
        called = cells_called(word) if side == SIDE else cells_called_on(word, side)
        if not (
            any(word.casefold() in name.casefold() for name in names)
            or (is_digit and known.index(word.casefold()) in digits)
            or (not is_digit and not called.isdisjoint(cells))
        ):
            return False
    return True


def cells_called_on(word: str, side: int) -> frozenset[int]:
    """The cells that a word names on a board of another side: "r10c5", "r10", "c4" or "J5"."""
    line = _LINE.fullmatch(word.casefold())
    if line:
        number, across = int(line[2]) - 1, line[1] == "r"
        cells = range(side * side)
        return frozenset(
            cell for cell in cells if number == (cell // side if across else cell % side)
        )
    name = word if _OF_ONE.fullmatch(word) else word.casefold()
    return next(
        (each.cells for each in cells_named(name, side) if each.end == len(word)), frozenset()
    )


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
