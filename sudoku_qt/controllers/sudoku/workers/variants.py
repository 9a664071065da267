# SPDX-License-Identifier: MIT
"""The work of making a puzzle with its own rules, or finding a day's; imported only for one."""

from dataclasses import replace
from datetime import date

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants
from sudoku_qt.engine.sudoku.generate.variants.variant_practice import needing
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.engine.sudoku.variants.making.maker import VariantOptions, kinds_in, make_variant
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import hardest_of, reasoned_path
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Progress, Stop
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED
from sudoku_qt.models.sudoku.options import STANDARD, NewSudoku
from sudoku_qt.paths import resource


def made_variant(chosen: NewSudoku, stop: Stop, tell: Progress) -> SudokuSetup:
    """A puzzle of a variant and a level. Raises `Fault`, `Cancelled`."""
    made, seed = VARIANT_NAMED[chosen.variant], fresh_seed()
    kinds = kinds_in(made.kinds) if made.kinds else ()
    level = made.nearest(chosen.level)
    options = VariantOptions(kinds, made.size, symmetry=chosen.symmetry, seed=seed, level=level)
    puzzle = make_variant(options, stop, tell, layouts=resource("puzzles/jigsaw.txt"))
    return SudokuSetup(
        puzzle.givens,
        "generated",
        STANDARD,
        level=level,
        symmetry=options.symmetry,
        seed=seed,
        hardest=_hardest(puzzle, stop),
        variant=puzzle,
    )


def practised_variant(name: str, stop: Stop, tell: Progress) -> tuple[SudokuSetup, Grid]:
    """A variant to practise with, and the position. Raises `Fault`, `Cancelled`."""
    setup, position = needing(name, daily_variants(), "", stop, tell)
    assert setup.variant  # noqa: S101 - as all of these have
    return replace(setup, hardest=_hardest(setup.variant, stop)), position


def daily_variants() -> DailyVariants:
    """The variants of all days."""
    return DailyVariants(resource("puzzles/daily_variants.zip"))


def daily_variant(day: date, stop: Stop) -> SudokuSetup:
    """The variant of a day, with its hardest step. Raises `Cancelled`."""
    variants = daily_variants()
    return replace(variants.of(day), hardest=_hardest(variants.puzzle(day), stop))


def _hardest(puzzle: VariantPuzzle, stop: Stop) -> str:
    """The technique of the hardest step. Raises `Cancelled`."""
    step = hardest_of(reasoned_path(puzzle, stop)[0])
    return step.technique if step else ""
