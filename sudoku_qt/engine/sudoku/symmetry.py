# SPDX-License-Identifier: MIT
"""Symmetries: patterns of givens that a player sees, and grids that are isomorphic."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, cell_at, column_of, row_of

if TYPE_CHECKING:  # hashlib would be a twentieth of the start of all who draw nothing
    from sudoku_qt.engine.sudoku.seeded_random import SeededRandom

LAST = SIDE - 1

Move: TypeAlias = Callable[[int, int], tuple[int, int]]
"""Where a turn or reflection of the grid takes (row, column)."""


@dataclass(frozen=True)
class Symmetry:
    """A pattern of givens that looks the same after each of some moves."""

    name: str
    moves: tuple[Move, ...] = ()

    @cached_property
    def orbits(self) -> tuple[tuple[int, ...], ...]:
        """The groups of cells that are given or empty together; every cell is in one."""
        reached = (self._reached_from(cell) for cell in range(CELLS))
        return tuple(sorted({tuple(sorted(cells)) for cells in reached}))

    def allows(self, count: int) -> bool:
        """Whether a number of cells can be made of whole orbits."""
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
    """The symmetry of a name. Raises `KeyError` for one that is not in `SYMMETRIES`."""
    for symmetry in SYMMETRIES:
        if symmetry.name == name:
            return symmetry
    raise KeyError(name)


@dataclass(frozen=True)
class Isomorphism:
    """How a puzzle is changed into one of its equals: another name for each digit, other places.

    `digits` are 10 names, 0 for an empty cell first; `cells` says for each place from which it is
    filled.
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


def random_isomorphism(rng: "SeededRandom") -> Isomorphism:
    """A random change of a puzzle into one of its equals.

    Digits are exchanged, rows inside their bands, columns inside their stacks, bands, stacks, and
    perhaps rows with columns. What is a solution stays one; nothing becomes easier or harder.
    """
    digits = bytes((0, *rng.shuffled(range(1, 10))))
    rows, columns = _shuffled_lines(rng), _shuffled_lines(rng)
    cells = tuple(cell_at(row, column) for row in rows for column in columns)
    if rng.below(2):
        cells = tuple(cell_at(row, column) for column in columns for row in rows)
    return Isomorphism(digits, cells)


def random_isomorph(values: Sequence[int], rng: "SeededRandom") -> bytes:
    """Change a puzzle into a random one of its equals."""
    return random_isomorphism(rng).values(values)


def random_central_isomorph(values: Sequence[int], rng: "SeededRandom") -> bytes:
    """Change a puzzle into a random one of those equals that keep its half turn.

    Each cell and its partner across the centre stay partners, so that a pattern of givens that is
    central stays so. Lines move in pairs; otherwise all is as in `random_isomorphism`.
    """
    digits = bytes((0, *rng.shuffled(range(1, 10))))
    rows, columns = _paired_lines(rng), _paired_lines(rng)
    cells: Iterable[int] = (cell_at(row, column) for row in rows for column in columns)
    if rng.below(2):
        cells = (cell_at(row, column) for column in columns for row in rows)
    return bytes(digits[values[cell]] for cell in cells)


def _paired_lines(rng: "SeededRandom") -> list[int]:
    """Shuffle lines so that the first and the last, and so on, remain each other's partners."""
    outer = rng.shuffled(range(3))
    if rng.below(2):
        outer = [LAST - line for line in outer]
    middle = 3 + 2 * rng.below(2)
    before = [*outer, middle]
    return [*before, LAST // 2, *(LAST - line for line in reversed(before))]


def _shuffled_lines(rng: "SeededRandom") -> list[int]:
    bands = rng.shuffled(range(3))
    return [3 * band + line for band in bands for line in rng.shuffled(range(3))]
