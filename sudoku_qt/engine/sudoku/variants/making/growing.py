# SPDX-License-Identifier: MIT
"""Lines and areas that grow at random on a board."""

from collections.abc import Callable, Collection, Iterator

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

TRIED = 150
"""Cells that a line tries before it is given up."""
EDGES = ((-1, 0), (0, -1), (0, 1), (1, 0))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))

Fits = Callable[[Cells], bool]
"""Whether the first cells of a line, or all of them, may be such."""


def touching(board: VariantBoard, cell: int, *, corners: bool) -> Iterator[int]:
    """The cells that share an edge with a cell; with `corners` those that share a corner, too."""
    for down, right in EDGES + CORNERS * corners:
        other = board.moved(cell, down, right)
        if other is not None:
            yield other


def grown_line(
    board: VariantBoard,
    start: int,
    length: int,
    rng: SeededRandom,
    fits: Fits,
    *,
    taken: Collection[int] = (),
) -> Cells | None:
    """A line of free cells from a start, each adjacent to the one before it; None if none fits."""
    left = [TRIED]

    def longer(line: Cells) -> Cells | None:
        if not left[0] or not fits(line):
            return None
        if len(line) == length:
            return line
        for cell in rng.shuffled([*touching(board, line[-1], corners=True)]):
            if cell in line or cell in taken:
                continue
            left[0] = max(0, left[0] - 1)
            found = longer((*line, cell))
            if found:
                return found
        return None

    return longer((start,))


def grown_area(board: VariantBoard, start: int, count: int, rng: SeededRandom, fits: Fits) -> Cells:
    """A connected area of at most `count` cells, which grows as long as cells fit."""
    cells: Cells = (start,)
    while len(cells) < count:
        around = {other for cell in cells for other in touching(board, cell, corners=False)}
        fitting = [cell for cell in sorted(around - {*cells}) if fits((*cells, cell))]
        if not fitting:
            break
        cells = (*cells, rng.choice(fitting))
    return cells


def hangs_together(board: VariantBoard, cells: Collection[int]) -> bool:
    """Whether cells are connected by edges, within themselves."""
    if not cells:
        return False
    first = next(iter(cells))
    reached, fresh = {first}, [first]
    while fresh:
        for other in touching(board, fresh.pop(), corners=False):
            if other in cells and other not in reached:
                reached.add(other)
                fresh.append(other)
    return len(reached) == len({*cells})
