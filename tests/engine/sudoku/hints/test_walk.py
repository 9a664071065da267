# SPDX-License-Identifier: MIT
"""Steps walked bit by bit."""

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.hints.choice import next_hint
from sudoku_qt.engine.sudoku.hints.walk import walk
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource
from tests.case_steps import each_variant, first_step
from tests.engine.sudoku.hints.test_contradiction import SINGLES, stuck
from tests.engine.sudoku.hints.test_legend import CASES, step_of
from tests.engine.sudoku.puzzle_lists import HARD
from tests.sweeps import every

PAGES = Pages(resource("techniques") / "en")


def said(step: Step) -> list[str]:
    return [str(station.sentence) for station in walk(step, PAGES).stations]


@pytest.mark.parametrize("name", every(9, [rung.name for rung in LADDER]))
def test_a_walk_draws_the_whole_step_bit_by_bit(name: str) -> None:
    step = step_of(name)
    made = walk(step, PAGES)
    last = made.at(len(made.stations) - 1)

    assert set(step.marks) <= set(last.marks)
    assert not last.ahead
    assert not last.links_ahead
    for number in range(len(made.stations)):
        view = made.at(number)
        assert set(view.marks) | set(view.ahead) == set(last.marks)
        assert view.links + view.links_ahead == last.links
        assert str(view.sentences[-1]) == str(made.stations[number].sentence)


@pytest.mark.parametrize("name", every(9, [rung.name for rung in LADDER]))
def test_the_conclusion_comes_last(name: str) -> None:
    step = step_of(name)
    *before, last = walk(step, PAGES).stations
    results = {"follows", "eliminated"}

    assert not [mark for each in before for mark in each.marks if mark.role in results]
    assert {mark.role for mark in last.marks} & results


def test_a_chain_is_walked_cell_by_cell() -> None:
    step = step_of("xy_chain")
    words = said(step)
    labels = [station.label for station in walk(step, PAGES).stations]

    assert words[0].startswith("Suppose ")
    assert " loses " in words[1]
    assert words[-1] == "Either r4c2 or r6c2 is 7. r5c1, r9c2 see both, so they are not 7."
    assert all("=" in label for label in labels[1:-1])
    assert labels[-1] == ""


@pytest.mark.parametrize(
    ("variant", "ending"),
    [
        (
            "true",
            "If r2c9 were not 2, the chain would make it 2 after all. So it is 2: r2c9≠6.",
        ),
        (
            "loop",
            "The chain closes to a loop: of any two neighbours in it one is true, and each of the",
        ),
    ],
)
def test_a_chain_that_comes_back_says_what_that_means(variant: str, ending: str) -> None:
    lines = (CASES / "als_nice_loop.txt").read_text("utf-8").splitlines()[:2]
    endings = [
        said(Step.of("als_nice_loop", each, case.grid.candidates, case.grid.values))[-1]
        for case in map(read_case, lines)
        for each in instances(LADDER["als_nice_loop"].technique, Board(case.grid))
        if each.variant == variant
    ]

    assert any(each.startswith(ending) for each in endings)


def test_what_rests_on_cells_and_houses_is_walked_premise_by_premise() -> None:
    words = said(step_of("x_wing"))

    assert [" can only stand in " in each for each in words] == [True, True, False]
    assert words[-1].startswith("So r")


def test_almost_locked_sets_are_walked_set_by_set() -> None:
    step = step_of("aligned_pair_exclusion")
    first, second, *_ = walk(step, PAGES).stations

    assert " hold one digit more than they are cells." in str(first.sentence)
    assert " hold one digit more than they are cells." in str(second.sentence)
    assert first.marks
    assert not set(first.marks) & set(second.marks)


def test_a_forcing_chain_comes_to_what_cannot_be_or_to_the_same_from_every_case() -> None:
    for name in ("forcing_chain", "forcing_net"):
        step = step_of(name)
        words = said(step)
        if step.variant == "contradiction":
            assert words[-2].startswith("But then ")
        else:
            assert words[-1].startswith("In every case: ")
            assert sum(each.startswith("Suppose ") for each in words) == len(step.proof.branches)


def test_sentences_are_those_of_one_branch_at_a_time() -> None:
    step = next(
        each
        for each in map(step_of, ("forcing_net", "forcing_chain", "remote_pair"))
        if len(each.proof.branches) > 1
    )
    made = walk(step, PAGES)
    number = next(at for at, each in enumerate(made.stations) if each.branch == 1)

    assert len(made.at(number - 1).sentences) > 1
    assert len(made.at(number).sentences) == 1


def test_a_contradiction_is_walked_along_the_steps_under_it() -> None:
    step = next_hint(stuck(HARD, SINGLES), -1, SINGLES)
    assert step
    words = said(step)

    assert words[0].startswith("Suppose ")
    assert words[-2].startswith("But then ")
    assert all(": " in each for each in words[1:-2])
    assert step.position == stuck(HARD, SINGLES).candidates


def test_a_ring_without_sets_says_what_goes_and_why() -> None:
    *_, last = said(first_step("aic_ring")[1])
    assert last.startswith(
        "The chain closes to a loop: of any two neighbours in it one is true, so what both exclude"
    )


@pytest.mark.parametrize("technique", ["als_xz", "als_xy_wing", "als_chain"])
def test_sets_in_a_row_say_what_their_digit_excludes(technique: str) -> None:
    for variant, (_, step) in each_variant(technique).items():
        both = "" if variant == "double" else " in both sets"
        last = said(step)[-1]
        assert last.startswith(f"What sees all cells for such a digit{both} cannot be it: ")
