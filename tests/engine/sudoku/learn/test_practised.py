# SPDX-License-Identifier: MIT
"""Whether what is practised was found, and by which ladder it is hinted at."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku.hints.advice import advise
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition, positions
from sudoku_qt.engine.sudoku.learn.practised import found_by, practice_ladder
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")


def some(technique: str, count: int = 3) -> list[ExamplePosition]:
    return list(islice(positions(technique, "practised", BANK), count))


@pytest.mark.parametrize("technique", ["x_wing", "naked_pair", "xy_chain"])
def test_striking_one_of_its_candidates_is_finding_it(technique: str) -> None:
    for position in some(technique):
        grid = position.grid
        cell, digit = position.step.eliminations[0]
        after = grid.with_candidates(cell, grid.candidates[cell] & ~(1 << digit - 1))
        step = found_by(Play.of_states([grid]), after, technique)

        assert step is not None
        assert position.step.eliminations[0] in step.eliminations


def test_placing_its_digit_is_finding_it() -> None:
    for position in some("hidden_single"):
        cell, digit = position.step.placements[0]
        after = position.grid.with_value(cell, digit)

        assert found_by(Play.of_states([position.grid]), after, "hidden_single") is not None


def test_another_candidate_is_none_of_its() -> None:
    for position in some("x_wing"):
        grid, digit = position.grid, position.step.digits[0]
        cell = next(each for each in grid.empty_cells if not grid.candidates[each] >> digit - 1 & 1)
        mask = grid.candidates[cell]

        assert found_by(Play.of_states([grid]), grid.with_candidates(cell, mask & mask - 1),
                        "x_wing") is None  # fmt: skip


def test_nothing_is_found_of_what_the_ladder_does_not_have() -> None:
    grid = some("x_wing", 1)[0].grid

    assert found_by(Play.of_states([grid]), grid, "magic") is None
    assert practice_ladder(Play.of_states([grid]), "magic") is LADDER


def test_a_hint_leads_to_what_is_practised_though_something_else_stands_lower() -> None:
    for position in some("locked_triple"):
        play = Play.of_states([position.grid])
        hint = advise(play, practice_ladder(play, "locked_triple")).hint

        assert hint is not None
        assert hint.step.technique == "locked_triple"


def test_where_it_is_not_due_hints_are_as_ever() -> None:
    play = Play.of_states([some("full_house", 1)[0].grid])

    assert practice_ladder(play, "swordfish") is LADDER
