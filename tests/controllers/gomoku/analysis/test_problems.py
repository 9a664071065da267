# SPDX-License-Identifier: MIT
"""Problems in the window: right moves are answered, wrong ones refuted, solved ones remembered."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.gomoku.analysis import problem_pool, problems
from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf
from sudoku_qt.engine.gomoku.analysis.problems import Outcome, Reply
from sudoku_qt.engine.gomoku.board import BLACK, point_name
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.store.library.entry import PROBLEM, Entry, State
from sudoku_qt.store.library.query import Query
from tests.controllers.conftest import click
from tests.controllers.gomoku.table import Table
from tests.controllers.library_window.conftest import settle


@pytest.fixture
def pool(table: Table) -> problem_pool.ProblemPool:
    """The pool that the window has."""
    services = table.controller.services
    return problem_pool.ProblemPool(services.paths.gomoku_problems, services.settings)


def begin(table: Table) -> None:
    """Begin the next problem."""
    table.controller.actions["next_problem"].trigger()
    table.settle()


def test_a_wrong_move_is_refuted_and_not_played(table: Table) -> None:
    begin(table)
    asked = table.controller.page.question
    assert asked.text().startswith("Problem 1 of")
    assert "wins by continuous fours" in asked.text()
    table.click("a1")
    assert "a1 makes no four" in asked.text()
    assert table.order == []
    assert table.controller.model.drawing.planned


@pytest.mark.parametrize(
    ("reply", "said", "played"),
    [
        (Reply(Outcome.NO_FOUR, 1), "a1 makes no four, so there is time for b15.", 0),
        (Reply(Outcome.STOPPED, 1), "a1 makes a four, but after b15 there is no win", 0),
        (Reply(Outcome.NO_FOUR), "a1 makes no four, so there is time for a1.", 0),
        (Reply(Outcome.RIGHT, 1), "Right. The answer is b15; go on.", 2),
        (Reply(Outcome.RIGHT), "Right.", 1),
        (Reply(Outcome.SOLVED), "", 1),
    ],
)
def test_each_outcome_of_a_move_is_said_and_drawn_or_played(
    table: Table, monkeypatch: pytest.MonkeyPatch, reply: Reply, said: str, played: int
) -> None:
    begin(table)
    monkeypatch.setattr(problems, "find_reply", lambda *_: lambda _ticket: reply)
    table.click("a1")

    text = table.controller.page.question.text()
    assert said in text
    assert ("Right" in text) == ("Right" in said)
    assert len(table.order) == played
    drawn = len(table.controller.model.drawing.planned)
    assert drawn == (0 if played else 1 + (reply.answer is not None))


def test_a_problem_is_solved_by_playing_the_win_and_that_is_remembered(
    table: Table, pool: problem_pool.ProblemPool
) -> None:
    begin(table)
    first = next(iter(pool.problems.values()))
    table.click(point_name(first.size, first.first[0]))
    assert table.controller.page.question.text().split(".")[0].endswith("Right")
    assert len(table.order) == 2
    table.controller.actions["find_win"].trigger()
    table.settle()
    analysis = table.controller.analysis
    while not table.state.ending:
        table.program.qtbot.waitUntil(lambda: bool(analysis.line))
        table.click(point_name(first.size, analysis.line[0]))
    assert pool.solved == {first.name}
    solved = [entry for entry in shelved(table).values() if entry.state is State.SOLVED]
    assert [entry.clues for entry in solved] == [first.moves]
    assert table.program.notice().startswith("Solved.")
    begin(table)
    assert table.controller.page.question.text().startswith("Problem 2 of")


def test_the_solution_is_shown_and_the_problem_begun_again(table: Table) -> None:
    begin(table)
    click(table.program, "Solution")
    table.settle()
    assert "by continuous fours" in table.controller.page.analysis.text()
    assert table.controller.analysis.line
    table.controller.problems.again()
    table.settle()
    assert table.order == []


def shelved(table: Table) -> dict[str, Entry]:
    """The problems in the library, by what they are known by."""
    settle(table.program)
    library = table.controller.services.library.library
    found = library.page(Query(game="gomoku"), 0, 1000)
    return {entry.puzzle: entry for entry in found if entry.kind == PROBLEM}


def test_problems_lie_in_the_library_and_are_begun_from_there(
    table: Table, pool: problem_pool.ProblemPool
) -> None:
    pool.solve(next(iter(pool.problems.values())))
    begin(table)
    entries = shelved(table)
    assert len(entries) == len(pool.problems)
    assert sum(entry.state is State.SOLVED for entry in entries.values()) == 1
    shelf = GomokuShelf(table.controller.services.settings)
    table.controller.play_entry(next(iter(entries.values())), shelf)
    table.settle()
    assert table.controller.page.question.text().startswith("Problem")


@pytest.mark.slow
def test_new_problems_are_made_and_kept(
    table: Table, pool: problem_pool.ProblemPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problems, "MADE", 1)
    monkeypatch.setattr(problems, "Random", _Luck)
    before = len(pool.problems)
    table.begin(size=11)
    table.controller.actions["new_problems"].trigger()
    table.settle()
    services = table.controller.services
    after = problem_pool.ProblemPool(services.paths.gomoku_problems, services.settings)
    assert len(after.problems) == before + 1
    assert table.program.notice().startswith("New problems: 1")


class _Luck:
    """Always the same."""

    def randrange(self, _most: int) -> int:
        return 4


def test_a_problem_begins_without_its_solution_beside_it(table: Table) -> None:
    table.controller.analysis.analyse(True)
    begin(table)
    assert not table.controller.analysis.is_on
    assert not table.controller.model.drawing.planned
    assert table.controller.page.question.isVisible()


def test_return_leaves_no_problem_unsolved_and_repeats_none_that_is(table: Table) -> None:
    begin(table)
    first = table.controller.problems.question()
    assert first is not None
    table.controller.page.side.setFocus()
    table.program.qtbot.keyClick(table.controller.page, Qt.Key.Key_Return)
    table.settle()
    again = table.controller.problems.question()
    assert again is not None
    assert again.title == first.title

    table.controller.session.play(GomokuMove(f"resign-{'white' if is_black(table) else 'black'}"))
    table.settle()
    assert table.controller.page.finish.again.text() == "Next problem"
    table.program.qtbot.keyClick(table.controller.page, Qt.Key.Key_Return)
    table.settle()
    after = table.controller.problems.question()
    assert after is not None
    assert after.title != first.title


def test_a_problem_that_was_lost_begins_again_as_it_stood(table: Table) -> None:
    begin(table)
    players = table.controller.session.setup.players
    stones = table.controller.session.setup.stones
    table.controller.session.play(GomokuMove(f"resign-{'black' if is_black(table) else 'white'}"))
    table.settle()
    assert table.controller.page.finish.again.text() == "Start again"
    table.controller.page.finish.again.click()
    table.settle()
    assert table.controller.session.setup.stones == stones
    assert table.controller.session.setup.players == players


def is_black(table: Table) -> bool:
    """Whether it is Black who is to win."""
    return table.controller.session.setup.to_move == BLACK


@pytest.mark.parametrize(("size", "has_room"), [((420, 600), True), ((360, 420), False)])
def test_in_a_small_window_the_task_stands_below_the_board_if_it_can(
    table: Table, size: tuple[int, int], *, has_room: bool
) -> None:
    table.program.shell.window.resize(*size)
    begin(table)
    assert table.controller.page.question.isVisible() == has_room
    words = table.program.notice()
    assert words == "" if has_room else words.startswith("Problem 1 of 102 · ")
