# SPDX-License-Identifier: MIT
"""The generator: new puzzles in every mode, from one kind of options and a seed.

The same options and seed give the same puzzle on every machine, whether the kernel is compiled or
not: tries are counted, and no clock is read.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS, Score
from sudoku_qt.engine.sudoku.generate.course.digging_paper import (
    dig_at_level,
    dig_by_probability,
    score,
)
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.generate.hardest.extreme_bank import EXTREME, extreme
from sudoku_qt.engine.sudoku.generate.options import (
    CLUES,
    DIGGING,
    KEY_ABOVE,
    STANDARD,
    STANDARD_ONLY,
    MakeOptions,
)
from sudoku_qt.engine.sudoku.generate.patterns import has_twin_lines
from sudoku_qt.engine.sudoku.generate.se_range import check_range, find_in_range
from sudoku_qt.engine.sudoku.generate.standard_generator import ANY_LEVEL, attempt
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS, grade_span
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, symmetry_named
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

HARDEST = len(LEVELS)
FEWEST_CLUES, MOST_CLUES = int(CLUES.least), int(CLUES.most)
PAPER_TRIES = 300
"""After so many tries by the digging paper's method the nearest result is taken."""
MOST_COST = 20_000
"""The cost after which the search is abandoned: some seconds with the compiled kernel."""


@dataclass(frozen=True)
class Made:
    """A puzzle, and the digging paper's score of it, if it was computed."""

    givens: bytes
    score: Score | None = None
    banked: bool = False


@dataclass(frozen=True)
class Mode:
    """A way to make puzzles."""

    name: str
    make: Callable[[MakeOptions, SeededRandom, Stop, Progress], Made]


def _of_grade(
    options: MakeOptions, rng: SeededRandom, bank: Path | None, stop: Stop, progress: Progress
) -> Made:
    """One of the bank, where that has the grade and nothing else is wanted, or one that is made."""
    plain = MakeOptions(grade=EXTREME.key, symmetry=options.symmetry)
    if bank and all(getattr(options, name) == getattr(plain, name) for name in STANDARD_ONLY):
        return Made(extreme(bank, rng, stop), banked=True)
    se = options.se or grade_span(options.grade)
    return Made(find_in_range(replace(options, level=HARDEST, se=se), rng, stop, progress))


def _standard(options: MakeOptions, rng: SeededRandom, stop: Stop, progress: Progress) -> Made:
    if options.se is not None:
        return Made(find_in_range(options, rng, stop, progress))
    cost = 0
    while cost < MOST_COST:
        go_on(stop)
        progress(cost / MOST_COST)
        tried = attempt(options, rng, stop)
        if tried.givens is not None:
            return Made(tried.givens)
        cost += tried.cost
    raise Fault("No such puzzle was found. Ask for less at once, or try again.")


def _digging(options: MakeOptions, rng: SeededRandom, stop: Stop, progress: Progress) -> Made:
    """Take the first whose score is of the wanted level, or the nearest of many."""
    best = _dug(options, rng, stop)
    for number in range(1, PAPER_TRIES):
        if _miss(best, options) == 0:
            break
        go_on(stop)
        progress(number / PAPER_TRIES)
        best = min(best, _dug(options, rng, stop), key=lambda made: _miss(made, options))
    return best


def _dug(options: MakeOptions, rng: SeededRandom, stop: Stop) -> Made:
    givens = dig_at_level(rng, options.bounds, stop)
    return Made(givens, score(givens, stop))


def _miss(made: Made, options: MakeOptions) -> int:
    """How far the level of the paper's score is from the wanted one."""
    return abs(made.score.level - options.level) if made.score else len(DIGGING_LEVELS)


def _simple(options: MakeOptions, rng: SeededRandom, stop: Stop, _progress: Progress) -> Made:
    givens = dig_by_probability(rng, options.bounds, stop)
    return Made(givens, score(givens, stop))


MODES = (
    Mode(STANDARD, _standard),
    Mode(DIGGING, _digging),
    Mode("simple", _simple),
)


def make(
    options: MakeOptions,
    stop: Stop = never,
    progress: Progress = unheard,
    bank: Path | None = None,
) -> SudokuSetup:
    """Make a new puzzle.

    `bank` is the file of extreme puzzles, if there is one; they have no symmetry. Raises `Fault`
    for options that contradict each other or ask for a puzzle that could not be found, and
    `Cancelled` within some milliseconds of `stop()` becoming true.
    """
    mode = _mode(options)
    seed = tidy_seed(options.seed) or fresh_seed()
    rng = SeededRandom(f"{options.words} {seed}")
    if options.grade and mode.name == STANDARD:
        made = _of_grade(options, rng, bank, stop, progress)
    else:
        made = mode.make(options, rng, stop, progress)
    go_on(stop)
    setup = SudokuSetup(
        givens=made.givens,
        origin="generated",
        mode=mode.name,
        symmetry="" if mode.name != STANDARD else "none" if made.banked else options.pattern,
        seed=seed,
        score=made.score.value if made.score else None,
        dug=made.score.level if made.score else 0,
    )
    setup = graded(setup, stop)
    progress(1.0)
    return setup


def _mode(options: MakeOptions) -> Mode:
    """Find the mode that is asked for, and refuse what no mode can do."""
    lowest = ANY_LEVEL if options.mode == STANDARD else 1
    if not lowest <= options.level <= len(LEVELS):
        raise Fault("There is no level {level}; levels are 1 to 5.", level=options.level)
    if options.symmetry not in {symmetry.name for symmetry in SYMMETRIES}:
        raise Fault("There is no symmetry “{name}”.", name=options.symmetry)
    for name in (*options.must, *options.must_not):
        met_from = LADDER.met_from(name)  # raises a fault for an unknown technique
        if name in options.must and ANY_LEVEL < options.level < met_from:
            raise Fault(
                "“{name}” never comes up at level {level}; the lowest level that asks for it is "
                "{lowest}.",
                name=name,
                level=options.level,
                lowest=met_from,
            )
    for name in sorted(set(options.must) & set(options.must_not)):
        raise Fault("“{name}” cannot both be used and not be used.", name=name)
    if options.one_key_step and ANY_LEVEL < options.level <= KEY_ABOVE:
        raise Fault(
            "A key step is harder than level {level} asks for; it goes with level {lowest}.",
            level=options.level,
            lowest=KEY_ABOVE + 1,
        )
    _check_grade(options)
    check_range(options)
    _check_clues(options)
    for mode in MODES:
        if mode.name == options.mode:
            return mode
    raise Fault("There is no way of making puzzles called “{name}”.", name=options.mode)


def _check_grade(options: MakeOptions) -> None:
    """Refuse a grade that there is not, or that goes with no such level or rating."""
    if not options.grade:
        return
    if options.grade not in {grade.key for grade in GRADES}:
        raise Fault("There is no grade “{name}”.", name=options.grade)
    if options.level not in (ANY_LEVEL, HARDEST):
        raise Fault(
            "Only level {highest} has grades, not level {level}.",
            highest=HARDEST,
            level=options.level,
        )
    least, highest = grade_span(options.grade)
    if options.se and (options.se[1] < least or options.se[0] > highest):
        low, high = options.se
        raise Fault(
            "No puzzle of the grade “{name}” has an SE rating from {low} to {high}.",
            name=options.grade,
            low=low,
            high=high,
        )


def _check_clues(options: MakeOptions) -> None:
    """Refuse a number of givens that no puzzle has, or none of this pattern."""
    if options.mask is not None and len(options.mask) < FEWEST_CLUES:
        raise Fault("A puzzle needs {fewest} givens or more.", fewest=FEWEST_CLUES)
    if options.mask is not None and has_twin_lines(options.mask):
        raise Fault(
            "Of three rows or columns that cross the same boxes, two have no cell for a given: "
            "they could be exchanged, so there would be several solutions."
        )
    if options.clues is None:
        return
    fewest, most = options.clues
    if not FEWEST_CLUES <= fewest <= most <= MOST_CLUES:
        raise Fault("A puzzle has {fewest} to {most} givens.", fewest=FEWEST_CLUES, most=MOST_CLUES)
    if options.mask is not None and fewest > len(options.mask):
        raise Fault("There are only {cells} cells for givens.", cells=len(options.mask))
    pattern = symmetry_named(options.pattern)
    if not any(pattern.allows(number) for number in range(fewest, most + 1)):
        clues = f"{fewest}" if fewest == most else f"{fewest}–{most}"
        raise Fault("This pattern cannot have {clues} givens.", clues=clues)
