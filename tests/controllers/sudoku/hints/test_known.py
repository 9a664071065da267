# SPDX-License-Identifier: MIT
"""Advice of either kind has its screens, and a variant's step its moves."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.hints.known import (
    ReasonedExplanation,
    is_advice,
    is_explanation,
    moves_for,
    screens_for,
)
from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.play.preferences import PREFERENCES
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import Advice, Remark
from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice
from sudoku_qt.engine.sudoku.hints.variants.pattern import Meaning, StepPattern
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.paths import resource
from sudoku_qt.store.settings import Settings

GRID = Grid.of_givens(bytes(81))
STEP = ReasonedStep("naked_single", 3, Message("It is so."), (40, 5))
PATTERN = StepPattern({(40, 5): "follows"}, {}, (Meaning("follows", Message("so"), 5),))


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    """The preferences of a newcomer."""
    return Preferences(Settings(tmp_path / "settings.ini"), PREFERENCES)


def test_advice_of_either_kind_has_screens() -> None:
    telling = Telling(Pages(resource("techniques") / "en"))
    remark = Advice((Remark("solved", Message("The puzzle is solved.")),))
    step = VariantAdvice(step=STEP, where=(40, 41), pattern=PATTERN)

    assert [screen.card.text for screen in screens_for(remark, telling, GRID)] == [
        "The puzzle is solved."
    ]
    stages = screens_for(step, telling, GRID)
    assert [screen.card.stage for screen in stages] == [1, 2, 3, 4]
    assert all(screen.reasoned is STEP for screen in stages)
    assert is_advice(remark)
    assert is_advice(step)
    assert not is_advice(None)


@pytest.mark.parametrize(("position", "applied"), [(None, "apply"), (GRID, "")])
def test_a_step_of_a_variant_is_explained_and_applied_only_here(
    position: Grid | None, applied: str
) -> None:
    known = ReasonedExplanation(STEP, PATTERN, position)
    (screen,) = screens_for(known, Telling(Pages(resource("techniques") / "en")), GRID)

    assert is_explanation(known)
    assert not is_advice(known)
    assert screen.primary == applied
    assert bool(screen.card.primary) == bool(applied)
    assert screen.position is position
    assert [row.text for row in screen.card.legend] == ["so"]


def test_a_step_of_a_variant_is_applied_in_its_cell(preferences: Preferences) -> None:
    moves, cell = moves_for(STEP, (GRID,), preferences)

    assert (moves, cell) == (((Edit(40, "=", 5),),), 40)


@pytest.mark.parametrize("by_rules", [True, False])
def test_notes_of_cells_that_a_rule_ties_go_as_preferred(
    preferences: Preferences, *, by_rules: bool
) -> None:
    preferences.set("clear_by_rules", by_rules)
    shape = Rules(9, None, (Constraint("antiknight"),)).shape
    grid = Grid.of_givens(bytes(81), shape).with_candidates(57, 0b10000)

    (move,), _ = moves_for(STEP, (grid,), preferences)

    assert (Edit(57, "-", 0b10000) in move) == by_rules
