# SPDX-License-Identifier: MIT
"""Each kind of puzzle has its kind of steps."""

from sudoku_qt.controllers.sudoku.hints.known import Explanation
from sudoku_qt.controllers.sudoku.steps.kind import ClassicSteps, kind_for
from sudoku_qt.controllers.sudoku.steps.variant_kind import VariantSteps
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import steps_from
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from tests.cages import KILLER
from tests.engine.sudoku.puzzle_lists import CHAINS, digits


def test_the_rules_decide() -> None:
    variant = read_variant(KILLER)
    setup = SudokuSetup(variant.givens, variant=variant)
    assert isinstance(kind_for(SudokuSetup(digits(CHAINS))), ClassicSteps)
    assert isinstance(kind_for(setup), VariantSteps)


def test_a_classic_step_has_its_button_and_explanation() -> None:
    kind = ClassicSteps()
    each = next(steps_from(Grid.of_givens(digits(CHAINS)).with_all_candidates()))
    assert kind.apply_words(each) == "Apply"
    assert kind.explanation(each, is_here=True) == Explanation(each.step, None)
    assert kind.explanation(each, is_here=False) == Explanation(each.step, each.before)
