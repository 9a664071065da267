# SPDX-License-Identifier: MIT
"""The standard generator: puzzles of exactly the wanted level, in a pattern, of a wanted size.

Clues are dug away in groups, as long as one solution remains, until the puzzle is as small as is
wanted. Where it is not of the wanted level then, everything that can go goes, and clues come back
as long as they do not change the level. What is not as wanted after that is given up, and the
caller tries again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.digging_levels import count_givens
from sudoku_qt.engine.sudoku.generate.grading import boxes_suffice, honest_level
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.patterns import fill_mask, only
from sudoku_qt.engine.sudoku.logic import path
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop, go_on

ANY_LEVEL = 0
EASIEST = 1
NATURAL_CLUES = {1: (36, 45), 2: (30, 36), 3: (26, 33)}
"""How many givens look natural, by level; as few as can be elsewhere."""

PATH = 5
"""The effort of going up the ladder."""
MOST_ORDERS = 30

Group = tuple[int, ...]
Fits = Callable[[bytes], bool]


@dataclass(frozen=True)
class Attempt:
    """What one try came to: a puzzle as it is wanted, or None; and what it took.

    The effort is counted, not timed, so that the same is given up everywhere: one is about half a
    millisecond when compiled.
    """

    givens: bytes | None
    effort: int


def attempt(options: MakeOptions, rng: SeededRandom, stop: Stop) -> Attempt:
    """Try once to make a puzzle as it is wanted, with one full grid. Raises `Cancelled`.

    The more it took to find the grid, the more orders of digging are tried in it.
    """
    full, effort = _full_grid(options, rng, stop)
    if full is None:
        return Attempt(None, effort + 1)
    for _ in range(1 + min(effort, MOST_ORDERS)):
        effort += 1
        puzzle = _dug(full, options, rng, stop)
        if puzzle is None or not _shaped(puzzle, options):
            continue
        if not options.must and not options.must_not:
            return Attempt(puzzle, effort)
        effort += PATH
        if _asks_for(puzzle, options, stop):
            return Attempt(puzzle, effort)
    return Attempt(None, effort)


def _full_grid(options: MakeOptions, rng: SeededRandom, stop: Stop) -> tuple[bytes | None, int]:
    """A full grid that all groups together tell from others, or None, and the effort."""
    cells = sorted({cell for group in options.groups for cell in group})
    if len(cells) == CELLS:
        return kernel.random_grid(rng.word()), 0
    return fill_mask(cells, rng, stop)


def _dug(full: bytes, options: MakeOptions, rng: SeededRandom, stop: Stop) -> bytes | None:
    """Dig until a puzzle is of the wanted level, near the wanted size."""
    groups = rng.shuffled(options.groups)
    fits = _ceiling(options)
    fewest, most = _span(options)
    target = rng.within(fewest, most)
    puzzle = only(full, [cell for group in groups for cell in group])
    if not fits(puzzle):
        return None
    puzzle = dig(puzzle, groups, fits, (fewest, target), stop)
    if _of_level(puzzle, options, stop):
        return puzzle
    if target:
        puzzle = dig(puzzle, groups, fits, (0, 0), stop)
        if _of_level(puzzle, options, stop):
            return _put_back(puzzle, full, rng.shuffled(groups), options, target, stop)
    return None


def _ceiling(options: MakeOptions) -> Fits:
    """What has to hold of a puzzle as long as it is dug.

    Few puzzles turn out to be of level 1 by chance, and enough to be of any other.
    """
    return boxes_suffice if options.level == EASIEST else _unique


def _span(options: MakeOptions) -> tuple[int, int]:
    """The fewest and the most givens to dig for, 0 for as few as can be."""
    if options.minimal:
        return 0, 0
    return options.clues or NATURAL_CLUES.get(options.level, (0, 0))


def _unique(puzzle: bytes) -> bool:
    return kernel.count_solutions(puzzle, 2) == 1


def _of_level(puzzle: bytes, options: MakeOptions, stop: Stop) -> bool:
    return options.level in (ANY_LEVEL, honest_level(puzzle, stop))


def _shaped(puzzle: bytes, options: MakeOptions) -> bool:
    """Whether the number of givens is as wanted, and each is needed where that is wanted."""
    if (
        options.clues is not None
        and not options.clues[0] <= count_givens(puzzle) <= options.clues[1]
    ):
        return False
    return not options.minimal or kernel.is_minimal(puzzle)


def _asks_for(puzzle: bytes, options: MakeOptions, stop: Stop) -> bool:
    """Whether the path up the ladder uses what it must, and nothing that it must not."""
    missing = set(options.must)
    for rung, _ in path.follow(Board.of_givens(puzzle), LADDER.switched(on=options.must), stop):
        if rung.name in options.must_not:
            return False
        missing.discard(rung.name)
        if not missing and not options.must_not:
            break
    return not missing


def dig(
    puzzle: bytes, groups: Sequence[Group], fits: Fits, bounds: tuple[int, int], stop: Stop
) -> bytes:
    """Empty groups of cells in their order, each tried once, while the puzzle fits.

    `bounds` are the fewest givens that may be left and how many are few enough. As long as
    nothing refuses to go, groups go by halves; single cells without bounds the kernel digs faster,
    with the same result.
    """
    if fits is _unique and bounds == (0, 0) and all(len(group) == 1 for group in groups):
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


def _put_back(
    puzzle: bytes,
    full: bytes,
    groups: Sequence[Group],
    options: MakeOptions,
    target: int,
    stop: Stop,
) -> bytes:
    """Put groups back up to `target` givens, as long as the puzzle stays of its level."""
    for group in groups:
        go_on(stop)
        more = bytearray(puzzle)
        for cell in group:
            more[cell] = full[cell]
        if count_givens(more) <= target and _of_level(bytes(more), options, stop):
            puzzle = bytes(more)
    return puzzle


def without(puzzle: bytes, cells: Sequence[int]) -> bytes:
    """A puzzle with some cells empty."""
    values = bytearray(puzzle)
    for cell in cells:
        values[cell] = 0
    return bytes(values)
