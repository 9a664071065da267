# SPDX-License-Identifier: MIT
"""Advice of either kind has its screens, and a variant's step its moves."""

from sudoku_qt.controllers.sudoku.hints.known import is_advice, moves_of_variant, screens_for
from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import Advice, Remark
from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.paths import resource

GRID = Grid.of_givens(bytes(81))
STEP = ReasonedStep("naked_single", 3, Message("It is so."), (40, 5))


def test_advice_of_either_kind_has_screens() -> None:
    telling = Telling(Pages(resource("techniques") / "en"))
    remark = Advice((Remark("solved", Message("The puzzle is solved.")),))
    step = VariantAdvice(step=STEP, where=(40, 41))

    assert [screen.card.text for screen in screens_for(remark, telling, GRID)] == [
        "The puzzle is solved."
    ]
    stages = screens_for(step, telling, GRID)
    assert [screen.card.stage for screen in stages] == [1, 2, 3, 4]
    assert all(screen.reasoned is STEP for screen in stages)
    assert is_advice(remark)
    assert is_advice(step)
    assert not is_advice(None)


def test_a_step_of_a_variant_is_applied_in_its_cell() -> None:
    moves, cell = moves_of_variant(STEP, (GRID,), tidy=False)

    assert (moves, cell) == (((Edit(40, "=", 5),),), 40)
