# SPDX-License-Identifier: MIT
"""The ladder of four, for every technique and in both languages."""

import pytest

from sudoku_qt.engine.sudoku.hints.stages import stages_of, where_to_look
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.paths import resource
from tests.engine.sudoku.hints.test_legend import step_of
from tests.sweeps import every, in_turn

PAGES = Pages(resource("techniques") / "en")


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("name", every(8, [rung.name for rung in LADDER]))
def test_each_technique_has_its_four_stages(name: str, language: str) -> None:
    pages = Pages(resource("techniques") / language)
    stages = stages_of(step_of(name), pages)

    assert str(stages.where.text)
    assert stages.title in {pages[name].title, *pages[name].names.values()}
    assert stages.idea == pages[name].sections[0][1]
    assert stages.sentence
    assert stages.marks
    assert stages.legend
    assert stages.walk.stations


def test_what_the_player_struck_out_is_named_where_the_step_needs_it() -> None:
    step = step_of("xy_wing")
    struck = Candidate(0, 5), Candidate(1, 5)

    assert stages_of(step, PAGES).built_on is None
    words = str(stages_of(step, PAGES, "D5", struck).built_on)
    assert words == "This builds on what has been struck out: A12≠5."


@in_turn(
    ("name", "words"),
    [
        ("hidden_single", "Look at "),
        ("x_wing", "s in "),
        ("naked_pair", "Look at "),
        ("xy_chain", "Start at "),
    ],
)
def test_where_to_look_is_worded_from_the_step(name: str, words: str) -> None:
    assert words in str(where_to_look(step_of(name)).text)


@pytest.mark.parametrize("name", ["unique_rectangle_3", "bug_type_3", "avoidable_rectangle_3"])
def test_of_what_makes_a_subset_the_house_of_that_is_looked_at(name: str) -> None:
    step = step_of(name)
    (house,) = (part[3] for part in step.parts if part[:2] == ("houses", "house"))
    assert where_to_look(step).houses == house


@in_turn("name", ["locked_pair", "locked_triple"])
def test_of_a_pattern_in_one_house_that_house_is_looked_at_alone(name: str) -> None:
    """Not the boxes of all that it takes away in its line."""
    step = step_of(name)
    (house,) = where_to_look(step).houses
    pattern = {mark.candidate.cell for mark in step.marks if mark.role != "eliminated"}
    assert pattern <= {*STANDARD_SHAPE.houses[house]}


@pytest.mark.parametrize("name", every(8, [rung.name for rung in LADDER]))
def test_where_to_look_does_not_give_the_step_away(name: str) -> None:
    step = step_of(name)
    where = where_to_look(step)

    assert not where.cells & {cell for cell, _ in step.placements}
    assert len(where.houses) <= 4
    if where.houses:
        seen = {cell for house in where.houses for cell in STANDARD_SHAPE.houses[house]}
        assert seen & {mark.candidate.cell for mark in step.marks}
