# SPDX-License-Identifier: MIT
"""A fish that is claimed: lines, a digit, and as many crossing lines; it need not be one."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.conjugates import places
from sudoku_qt.engine.sudoku.learn.entailed import proved_of_digit
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

ROWS, COLUMNS = range(9), range(9, 18)
MOST_FINS = 2


@dataclass(frozen=True)
class ClaimedFish:
    """A fish of a digit (1-9) in some lines (0-17) that are said to need only the covers.

    If it `has_fins`, places outside the covers are allowed, where something sees all of them.
    """

    digit: int
    bases: tuple[int, ...]
    covers: tuple[int, ...]
    has_fins: bool = False

    @property
    def size(self) -> int:
        """The number of its lines."""
        return len(self.bases)

    def body(self, grid: Grid) -> frozenset[int]:
        """The places for the digit where a base and a cover cross."""
        return self._places(grid) & _cells_of(self.covers)

    def outside(self, grid: Grid) -> frozenset[int]:
        """The places for the digit in the bases that no cover has."""
        return self._places(grid) - _cells_of(self.covers)

    def needed(self, grid: Grid) -> tuple[int, ...]:
        """All crossing lines in which the bases have the digit."""
        crossing = COLUMNS if self.bases[0] in ROWS else ROWS
        found = self._places(grid)
        return tuple(line for line in crossing if found & {*STANDARD_SHAPE.houses[line]})

    def struck(self, grid: Grid) -> frozenset[int]:
        """The places for the digit that the fish, if it is one, takes away."""
        extra = self.outside(grid)
        return frozenset(cell for cell in self.crossed(grid) if extra <= STANDARD_SHAPE.peers[cell])

    def crossed(self, grid: Grid) -> frozenset[int]:
        """The places for the digit in the covers, besides those in the bases."""
        crossed = _cells_of(self.covers) - _cells_of(self.bases)
        bit = 1 << self.digit - 1
        return frozenset(cell for cell in crossed if grid.candidates[cell] & bit)

    def holds(self, grid: Grid) -> bool:
        """Whether it is a fish of its kind, which takes something away."""
        has_extra = bool(self.outside(grid))
        return has_extra == self.has_fins and bool(self.struck(grid))

    def _places(self, grid: Grid) -> frozenset[int]:
        return frozenset(cell for line in self.bases for cell in places(grid, self.digit, line))


def nearly(grid: Grid, digit: int, size: int, *, fins: bool) -> Iterator[ClaimedFish]:
    """Yield fish of a size that look right and are none, since one or two places are outside.

    Each of their lines has two places, at least, that others cross, and there is something that
    could be struck out. Those with fins prove nothing, whatever lines cover them.
    """
    for kind in (ROWS, COLUMNS):
        lines = [line for line in kind if 2 <= len(places(grid, digit, line)) <= size + 1]
        for bases in combinations(lines, size):
            needed = ClaimedFish(digit, bases, ()).needed(grid)
            if size < len(needed) <= size + MOST_FINS:
                for covers in combinations(needed, size):
                    fish = ClaimedFish(digit, bases, covers, fins)
                    if _is_near(grid, fish):
                        yield fish


def _is_near(grid: Grid, fish: ClaimedFish) -> bool:
    body, extra = fish.body(grid), fish.outside(grid)
    if not 1 <= len(extra) <= MOST_FINS:
        return False
    lines = (*fish.bases, *fish.covers)
    if any(len(body.intersection(STANDARD_SHAPE.houses[line])) < 2 for line in lines):
        return False
    if not fish.crossed(grid):
        return False
    return not fish.has_fins or not proved_of_digit(grid.candidates, body | extra, fish.digit)


def _cells_of(lines: tuple[int, ...]) -> frozenset[int]:
    return frozenset(cell for line in lines for cell in STANDARD_SHAPE.houses[line])
