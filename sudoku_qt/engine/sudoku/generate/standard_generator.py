# SPDX-License-Identifier: MIT
"""The standard generator: puzzles of exactly the wanted level, pattern and number of givens.

Groups of clues are dug out, as long as one solution remains, until the puzzle has the wanted
number. If it is not of the wanted level then, everything redundant is removed, and clues are put
back as long as the level stays. A puzzle that still does not meet the options is given up, and the
caller tries again.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.course.digging_levels import count_givens
from sudoku_qt.engine.sudoku.generate.grading import (
    boxes_suffice,
    honest_level,
    last_cells_suffice,
    singles_suffice,
)
from sudoku_qt.engine.sudoku.generate.groups import (
    Fits,
    Group,
    dig,
    exchanged,
    filled,
    is_unique,
    needless,
)
from sudoku_qt.engine.sudoku.generate.options import KEY_ABOVE, MakeOptions
from sudoku_qt.engine.sudoku.generate.patterns import fill_mask, only
from sudoku_qt.engine.sudoku.logic import path
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS, grade_of, level_of
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop, go_on

ANY_LEVEL = 0
EASIEST = 1
OF_SINGLES = 2
OF_PAIRS = 3
ONE_IN = 5
"""Level 3 is for locked candidates and pairs, but six of seven puzzles need singles only; of those,
one in so many is accepted, which makes them a third of the results."""
NATURAL_CLUES = {1: (36, 45), 2: (30, 36), 3: (26, 33)}
"""The number of givens that looks natural, by level; elsewhere there are as few as possible."""

EXCHANGES = 40
"""The number of exchanges after which a new grid leads to a minimal puzzle sooner."""

PATH = 5
"""The cost of finding the solving path."""
MOST_ORDERS = 30


@dataclass(frozen=True)
class Attempt:
    """The result of one try: a puzzle that meets the options, or None; and the cost.

    The cost is counted, not timed, so that every machine gives up at the same point: one takes
    about half a millisecond when compiled.
    """

    givens: bytes | None
    cost: int


def attempt(options: MakeOptions, rng: SeededRandom, stop: Stop) -> Attempt:
    """Try once, with one full grid, to make a puzzle that meets the options. Raises `Cancelled`.

    The more it cost to find the grid, the more orders of digging are tried in it.
    """
    full, cost = _full_grid(options, rng, stop)
    if full is None:
        return Attempt(None, cost + 1)
    for _ in range(1 + min(cost, MOST_ORDERS)):
        cost += _cost(options)
        puzzle = _dug(full, options, rng, stop)
        if puzzle is None or not shaped(puzzle, options):
            continue
        if not _looks_at_the_way(options):
            return Attempt(puzzle, cost)
        cost += PATH
        if asks_for(puzzle, options, stop) and is_told_alike(puzzle, options, stop):
            return Attempt(puzzle, cost)
    return Attempt(None, cost)


def _cost(options: MakeOptions) -> int:
    """The cost of digging once."""
    return EXCHANGES // 2 if options.minimal and options.level == EASIEST else 1


def _full_grid(options: MakeOptions, rng: SeededRandom, stop: Stop) -> tuple[bytes | None, int]:
    """A full grid that all groups together tell from others, or None, and the cost."""
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
    good = _goal(options, rng, stop)
    puzzle = dig(puzzle, groups, fits, (fewest, target), stop)
    if options.minimal and fits is not is_unique:
        return _without_needless(puzzle, full, groups, fits, rng, stop)
    if good(puzzle):
        return puzzle
    if target:
        puzzle = dig(puzzle, groups, fits, (0, 0), stop)
        if good(puzzle):
            return _put_back(puzzle, full, rng.shuffled(groups), good, target, stop)
    return None


def _without_needless(
    puzzle: bytes,
    full: bytes,
    groups: Sequence[Group],
    fits: Fits,
    rng: SeededRandom,
    stop: Stop,
) -> bytes | None:
    """Exchange groups with a needless clue for others until there is none, or it takes too long.

    What can be dug no further as long as boxes suffice may still have clues that one solution does
    not need; in a pattern it nearly always has.
    """
    spare = needless(puzzle, groups)
    for _ in range(EXCHANGES):
        if not spare:
            return puzzle
        gone = [rng.choice(spare)]
        if rng.below(2):
            gone.append(rng.choice([group for group in groups if puzzle[group[0]]]))
        other = exchanged(puzzle, full, groups, gone, fits=fits, rng=rng, stop=stop)
        left = needless(other, groups)
        if len(left) <= len(spare):
            puzzle, spare = other, left
    return None


def _ceiling(options: MakeOptions) -> Fits:
    """What has to hold of a puzzle as long as it is dug.

    Few puzzles turn out to be of level 1 by chance, and enough to be of any other.
    """
    if options.se is not None and options.se[1] < LEVELS[0].highest:
        return last_cells_suffice
    return boxes_suffice if options.level == EASIEST else is_unique


def _goal(options: MakeOptions, rng: SeededRandom, stop: Stop) -> Fits:
    """What has to hold of a puzzle when it is dug."""
    if options.level == EASIEST:
        return boxes_suffice
    if options.level == OF_PAIRS and rng.below(ONE_IN):
        return lambda puzzle: of_level(puzzle, options, stop) and not singles_suffice(puzzle)
    return lambda puzzle: of_level(puzzle, options, stop)


def _span(options: MakeOptions) -> tuple[int, int]:
    """The fewest and the most givens to dig for, 0 for as few as can be."""
    if options.minimal:
        return 0, 0
    return options.clues or NATURAL_CLUES.get(options.level, (0, 0))


def of_level(puzzle: bytes, options: MakeOptions, stop: Stop) -> bool:
    """Whether a puzzle is of the wanted level, if one is wanted. Raises `Cancelled`."""
    return options.level in (ANY_LEVEL, honest_level(puzzle, stop))


def shaped(puzzle: bytes, options: MakeOptions) -> bool:
    """Whether the number of givens is as wanted, and each is needed, if that is wanted."""
    if (
        options.clues is not None
        and not options.clues[0] <= count_givens(puzzle) <= options.clues[1]
    ):
        return False
    return not options.minimal or kernel.is_minimal(puzzle)


def _looks_at_the_way(options: MakeOptions) -> bool:
    wishes = options.must or options.must_not or options.one_key_step
    return bool(wishes or options.level > OF_SINGLES)


def is_told_alike(puzzle: bytes, options: MakeOptions, stop: Stop) -> bool:
    """Whether level, grade and hardest step agree, as they are shown side by side.

    Now and then the ladder avoids what the SE scale counts, or uses what that scale does not know;
    and a puzzle may be rated differently as it stands and in its canonical form. If a technique has
    to be used, the step may be harder than the level. Raises `Cancelled`.
    """
    known = rate(puzzle, ("hardest", "level", "grade", "se_rating"), stop=stop)
    level, rating = known.level or 0, known.se_rating or 0.0
    if (level, known.grade) != (level_of(rating), grade_of(rating)):
        return False
    if options.grade not in ("", known.grade):
        return False
    listed = LADDER.listed_with(known.hardest or "")
    return bool(options.must) or level <= OF_SINGLES or listed == level


def asks_for(puzzle: bytes, options: MakeOptions, stop: Stop) -> bool:
    """Whether the solving path uses what it must, nothing that it must not, and one key step.

    The last two are checked only if they are wanted. Raises `Cancelled`.
    """
    missing, keys = set(options.must), 0
    ladder = LADDER.switched(on=[LADDER.finder(name).name for name in options.must])
    for rung, finding in path.follow(Board.of_givens(puzzle), ladder, stop):
        keys += rung.lowest_level > KEY_ABOVE
        names = rung.names_of(finding)
        if not names.isdisjoint(options.must_not) or (options.one_key_step and keys > 1):
            return False
        missing -= names
        if not missing and not options.must_not and not options.one_key_step:
            break
    return not missing and keys == 1 if options.one_key_step else not missing


def _put_back(
    puzzle: bytes,
    full: bytes,
    groups: Sequence[Group],
    good: Fits,
    target: int,
    stop: Stop,
) -> bytes:
    """Put groups back up to `target` givens, as long as the puzzle stays as good."""
    for group in groups:
        go_on(stop)
        more = filled(puzzle, full, group)
        if count_givens(more) <= target and good(more):
            puzzle = more
    return puzzle
