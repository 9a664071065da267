# SPDX-License-Identifier: MIT
"""Groups of clues that are added and removed together, as the pattern of a puzzle requires.

The cells of a group are given or empty together. The condition that a puzzle has to meet is passed
in: that it has one solution, for example, or that singles in boxes solve it.
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
    """The groups, in a puzzle with one solution, with a clue that the other clues imply."""
    return [
        group
        for group in groups
        if any(puzzle[cell] and kernel.is_redundant(puzzle, cell) for cell in group)
    ]


def dig(
    puzzle: bytes, groups: Sequence[Group], fits: Fits, bounds: tuple[int, int], stop: Stop
) -> bytes:
    """Empty groups of cells in order, each tried once, as long as the puzzle fits.

    `bounds` are the least number of givens and the number at which to stop. As long as everything
    can be removed, groups are removed by halves; for single cells without bounds the kernel does
    the same faster.
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
    emptied: Sequence[Group],
    *,
    fits: Fits,
    rng: SeededRandom,
    stop: Stop,
) -> bytes:
    """Empty some groups, fill others from a full grid until the puzzle fits, and dig again.

    `full` agrees with the rest of the puzzle, and all groups together fit. Raises `Cancelled`.
    """
    puzzle = without(puzzle, [cell for group in emptied for cell in group])
    for group in rng.shuffled([group for group in groups if not puzzle[group[0]]]):
        if fits(puzzle):
            break
        puzzle = filled(puzzle, full, group)
    given = [group for group in groups if puzzle[group[0]]]
    return dig(puzzle, rng.shuffled(given), fits, (0, 0), stop)


def without(puzzle: bytes, cells: Sequence[int]) -> bytes:
    """The puzzle with some cells emptied."""
    values = bytearray(puzzle)
    for cell in cells:
        values[cell] = 0
    return bytes(values)


def filled(puzzle: bytes, full: bytes, cells: Sequence[int]) -> bytes:
    """The puzzle with the digits of a full grid in some cells."""
    values = bytearray(puzzle)
    for cell in cells:
        values[cell] = full[cell]
    return bytes(values)
