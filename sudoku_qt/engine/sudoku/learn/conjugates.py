# SPDX-License-Identifier: MIT
"""The strong links of one digit: where its places are, which of them are alone in a house."""

from collections.abc import Mapping

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

Links = Mapping[int, frozenset[int]]
"""For each cell that has a strong link: the cells at the other ends."""


def places(grid: Grid, digit: int, house: int) -> tuple[int, ...]:
    """The cells of a house (0-26) in which a digit is noted."""
    cells = STANDARD_SHAPE.houses[house]
    return tuple(cell for cell in cells if grid.candidates[cell] >> digit - 1 & 1)


def strong_links(grid: Grid, digit: int) -> Links:
    """The strong links of a digit."""
    found: dict[int, frozenset[int]] = {}
    for house in range(len(STANDARD_SHAPE.houses)):
        pair = places(grid, digit, house)
        if len(pair) == 2:
            for cell in pair:
                found[cell] = found.get(cell, frozenset()) | {*pair} - {cell}
    return found


def colours(links: Links, start: int) -> dict[int, int]:
    """The colour, 0 or 1, of each cell that strong links join to one whose colour is 0.

    A cell that would have both, as cells of a digit without a solution may, has the first found.
    """
    found = {start: 0}
    ahead = [start]
    for cell in ahead:
        for other in sorted(links.get(cell, ())):
            if other not in found:
                found[other] = 1 - found[cell]
                ahead.append(other)
    return found
