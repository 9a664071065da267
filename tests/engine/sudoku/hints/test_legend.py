# SPDX-License-Identifier: MIT
"""The words for the marks of a step, of every technique."""

from collections.abc import Iterable, Iterator
from itertools import islice, product
from pathlib import Path
from typing import cast

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.hints.exclusion import exclusion_of
from sudoku_qt.engine.sudoku.hints.legend import house_legend, legend
from sudoku_qt.engine.sudoku.hints.walk import walk
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import cells_in
from sudoku_qt.paths import resource
from tests.sweeps import dear, every

CASES = Path(__file__).parents[3] / "data" / "techniques"
PAGES = Pages(resource("techniques/en"))


def step_of(name: str) -> Step:
    """The first step of the cases of a technique."""
    for line in (CASES / f"{name}.txt").read_text("utf-8").splitlines():
        case = read_case(line)
        for finding in instances(LADDER[name].technique, Board(case.grid)):
            return Step.of(name, finding, case.grid.candidates, case.grid.values)
    raise AssertionError(name)


def steps_of(name: str) -> Iterator[Step]:
    """The first steps of each case of a technique that has any."""
    for line in (CASES / f"{name}.txt").read_text("utf-8").splitlines():
        case = read_case(line)
        for finding in islice(instances(LADDER[name].technique, Board(case.grid)), 3):
            yield Step.of(name, finding, case.grid.candidates, case.grid.values)


def told(step: Step, part: str) -> set[Candidate]:
    """The candidates that a part of the evidence names."""
    found: set[Candidate] = set()
    for kind, name, _, value, *digits in step.parts:
        if kind == "candidates" and name == part:
            found |= {Candidate(each % 81, each // 81 + 1) for each in cast(Iterable[int], value)}
        elif kind == "cells" and name == part:
            inside = digits_in(cast(int, digits[0]))
            found |= {Candidate(*both) for both in product(cells_in(cast(int, value)), inside)}
    return found


@pytest.mark.parametrize(
    ("name", "part"),
    [
        dear("forcing_chain", "starts"),
        dear("forcing_net", "starts"),
        ("kraken_fish", "body"),
        ("kraken_fish_2", "body"),
    ],
)
def test_along_chains_nothing_looks_like_that_from_which_they_start(name: str, part: str) -> None:
    for step in steps_of(name):
        marked = {mark.candidate for mark in step.marks if mark.role == "set_a"}
        assert marked <= told(step, part)
        walked = walk(step, PAGES).stations
        marks = (mark for station in walked for mark in station.marks)
        assert {mark.candidate for mark in marks if mark.role == "set_a"} <= marked


def test_one_candidate_is_supposed_and_several_are_in_turn() -> None:
    for step in steps_of("forcing_net"):
        words = "supposed" if len(told(step, "starts")) == 1 else "supposed in turn"
        meanings = {each.role: str(each.text) for each in legend(step)}
        assert meanings["set_a"] == words
        assert meanings.get("set_c", "true along the chain") == "true along the chain"


def test_both_links_of_a_dual_empty_rectangle_are_drawn_and_named() -> None:
    for step in steps_of("dual_empty_rectangle"):
        assert len({frozenset((link.start, link.end)) for link in step.links}) == 2
        facts = facts_of(step)
        assert facts["one_link"] != facts["other_link"]
        assert "of each link one end is true" in [str(each.text) for each in legend(step)]


@pytest.mark.parametrize("name", every(7, [rung.name for rung in LADDER]))
def test_each_role_that_is_drawn_is_explained(name: str) -> None:
    step = step_of(name)
    found = legend(step)

    exclusion = exclusion_of(step)
    drawn = (*step.marks, *(exclusion.marks if exclusion else ()))
    assert {each.role for each in found} == {mark.role for mark in drawn}
    assert found[-1].role in {"follows", "eliminated"}
    assert all(str(each.text) for each in found)


def test_a_wing_is_explained_in_a_player_s_words() -> None:
    words = [str(each.text) for each in legend(step_of("xy_wing"))]

    assert words[:2] == ["the pivot and its ways out", "one of these is true"]
    assert words[-1] == "goes away", "where and of what stands in the sentence"


@pytest.mark.parametrize(
    ("technique", "words"),
    [("extended_rectangle", "the roof: extra candidates"), ("wxyz_wing", "one of these is true")],
)
def test_what_is_said_of_a_mark_is_true_of_every_technique(technique: str, words: str) -> None:
    assert words in [str(each.text) for each in legend(step_of(technique))]


def test_the_covers_of_both_fish_are_named_where_two_are_told_as_one() -> None:
    words = [str(each) for each in house_legend(step_of("siamese_fish"))]

    assert [each.partition(": ")[2] for each in words] == [
        "the bases",
        "the covers of one fish",
        "the covers of the other fish",
    ]


@pytest.mark.parametrize("technique", ["direct_pointing", "direct_claiming"])
def test_the_house_in_which_a_digit_is_entered_is_named_third(technique: str) -> None:
    words = [str(each) for each in house_legend(step_of(technique))]

    assert [each.partition(": ")[2] for each in words] == [
        "only these places",
        "no other place stays",
        "one place is left",
    ]


def test_a_house_that_is_pattern_and_target_at_once_is_named_once() -> None:
    seen = set()
    for step in steps_of("direct_hidden_pair"):
        house, target = (part[3] for part in step.parts if part[0] == "houses")
        seen.add(house == target)
        assert len(house_legend(step)) == (0 if house == target else 2)
    assert True in seen


def test_what_one_cell_sees_is_not_said_to_be_seen_by_several() -> None:
    for step in steps_of("hidden_single"):
        found = exclusion_of(step)
        assert found is not None
        seeing = sum(len(sight.excluded) for sight in found.sights)
        words = [str(each.text) for each in legend(step)]
        assert ("is seen by another cell" in words) == (seeing == 1)
        assert ("is seen by the other cells" in words) == (seeing > 1)


def test_a_chain_is_explained_by_what_is_true_along_it() -> None:
    words = {each.role: str(each.text) for each in legend(step_of("x_chain"))}

    assert (words["set_a"], words["set_b"]) == ("true along the chain", "false along the chain")


@pytest.mark.parametrize(
    ("technique", "words"),
    [
        ("x_wing", "only these places"),
        ("finned_x_wing", "the bases"),
        ("pointing", "only these places"),
    ],
)
def test_houses_of_two_kinds_are_explained(technique: str, words: str) -> None:
    assert words in str(house_legend(step_of(technique))[0])


@pytest.mark.parametrize("technique", ["hidden_pair", "als_xz", "xy_wing"])
def test_one_house_or_none_explains_itself(technique: str) -> None:
    assert house_legend(step_of(technique)) == ()


def test_linked_sets_are_called_by_their_place_in_the_row() -> None:
    assert [str(each.text) for each in legend(step_of("als_xy_wing"))[:3]] == [
        "the first set",
        "the second set",
        "the third set",
    ]
    assert [str(each.text) for each in legend(step_of("als_chain"))[:4]] == [
        "the first set",
        "the second set",
        "the third set",
        "the fourth set",
    ]


def test_sets_that_a_chain_runs_through_are_on_its_way() -> None:
    assert "the sets on the way" in [str(each.text) for each in legend(step_of("als_nice_loop"))]
