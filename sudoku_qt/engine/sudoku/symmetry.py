# SPDX-License-Identifier: MIT
"""Symmetries: patterns of givens that a player can see; and isomorphisms of puzzles."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, cell_at, column_of, row_of

LAST = SIDE - 1

Move: TypeAlias = Callable[[int, int], tuple[int, int]]
"""Maps (row, column) by a rotation or reflection of the grid."""


class Symmetry:
    """A kind of symmetric pattern: it looks the same after certain moves."""

    def __init__(self, name: str, moves: tuple[Move, ...] = ()) -> None:
        self.name: Final = name
        self.moves: Final = moves

    @cached_property
    def orbits(self) -> tuple[tuple[int, ...], ...]:
        """The groups of cells that are given or empty together; every cell is in one."""
        reached = (self._reached_from(cell) for cell in range(CELLS))
        return tuple(sorted({tuple(sorted(cells)) for cells in reached}))

    def allows(self, count: int) -> bool:
        """Whether `count` cells can be made up of whole orbits."""
        sums = 1
        for orbit in self.orbits:
            sums |= sums << len(orbit)
        return bool(sums >> count & 1)

    def _reached_from(self, cell: int) -> set[int]:
        cells, fresh = {cell}, [cell]
        while fresh:
            at = fresh.pop()
            for move in self.moves:
                there = cell_at(*move(row_of(at), column_of(at)))
                if there not in cells:
                    cells.add(there)
                    fresh.append(there)
        return cells


def _half_turn(row: int, column: int) -> tuple[int, int]:
    return LAST - row, LAST - column


def _quarter_turn(row: int, column: int) -> tuple[int, int]:
    return column, LAST - row


def _across_diagonal(row: int, column: int) -> tuple[int, int]:
    return column, row


def _across_antidiagonal(row: int, column: int) -> tuple[int, int]:
    return LAST - column, LAST - row


def _top_to_bottom(row: int, column: int) -> tuple[int, int]:
    return LAST - row, column


def _left_to_right(row: int, column: int) -> tuple[int, int]:
    return row, LAST - column


SYMMETRIES = (
    Symmetry("none"),
    Symmetry("central", (_half_turn,)),
    Symmetry("diagonal", (_across_diagonal,)),
    Symmetry("antidiagonal", (_across_antidiagonal,)),
    Symmetry("horizontal", (_top_to_bottom,)),
    Symmetry("vertical", (_left_to_right,)),
    Symmetry("quarter", (_quarter_turn,)),
    Symmetry("all", (_quarter_turn, _left_to_right)),
)
"""Horizontal and vertical name the axis across which the pattern is reflected."""


def symmetry_named(name: str) -> Symmetry:
    """The symmetry of this name. Raises `KeyError` if there is none."""
    for symmetry in SYMMETRIES:
        if symmetry.name == name:
            return symmetry
    raise KeyError(name)


class Isomorphism(NamedTuple):
    """An isomorphism of puzzles: another label for each digit, and another place for each cell.

    `digits` are 10 labels, the first one 0 for an empty cell; `cells` has for each cell of the
    image the cell that it is taken from.
    """

    digits: bytes
    cells: tuple[int, ...]

    def values(self, values: Sequence[int]) -> bytes:
        """The image of 81 digits of 0-9."""
        return bytes(self.digits[values[cell]] for cell in self.cells)

    def masks(self, masks: Sequence[int]) -> tuple[int, ...]:
        """The image of 81 masks of candidates."""
        return tuple(sum(self._bits(masks[cell])) for cell in self.cells)

    def number(self, number: int) -> int:
        """The image of a candidate, 81 * (digit - 1) + cell."""
        digit, cell = divmod(number, CELLS)
        return CELLS * (self.digits[digit + 1] - 1) + self.cells.index(cell)

    def _bits(self, mask: int) -> Iterable[int]:
        return (1 << self.digits[digit] - 1 for digit in range(1, 10) if mask >> digit - 1 & 1)
