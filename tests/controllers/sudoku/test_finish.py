# SPDX-License-Identifier: MIT
"""The end of a puzzle in the real window: what is shown, what is recorded, what comes next."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.engine.sudoku.generate.daily import MODE
from sudoku_qt.engine.sudoku.learn.review.schedule import Recall, Review
from sudoku_qt.store.record import Played
from sudoku_qt.views.sudoku.finish.card import Result
from tests.controllers.conftest import Begin, Program, click
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, go, paste, solve_by_hand
from tests.waiting import until

LAST = 80 - SOLUTION[::-1].index("1")
"""A cell that is empty in the puzzle; it is filled last."""


def test_the_card_takes_the_column_and_tells_the_time(
    program: Program, shown: list[Result]
) -> None:
    paste(program, EASY)

    solve_by_hand(program, wrong=2)

    cards = program.controller.cards
    assert cards.finish.isVisible()
    assert not cards.pad.isVisible()
    assert shown[-1].time == "1:42"
    assert "2 mistakes" in shown[-1].remark
    assert "faster than predicted" in shown[-1].verdict
    assert [mark.kind for mark in shown[-1].marks] == ["predicted"]
    assert shown[-1].count == ("Very easy puzzles solved", "1")


def test_a_game_whose_solution_was_shown_says_that_it_is_not_counted(
    program: Program, shown: list[Result]
) -> None:
    recorded: list[Played] = []
    paste(program, EASY)
    program.controller.finish.recorded.connect(recorded.append)
    program.controller.inspecting.solve()
    program.settle()
    program.shell.undo()

    solve_by_hand(program)

    assert program.controller.cards.finish.isVisible()
    assert shown[-1].remark.endswith("solution shown, so not counted")
    assert shown[-1].verdict == ""
    assert recorded == []


def test_the_difference_is_that_of_the_two_times_on_the_card(
    program: Program, shown: list[Result]
) -> None:
    def seconds(text: str) -> int:
        found = re.search(r"(\d+):(\d\d)", text)
        assert found
        return 60 * int(found[1]) + int(found[2])

    paste(program, EASY)
    solve_by_hand(program, seconds=1.9)
    result = shown[-1]
    (predicted,) = result.marks

    assert result.elapsed_ms % 1000 > predicted.ms % 1000, "the case that was a second off"
    assert seconds(predicted.label) - seconds(result.time) == seconds(result.verdict)


@pytest.mark.slow
def test_a_game_is_recorded_once(program: Program) -> None:
    paste(program, EASY)
    solve_by_hand(program)

    program.shell.undo()
    assert not program.controller.cards.finish.isVisible()
    assert program.controller.cards.pad.isVisible()
    program.shell.redo()
    assert program.controller.cards.finish.isVisible()
    program.shell.undo()
    go(program, program.controller.page.board.cursor_cell)
    last = next(
        cell for cell, value in enumerate(program.controller.session.state.values) if not value
    )
    go(program, last)
    program.press(Qt.Key(Qt.Key.Key_0 + int(SOLUTION[last])))
    program.settle()

    assert program.controller.cards.finish.isVisible()
    (played,) = program.controller.context.record.read()
    assert (played.game, played.puzzle, played.level) == ("sudoku", EASY, 1)


def test_earlier_games_of_the_level_are_what_it_is_compared_with(
    program: Program, shown: list[Result]
) -> None:
    for seconds in (60, 120):
        game = Played("2026-01-01T00:00:00+00:00", "sudoku", EASY, level=1, predicted_s=100.0,
                      elapsed_ms=1000 * seconds)  # fmt: skip
        program.controller.context.record.add(game)
    paste(program, EASY)

    solve_by_hand(program)

    labels = {mark.kind: mark.label for mark in shown[-1].marks}
    assert labels["best"] == "best 1:00"
    assert labels["usual"] == "your usual 1:30"
    assert len(shown[-1].ratios) == 3
    assert shown[-1].ratios[:2] == (0.6, 1.2)


@pytest.mark.parametrize(
    ("earlier", "title"),
    [
        ((60, 110, 120), "Solved"),
        ((110, 120), "Solved"),
        ((110, 120, 130), "Solved: your best time"),
    ],
)
def test_the_best_time_of_several_is_called_so(
    program: Program, shown: list[Result], earlier: tuple[int, ...], title: str
) -> None:
    for seconds in earlier:
        game = Played("2026-01-01T00:00:00+00:00", "sudoku", EASY, level=1, predicted_s=100.0,
                      elapsed_ms=1000 * seconds)  # fmt: skip
        program.controller.context.record.add(game)
    paste(program, EASY)
    solve_by_hand(program)
    assert shown[-1].title == title
    (best,) = (mark.label for mark in shown[-1].marks if mark.kind == "best")
    assert best.startswith("best before 1:50" if earlier[0] == 110 else "best 1:00")


def test_a_daily_puzzle_says_how_many_days_in_a_row(program: Program, shown: list[Result]) -> None:
    now = datetime.now(UTC)
    for days in range(-3, 2):  # tomorrow, too: midnight may come meanwhile
        when = (now + timedelta(days=days)).isoformat(timespec="seconds")
        program.controller.context.record.add(Played(when, "sudoku", EASY, kind=MODE))
    paste(program, EASY)
    session = program.controller.session
    session.learn(replace(session.setup, mode=MODE, seed=now.date().isoformat()))
    solve_by_hand(program)
    assert shown[-1].title == "Solved: 5 days in a row"


def test_of_one_earlier_game_there_is_no_usual_time(program: Program, shown: list[Result]) -> None:
    game = Played("2026-01-01T00:00:00+00:00", "sudoku", EASY, level=1, predicted_s=100.0,
                  elapsed_ms=60_000)  # fmt: skip
    program.controller.context.record.add(game)
    paste(program, EASY)
    solve_by_hand(program)
    assert {mark.kind for mark in shown[-1].marks} == {"predicted", "best"}


@pytest.mark.slow
def test_where_the_player_thought_long_is_named(program: Program, shown: list[Result]) -> None:
    paste(program, EASY)
    session = program.controller.session
    go(program, 2)
    session.clock.reset(90_000)
    program.press(Qt.Key.Key_4)

    solve_by_hand(program, seconds=1)

    (place,) = shown[-1].places
    assert "1:30" in place.text
    assert "r1c3=4" in place.text
    assert re.fullmatch(r"[A-Z].+ in r\dc\d", place.title), "what was due, and where"
    assert place.letters.isupper()
    program.controller.preferences.set("coordinates", "letters")
    assert "A3=4" in shown[-1].places[0].text
    assert re.search(r" in [A-I]\d$", shown[-1].places[0].title)


@pytest.mark.slow
def test_which_techniques_were_found_shown_and_missed_is_summed_up(
    program: Program, shown: list[Result]
) -> None:
    paste(program, EASY)
    program.press(Qt.Key.Key_H)
    program.qtbot.waitUntil(lambda: program.controller.hints.is_open)
    step = program.controller.hints.step
    assert step
    program.press(Qt.Key.Key_Return)

    solve_by_hand(program)

    summary = shown[-1].summary
    assert re.match(r"Techniques: \d found alone · with a hint: ", summary)
    assert technique_title(step.technique) in summary
    program.appearance.set_language("zh_CN", remember=False)
    assert shown[-1].summary.startswith("技巧：")


def test_what_is_found_alone_counts_as_a_review_once(program: Program) -> None:
    library = program.controller.services.library.library
    learned = datetime.now(UTC).replace(microsecond=0) - timedelta(days=3)
    library.add_reviews([Review("naked_single", learned, Recall.GOOD)])
    paste(program, EASY)
    solve_by_hand(program)
    until(lambda: not program.controller.services.library.is_busy)
    program.shell.undo()
    program.shell.redo()
    program.settle()

    found, first = library.reviews()
    assert (found.technique, found.grade, found.puzzle) == ("naked_single", Recall.GOOD, EASY)
    assert first.at == learned


@pytest.mark.slow
def test_the_coach_says_what_to_practise_and_why(program: Program, shown: list[Result]) -> None:
    easy = ("full_house", "hidden_single", "naked_single")
    for _ in range(3):
        game = Played("2026-11-20T10:00:00+00:00", "sudoku", found=easy, missed=("pointing",))
        program.controller.context.record.add(game)
    paste(program, EASY)

    solve_by_hand(program)

    finish = program.controller.cards.finish
    assert finish.practice.text() == "Practise: Locked Candidates (Pointing)"
    assert shown[-1].why.startswith("It came up in 3 of your last 4 games: missed in 3, never")
    finish.learn.click()
    assert program.controller.learning.topic.key == "pointing"


def test_what_the_program_solved_is_no_achievement(program: Program) -> None:
    paste(program, EASY)
    program.controller.inspecting.solve()
    program.settle()

    assert not program.controller.cards.finish.isVisible()
    assert program.controller.context.record.read() == ()


@pytest.mark.slow
def test_a_solved_game_is_seen_to_be_solved_when_it_comes_back(begin: Begin) -> None:
    program = begin().start()
    paste(program, EASY)
    solve_by_hand(program)
    program.shell.window.close()

    again = begin().start()

    assert again.controller.cards.finish.isVisible()
    assert len(again.controller.context.record.read()) == 1


@pytest.mark.slow
def test_a_record_that_cannot_be_written_is_told(program: Program) -> None:
    path: Path = program.paths.record
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir()
    paste(program, EASY)

    solve_by_hand(program)

    assert program.controller.cards.finish.isVisible()
    assert "record.jsonl" in program.notice()


@pytest.mark.slow
def test_the_next_one_is_a_click_away(program: Program) -> None:
    paste(program, EASY)
    solve_by_hand(program)

    click(program, "Next of this kind")

    assert not program.controller.session.is_finished
    assert program.controller.cards.pad.isVisible()


@pytest.mark.slow
def test_a_window_however_high_keeps_no_card_of_the_last_game(program: Program) -> None:
    program.shell.window.resize(1400, 2400)
    paste(program, EASY)
    history = program.controller.actions["show_history"]
    for _ in range(2):
        history.trigger()
    solve_by_hand(program)
    cards = program.controller.cards
    cards.finish.look_back.click()
    program.settle()
    assert cards.replay.isVisible()
    cards.replay.close_key.click()
    program.settle()

    click(program, "Next of this kind")

    assert cards.pad.isVisible()
    assert not any(card.isVisible() for card in (cards.finish, cards.replay, cards.history))


def test_a_window_without_room_for_the_card_says_it_in_words(program: Program) -> None:
    program.shell.window.resize(360, 420)
    paste(program, EASY)

    solve_by_hand(program)

    assert not program.controller.cards.finish.isVisible()
    assert "Solved" in program.notice()


@pytest.mark.slow
def test_of_a_solved_puzzle_the_status_tells_just_that(program: Program) -> None:
    paste(program, EASY)
    assert "30 of 81" in program.controller.status()
    solve_by_hand(program)
    assert program.controller.status() == "Solved"


def test_a_solved_puzzle_offers_neither_hint_nor_check(program: Program) -> None:
    paste(program, EASY)
    actions = program.controller.actions
    solve_by_hand(program)
    assert not actions["hint"].isEnabled()
    assert not actions["check"].isEnabled()
    program.shell.undo()
    assert actions["hint"].isEnabled()
    assert actions["check"].isEnabled()


@pytest.mark.slow
def test_a_grid_that_is_typed_in_is_never_called_solved(program: Program) -> None:
    program.controller.type_in()
    for cell, digit in enumerate(SOLUTION):
        go(program, cell)
        program.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
    assert program.controller.status() != "Solved"
