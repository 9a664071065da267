# SPDX-License-Identifier: MIT
"""The work of making a puzzle with its own rules; imported only for one."""

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.engine.sudoku.variants.making.maker import VariantOptions, kinds_in, make_variant
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import hardest_of, reasoned_path
from sudoku_qt.engine.work import Progress, Stop
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED
from sudoku_qt.models.sudoku.options import STANDARD, NewSudoku
from sudoku_qt.paths import resource


def made_variant(chosen: NewSudoku, stop: Stop, tell: Progress) -> SudokuSetup:
    """A puzzle of a variant and a level. Raises `Fault`, `Cancelled`."""
    made, seed = VARIANT_NAMED[chosen.variant], fresh_seed()
    kinds = kinds_in(made.kinds) if made.kinds else ()
    options = VariantOptions(kinds, made.size, seed=seed, level=chosen.level)
    puzzle = make_variant(options, stop, tell, layouts=resource("puzzles/jigsaw.txt"))
    hardest = hardest_of(reasoned_path(puzzle, stop)[0])
    return SudokuSetup(
        puzzle.givens,
        "generated",
        STANDARD,
        level=chosen.level,
        symmetry=options.symmetry,
        seed=seed,
        hardest=hardest.technique if hardest else "",
        variant=puzzle,
    )
