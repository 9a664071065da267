# SPDX-License-Identifier: MIT
"""Hints and steps go by the order that is preferred; levels and ratings never do."""

from collections.abc import Generator

import pytest

from sudoku_qt.controllers.sudoku.play.preferences import TECHNIQUE_ORDER
from sudoku_qt.controllers.sudoku.steps.rows import other_pages, rows_of
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.order import LARGEST, Placed
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.techniques import HODOKU, LADDER
from sudoku_qt.engine.sudoku.rating.rater import rate
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, paste
from tests.controllers.sudoku.hints.asking import ask, panel

OWN = (Placed("naked_single", 1), Placed("hidden_single", 99), Placed("x_wing", on=False))


@pytest.fixture(autouse=True)
def without_file(program: Program) -> Generator[None]:
    """No order from before, and none for who comes after."""
    path = program.paths.technique_order
    path.unlink(missing_ok=True)
    yield
    if path.is_dir():
        path.rmdir()
    path.unlink(missing_ok=True)


def test_the_order_is_by_level_until_another_is_preferred(program: Program) -> None:
    ladder = program.controller.context.ladder
    assert ladder() is LADDER
    program.controller.preferences.set(TECHNIQUE_ORDER, "hodoku")
    assert ladder() is HODOKU
    program.controller.preferences.set(TECHNIQUE_ORDER, "own")
    assert [rung.name for rung in ladder()] == [rung.name for rung in LADDER], "no file yet"


def test_an_own_order_is_a_file_of_the_player_and_is_followed(program: Program) -> None:
    assert program.controller.ladders.keep(OWN)
    assert program.controller.preferences.value(TECHNIQUE_ORDER) == "own"
    text = program.paths.technique_order.read_text("utf-8")
    assert text.startswith("# ")
    assert [line.split() for line in text.splitlines()[2:]] == [
        ["naked_single", "1"],
        ["hidden_single", "99"],
        ["x_wing", "off"],
    ]
    ladder = program.controller.context.ladder()
    assert [rung.name for rung in ladder][:2] == ["naked_single", "hidden_single"]
    assert not ladder["x_wing"].on


def test_what_is_written_into_the_file_by_hand_holds_at_once(program: Program) -> None:
    program.controller.ladders.keep(OWN)
    program.paths.technique_order.write_text("Hidden-Single 7", "utf-8")
    assert program.controller.context.ladder().rungs[0].score == 7


@pytest.mark.parametrize(
    ("text", "said"),
    [("x_wing 1\nmagic 2", "Line 2"), ("x" * (LARGEST + 1), "too large to hold an order")],
)
def test_a_file_that_is_no_order_is_said_and_the_usual_one_holds(
    program: Program, text: str, said: str
) -> None:
    program.controller.ladders.keep(OWN)
    program.paths.technique_order.write_text(text, "utf-8")
    ladder = program.controller.context.ladder()
    assert [rung.name for rung in ladder] == [rung.name for rung in LADDER]
    notice = program.controller.services.bars.notice_text()
    assert "Your order of techniques is not followed." in notice
    assert said in notice


def test_an_order_that_cannot_be_written_is_said_and_not_preferred(program: Program) -> None:
    program.paths.technique_order.mkdir(parents=True)
    assert not program.controller.ladders.keep(OWN)
    assert program.controller.preferences.value(TECHNIQUE_ORDER) == "level"
    assert "technique-order.txt" in program.controller.services.bars.notice_text()


def test_a_hint_goes_by_it_and_the_level_does_not(program: Program) -> None:
    paste(program, EASY)
    ask(program)
    step, before = panel(program).step, program.controller.session.setup
    assert step
    assert step.technique != "naked_single"
    program.controller.ladders.keep(OWN)
    assert not panel(program).is_open, "what stood there goes by the order of before"
    ask(program)
    own = panel(program).step
    assert own
    assert own.technique == "naked_single"
    assert program.controller.session.setup == before


def test_levels_and_ratings_are_the_same_in_any_order(program: Program) -> None:
    puzzle = bytes(int(digit) if digit.isdigit() else 0 for digit in EASY)
    before = rate(puzzle)
    program.controller.ladders.keep(OWN)
    assert rate(puzzle) == before
    first = next_step(Grid.of_givens(puzzle).with_all_candidates())
    assert first
    assert first.technique != "naked_single"


def test_steps_go_by_it_at_once_and_score_as_it_says(program: Program) -> None:
    paste(program, EASY)
    steps = program.controller.steps
    steps.open()
    program.qtbot.waitUntil(lambda: bool(steps.outlook.path))
    program.controller.ladders.keep(OWN)
    program.qtbot.waitUntil(lambda: steps.ladder["hidden_single"].score == 99)
    used = {each.step.technique for each in steps.outlook.path}
    assert "naked_single" in used
    rows = rows_of(steps.outlook.path, 0, steps.telling, other_pages(), steps.ladder)
    assert {row.score for row in rows if row.technique == "naked_single"} == {1}
