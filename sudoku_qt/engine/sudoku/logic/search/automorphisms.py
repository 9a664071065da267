# SPDX-License-Identifier: MIT
"""Automorphisms: rearrangements of cells and digits that leave the givens of a puzzle unchanged.

Rotations and reflections, which a player can see, come first. Others, which permute rows and
columns, are searched for only if there are any.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, cell_at, column_of, row_of
from sudoku_qt.engine.sudoku.symmetry import Move, symmetry_named

HIDDEN = "hidden"
LEAST_GIVENS, LEAST_DIGITS = 17, 8
"""With fewer, no puzzle has a unique solution."""
Row = Sequence[int]


class Automorphism(NamedTuple):
    """The image of each cell (81), and of each digit 0-9 (10 values), 0 staying 0."""

    name: str
    cells: tuple[int, ...]
    digits: tuple[int, ...]

    def keeps(self, givens: Sequence[int]) -> bool:
        """Whether it leaves 81 digits of 0-9 unchanged."""
        return all(
            givens[there] == self.digits[given]
            for there, given in zip(self.cells, givens, strict=True)
        )


def automorphisms(givens: bytes) -> tuple[Automorphism, ...]:
    """The automorphisms of a puzzle except the identity: rotations and reflections, then others.

    All are returned, so that the result does not depend on the orientation of the grid. `givens`
    are 81 digits of 0-9, as many as a unique puzzle needs; a puzzle with a digit twice in a row or
    column has none.
    """
    if CELLS - givens.count(0) < LEAST_GIVENS or len({*givens} - {0}) < LEAST_DIGITS:
        return ()
    seen = tuple(_seen(givens))
    try:
        number = kernel.count_automorphisms(givens)
    except ValueError:
        return ()
    if number == len(seen) + 1:
        return seen
    cells = {each.cells for each in seen}
    return (*seen, *(each for each in _hidden(givens) if each.cells not in cells))


# What a player sees


def _seen(givens: bytes) -> Iterator[Automorphism]:
    for name, cells in _moves():
        digits = _renamed(zip(givens, (givens[there] for there in cells), strict=True))
        if digits is not None:
            yield Automorphism(name, cells, digits)


@cache
def _moves() -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Names, and where each cell goes; a quarter turn goes either way round."""
    found = []
    for name in ("central", "diagonal", "antidiagonal", "quarter"):
        (move,) = symmetry_named(name).moves
        cells = tuple(_moved(move, cell) for cell in range(CELLS))
        found.append((name, cells))
    quarter = found[-1][1]
    back = tuple(quarter.index(cell) for cell in range(CELLS))
    return (*found, ("quarter", back))


def _moved(move: Move, cell: int) -> int:
    return cell_at(*move(row_of(cell), column_of(cell)))


def _renamed(pairs: Iterator[tuple[int, int]]) -> tuple[int, ...] | None:
    """What each digit becomes if pairs say so, None where they contradict each other."""
    known = {0: 0}
    for before, after in pairs:
        if known.setdefault(before, after) != after:
            return None
    if len({*known.values()}) < len(known):
        return None
    left = [digit for digit in range(1, SIDE + 1) if digit not in known.values()]
    return tuple(known[digit] if digit in known else left.pop() for digit in range(SIDE + 1))


# What is hidden


def _hidden(givens: bytes) -> Iterator[Automorphism]:
    """Yield orders of rows and columns, perhaps exchanged with each other."""
    rows = [givens[SIDE * row : SIDE * row + SIDE] for row in range(SIDE)]
    columns = [givens[column::SIDE] for column in range(SIDE)]
    itself = tuple(range(CELLS))
    for turned, lines in ((False, rows), (True, columns)):
        for across, along, digits in _orders(lines, rows):
            cells = [cell_at(along[row], across[column]) for row, column in _cells()]
            if turned:
                cells = [cells[SIDE * column + row] for row, column in _cells()]
            if tuple(cells) != itself:
                yield Automorphism(HIDDEN, tuple(cells), digits)


def _cells() -> Iterator[tuple[int, int]]:
    return ((row, column) for row in range(SIDE) for column in range(SIDE))


def _orders(
    lines: Sequence[Row], rows: Sequence[Row]
) -> Iterator[tuple[tuple[int, ...], list[int], tuple[int, ...]]]:
    """Yield where columns and where lines go so that they become rows, and the digits' new names.

    An order of the columns is looked at only where the same places of the lines are filled.
    """
    row_places = sorted(_places(row, range(SIDE)) for row in rows)
    for across in _line_orders():
        if sorted(_places(line, across) for line in lines) == row_places:
            for along in _laid(lines, rows, across, []):
                digits = _renamed(_pairs(lines, rows, across, along))
                if digits is not None:
                    yield across, along, digits


def _pairs(
    lines: Sequence[Row], rows: Sequence[Row], across: Sequence[int], along: Sequence[int]
) -> Iterator[tuple[int, int]]:
    """Yield what each cell of the lines that are laid down holds, and where it goes."""
    for line, there in zip(lines, along, strict=False):
        for column in range(SIDE):
            yield line[column], rows[there][across[column]]


def _places(line: Row, across: Sequence[int]) -> int:
    """The filled places of a line when its columns have moved, as a mask."""
    return sum(1 << there for value, there in zip(line, across, strict=True) if value)


@cache
def _line_orders() -> tuple[tuple[int, ...], ...]:
    """All 1,296 orders of lines that keep bands together: where each goes."""
    inside = tuple(permutations(range(3)))
    return tuple(
        tuple(3 * band + line for band, order in zip(bands, orders, strict=True) for line in order)
        for bands in inside
        for orders in product(inside, repeat=3)
    )


def _laid(
    lines: Sequence[Row], rows: Sequence[Row], across: Sequence[int], before: list[int]
) -> Iterator[list[int]]:
    """Yield where lines go, as far as their digits allow it, after some that are laid down."""
    if _renamed(_pairs(lines, rows, across, before)) is None:
        return
    if len(before) == SIDE:
        yield before
        return
    number = len(before)
    places = _places(lines[number], across)
    for there in range(SIDE):
        in_band = number % 3 == 0 or there // 3 == before[-1] // 3
        if there not in before and in_band and _places(rows[there], range(SIDE)) == places:
            yield from _laid(lines, rows, across, [*before, there])
