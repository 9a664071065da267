# SPDX-License-Identifier: MIT
"""The puzzles of a topic in the real window: found, listed, begun, practised."""

import pytest

from sudoku_qt.controllers.sudoku.learn.learning import Learning
from sudoku_qt.views.sudoku.learn.page import PUZZLES
from tests.controllers.conftest import Program


def listed(program: Program, topic: str) -> Learning:
    """The page, with the puzzles of a topic."""
    learning = program.controller.learning
    learning.learn()
    learning.show_topic(topic)
    learning.show_part(PUZZLES)
    program.settle()
    return learning


def test_a_puzzle_from_the_list_is_begun_from_its_givens(program: Program) -> None:
    learning = listed(program, "x_wing")
    rows = learning.page.puzzles.rows
    assert len(rows) == 5
    assert "Hard" in rows[0].text()
    assert "(SE)" in rows[0].accessibleDescription()
    rows[0].click()
    assert not learning.is_open
    setup = program.controller.session.setup
    assert (setup.technique, setup.hardest) == ("x_wing", "x_wing")
    assert program.controller.session.state.values == setup.givens


def test_the_same_topic_is_not_looked_for_again(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    learning, looked_for = listed(program, "x_wing"), list[object]()
    job = program.controller.context.foreground_job
    monkeypatch.setattr(job, "run", lambda *words: looked_for.append(words))
    learning.show_topic("x_wing")
    learning.show_part(PUZZLES)
    assert len(learning.page.puzzles.rows) == 5
    learning.show_topic("the_rule")
    learning.show_part(PUZZLES)
    assert not looked_for


def test_it_is_practised_where_it_is_due(program: Program) -> None:
    learning = listed(program, "x_wing")
    learning.page.puzzles.practise.click()
    program.settle()
    assert program.controller.session.setup.technique == "x_wing"
    assert "The next step here is" in program.notice()


@pytest.mark.slow
def test_another_topic_has_other_puzzles(program: Program) -> None:
    learning = listed(program, "x_wing")
    learning.show_topic("xy_wing")
    learning.show_part(PUZZLES)
    assert not learning.page.puzzles.rows
    program.settle()
    learning.page.puzzles.rows[0].click()
    assert program.controller.session.setup.technique == "xy_wing"


def test_a_lesson_about_the_board_has_none(program: Program) -> None:
    learning = listed(program, "the_rule")
    assert not learning.page.puzzles.rows
