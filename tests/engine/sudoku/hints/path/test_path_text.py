# SPDX-License-Identifier: MIT
"""Steps in writing, as the command line and the window write them."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.path_text import lines, objects, score_of
from sudoku_qt.engine.sudoku.hints.path.solving_path import steps_from
from sudoku_qt.engine.sudoku.hints.walk import ending
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.solving import path
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource
from tests.case_steps import each_variant, first_step
from tests.engine.sudoku.hints.path.test_solving_path import BEYOND, HARD, WITHOUT_BRAIDS

PAGES = Pages(resource("techniques") / "en")


def test_each_line_has_its_number_its_name_and_its_sentence() -> None:
    steps = list(path(Grid.of_givens(HARD).with_all_candidates()))
    told = list(lines(steps, PAGES, "r4c5", ": "))
    first = PAGES[steps[0].technique]
    assert told[0] == f"  1. {first.name(steps[0])}: {first.sentence(steps[0])}"
    numbered = [line for line in told if not line.startswith("     ")]
    assert len(numbered) == len(steps)


def test_an_alternating_chain_is_followed_by_what_its_ends_exclude() -> None:
    _, step = each_variant("nice_loop")["chain"]
    (line,) = lines([step], PAGES, "r4c5", ": ")
    assert line.endswith(f"{PAGES['nice_loop'].sentence(step)} {ending(step, 'r4c5')}")
    chinese = Pages(resource("techniques") / "zh_CN")
    (line,) = lines([step], chinese, "r4c5", "：", lambda _: "两端。")
    assert line.endswith(f"{chinese['nice_loop'].sentence(step)}两端。")


def test_what_a_sentence_tells_of_its_ends_is_not_told_again() -> None:
    for step in (first_step("x_chain")[1], each_variant("nice_loop")["loop"][1]):
        (line,) = lines([step], PAGES, "r4c5", ": ")
        assert line.endswith(PAGES[step.technique].sentence(step))


def test_a_proof_by_contradiction_is_written_too() -> None:
    start = Grid.of_givens(BEYOND).with_all_candidates()
    steps = (each.step for each in steps_from(start, WITHOUT_BRAIDS))
    first = next(step for step in steps if step.technique == "contradiction")
    (proof,) = objects([first], PAGES, "D5")
    assert (proof["technique"], proof["score"]) == ("contradiction", score_of("contradiction"))


def test_scores_are_the_ladder_s() -> None:
    assert all(score_of(rung.name) == rung.score for rung in LADDER)


def test_programs_are_told_what_a_step_is_a_kind_of() -> None:
    steps = [first_step(name)[1] for name in ("m_wing", "x_wing")]
    told = [(each["technique"], each["kind_of"]) for each in objects(steps, PAGES, "r4c5")]
    assert told == [("m_wing", "nice_loop"), ("x_wing", "")]


def test_a_step_may_be_one_line_without_branches() -> None:
    steps = [first_step(name)[1] for name in ("finned_x_wing", "forcing_net")]
    told = list(lines(steps, PAGES, "compact", ": "))
    assert told[0] == "  1. Finned X-Wing: 9 r13 c24 fr1c5 => r2c4<>9"
    assert len(told) == 2
    (found,) = objects(steps[:1], PAGES, "compact")
    assert found["sentence"] == "9 r13 c24 fr1c5 => r2c4<>9"
    assert found["eliminations"] == ["r2c4≠9"]
