# SPDX-License-Identifier: MIT
"""Isomorphs of an automorphic puzzle that show its symmetry, as a half turn or a reflection.

Any other order of rows and columns hides the symmetry, so that a player could not see it.
"""

from collections.abc import Sequence

from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.logic.search.automorphisms import Automorphism, automorphisms
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import SIDE, cell_at, column_of, row_of

BESIDE = SIDE // 3


def disguised(technique: str, puzzle: bytes, rng: SeededRandom) -> bytes:
    """A random isomorph of a puzzle for practising a technique."""
    if technique == "gurth":
        return symmetric_isomorph(puzzle, rng)
    return random_isomorph(puzzle, rng)


def symmetric_isomorph(puzzle: bytes, rng: SeededRandom) -> bytes:
    """A random isomorph in which an automorphism of order two is a half turn or a reflection.

    Any other 81 digits are returned as a random isomorph of the usual kind.
    """
    image = random_isomorph(puzzle, rng)
    each = automorphisms(image)[0]
    rows, columns = _turning(each) if _turns(each) else _reflecting(each)
    return bytes(image[cell_at(row, column)] for row in rows for column in columns)


def _turns(each: Automorphism) -> bool:
    """Whether rows become rows."""
    return row_of(each.cells[0]) == row_of(each.cells[1])


def _reflecting(each: Automorphism) -> tuple[Sequence[int], Sequence[int]]:
    """Rows in their order, and each column where its row is: what was exchanged is reflected."""
    rows = range(SIDE)
    return rows, [column_of(each.cells[cell_at(row, 0)]) for row in rows]


def _turning(each: Automorphism) -> tuple[Sequence[int], Sequence[int]]:
    """Rows and columns in such an order that what was exchanged lies across the centre."""
    rows = [row_of(each.cells[cell_at(row, 0)]) for row in range(SIDE)]
    columns = [column_of(each.cells[cell_at(0, column)]) for column in range(SIDE)]
    return _about_centre(rows), _about_centre(columns)


def _about_centre(becomes: Sequence[int]) -> list[int]:
    """The order of lines in which one that stays is in the middle, and partners lie opposite."""
    middle = next(line for line in range(SIDE) if becomes[line] == line)
    band = middle // BESIDE
    inner = next(line for line in _lines(band) if line != middle)
    outer = _lines((band + 1) % BESIDE)
    before = [*outer, inner]
    return [*before, middle, *(becomes[line] for line in reversed(before))]


def _lines(band: int) -> range:
    return range(BESIDE * band, BESIDE * band + BESIDE)
