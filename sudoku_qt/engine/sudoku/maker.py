# SPDX-License-Identifier: MIT
"""The one way to a new puzzle: every mode, by the same options, from a seed.

The same options and seed give the same puzzle on every machine, kernel compiled or not.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sudoku_qt.engine.fault import Fault
from sudoku_qt.engine.sudoku.chance import Chance, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.digging import (
    ORDER_OF_LEVEL,
    dig_by_probability,
    dig_in_order,
    score,
)
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generator import dig_symmetrically
from sudoku_qt.engine.sudoku.levels import LEVELS, Level, Score, count_givens
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, symmetry_named
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

FEWEST_CLUES = 17
MOST_CLUES = 80
TRIES = 300
"""After so many tries the nearest is taken: about a second with the compiled kernel."""


@dataclass(frozen=True)
class MakeOptions:
    """What is wanted: `clues` None leaves their number to the level, `seed` "" to chance.

    Only the standard mode looks at `symmetry` and `clues`.
    """

    mode: str = "standard"
    level: int = 2
    symmetry: str = "central"
    clues: int | None = None
    seed: str = ""

    @property
    def bounds(self) -> Level:
        """The level's line in the digging paper's table."""
        return LEVELS[self.level - 1]


@dataclass(frozen=True)
class Attempt:
    """What one try came to: `miss` is 0 where it is what was wanted, else how far it is off."""

    givens: bytes
    level: int
    miss: int = 0
    score: Score | None = None


@dataclass(frozen=True)
class Mode:
    """A kind of maker."""

    name: str
    attempt: Callable[[MakeOptions, Chance, Stop], Attempt]


def _standard(options: MakeOptions, chance: Chance, stop: Stop) -> Attempt:
    fewest = options.clues or options.bounds.fewest
    most = options.clues or options.bounds.most
    givens = dig_symmetrically(chance, fewest, most, symmetry_named(options.symmetry), stop)
    return Attempt(givens, options.level, max(0, count_givens(givens) - most))


def _classic(options: MakeOptions, chance: Chance, stop: Stop) -> Attempt:
    givens = dig_in_order(chance, options.bounds, ORDER_OF_LEVEL[options.level - 1], stop)
    reached = score(givens, stop)
    return Attempt(givens, reached.level, abs(reached.level - options.level), reached)


def _simple(options: MakeOptions, chance: Chance, stop: Stop) -> Attempt:
    return Attempt(dig_by_probability(chance, options.bounds, stop), options.level)


MODES = (
    Mode("standard", _standard),
    Mode("classic", _classic),
    Mode("simple", _simple),
)


def make(options: MakeOptions, stop: Stop = never, progress: Progress = unheard) -> SudokuSetup:
    """Make a new puzzle.

    Raises `Fault` for options that make no sense or ask for a puzzle that could not be found,
    and `Cancelled` within some milliseconds of `stop()` becoming true.
    """
    mode = _mode(options)
    seed = tidy_seed(options.seed) or fresh_seed()
    pattern = f"{options.symmetry} {options.clues}" if mode.name == "standard" else ""
    chance = Chance(f"{options.mode} {options.level} {pattern} {seed}")
    best = _nearest(mode, options, chance, stop, progress)
    reached = best.score or score(best.givens, stop)
    progress(1.0)
    return SudokuSetup(
        givens=best.givens,
        origin="generated",
        mode=mode.name,
        level=best.level,
        symmetry=options.symmetry if pattern else "",
        seed=seed,
        score=reached.value,
    )


def _mode(options: MakeOptions) -> Mode:
    """Find the mode that is asked for, and refuse what no mode can do."""
    if not 1 <= options.level <= len(LEVELS):
        raise Fault("There is no level {level}; levels are 1 to 5.", level=options.level)
    if options.symmetry not in {symmetry.name for symmetry in SYMMETRIES}:
        raise Fault("There is no symmetry “{name}”.", name=options.symmetry)
    if options.clues is not None:
        if not FEWEST_CLUES <= options.clues <= MOST_CLUES:
            raise Fault(
                "A puzzle has {fewest} to {most} givens.", fewest=FEWEST_CLUES, most=MOST_CLUES
            )
        if not symmetry_named(options.symmetry).allows(options.clues):
            raise Fault("This pattern cannot have {clues} givens.", clues=options.clues)
    for mode in MODES:
        if mode.name == options.mode:
            return mode
    raise Fault("There is no way of making puzzles called “{name}”.", name=options.mode)


def _nearest(
    mode: Mode, options: MakeOptions, chance: Chance, stop: Stop, progress: Progress
) -> Attempt:
    """Try until a puzzle is what was wanted, or give the nearest of `TRIES`."""
    best = mode.attempt(options, chance, stop)
    tries = 1
    while best.miss and tries < TRIES:
        progress(tries / TRIES)
        go_on(stop)
        attempt = mode.attempt(options, chance, stop)
        best = min(best, attempt, key=lambda each: each.miss)
        tries += 1
    if best.miss and options.clues is not None:
        raise Fault(
            "No puzzle with {clues} givens in this pattern was found. Ask for more givens.",
            clues=options.clues,
        )
    return best
