# SPDX-License-Identifier: MIT
"""Clues that come and go in groups, as the pattern of a puzzle has them.

The cells of a group are given or empty together. What has to hold of a puzzle is handed in: that
it has one solution, say, or that boxes suffice to solve it.
"""

from collections.abc import Callable, Sequence

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.course.digging_levels import count_givens
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Stop, go_on

Group = tuple[int, ...]
Fits = Callable[[bytes], bool]


def is_unique(puzzle: bytes) -> bool:
    """Whether a puzzle has one solution."""
    return kernel.count_solutions(puzzle, 2) == 1


def needless(puzzle: bytes, groups: Sequence[Group]) -> list[Group]:
    """The groups of a puzzle with one solution that have a clue which the others imply."""
    return [
        group
        for group in groups
        if any(puzzle[cell] and kernel.is_redundant(puzzle, cell) for cell in group)
    ]


def dig(
    puzzle: bytes, groups: Sequence[Group], fits: Fits, bounds: tuple[int, int], stop: Stop
) -> bytes:
    """Empty groups of cells in their order, each tried once, while the puzzle fits.

    `bounds` are the fewest givens that may be left and how many are few enough. As long as
    nothing refuses to go, groups go by halves; single cells without bounds the kernel digs faster,
    with the same result.
    """
    if fits is is_unique and bounds == (0, 0) and all(len(group) == 1 for group in groups):
        return kernel.dig(puzzle, bytes(cell for group in groups for cell in group))
    fewest, enough = bounds
    done = _first_refusal(puzzle, groups, fits, max(bounds))
    puzzle = without(puzzle, [cell for group in groups[:done] for cell in group])
    for group in groups[done:]:
        if count_givens(puzzle) <= enough:
            break
        go_on(stop)
        fewer = without(puzzle, group)
        if count_givens(fewer) >= fewest and fewer != puzzle and fits(fewer):
            puzzle = fewer
    return puzzle


def _first_refusal(puzzle: bytes, groups: Sequence[Group], fits: Fits, enough: int) -> int:
    """Count the groups that can all go together, from the first on, above `enough` givens."""
    low, high = 0, 0
    left = count_givens(puzzle)
    while high < len(groups) and left - len(groups[high]) >= enough:
        left -= len(groups[high])
        high += 1
    while low < high:
        middle = (low + high + 1) // 2
        if fits(without(puzzle, [cell for group in groups[:middle] for cell in group])):
            low = middle
        else:
            high = middle - 1
    return low


def exchanged(
    puzzle: bytes,
    full: bytes,
    groups: Sequence[Group],
    gone: Sequence[Group],
    *,
    fits: Fits,
    rng: SeededRandom,
    stop: Stop,
) -> bytes:
    """Empty some groups, fill others from a full grid until the puzzle fits, and dig again.

    `full` agrees with what is left of the puzzle, and all groups together fit. Raises `Cancelled`.
    """
    puzzle = without(puzzle, [cell for group in gone for cell in group])
    for group in rng.shuffled([group for group in groups if not puzzle[group[0]]]):
        if fits(puzzle):
            break
        puzzle = filled(puzzle, full, group)
    given = [group for group in groups if puzzle[group[0]]]
    return dig(puzzle, rng.shuffled(given), fits, (0, 0), stop)


def without(puzzle: bytes, cells: Sequence[int]) -> bytes:
    """A puzzle with some cells empty."""
    values = bytearray(puzzle)
    for cell in cells:
        values[cell] = 0
    return bytes(values)


def filled(puzzle: bytes, full: bytes, cells: Sequence[int]) -> bytes:
    """A puzzle with the digits of a full grid in some cells."""
    values = bytearray(puzzle)
    for cell in cells:
        values[cell] = full[cell]
    return bytes(values)
