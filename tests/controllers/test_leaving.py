# SPDX-License-Identifier: MIT
"""Leaving: who wants to be asked is asked, and what was there comes back."""

import pytest

from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from tests.controllers.conftest import Begin, Program, click
from tests.controllers.nim_controller import ENTRY as NIM


@pytest.fixture
def moved(begin: Begin) -> Program:
    """A game of Nim with a move that is in no file, and a player who wants to be asked."""
    program = begin(games=(NIM,)).start()
    click(program, "Take")
    program.shell.preferences.set("ask_to_save", value=True)
    return program


def answer(monkeypatch: pytest.MonkeyPatch, given: Answer) -> list[Answer]:
    """Answer every question so, and note it."""
    answers: list[Answer] = []

    def ask(*_: object) -> Answer:
        answers.append(given)
        return given

    monkeypatch.setattr(QuestionBox, "ask", ask)
    return answers


def test_who_does_not_want_to_leave_stays(moved: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer(monkeypatch, Answer.Cancel)
    moved.shell.leaving.quit()
    assert moved.shell.window.isVisible()
    assert len(asked) == 1
    moved.shell.leaving.leave()  # the end of the test closes the window


def test_leaving_at_once_asks_nothing_and_keeps_the_game(
    moved: Program, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answer(monkeypatch, Answer.Cancel)
    moved.shell.leaving.leave()
    assert not moved.shell.window.isVisible()
    assert asked == []
    assert begin(games=(NIM,)).start().shell.controller.session.state == (2, 4, 5)


def test_what_is_not_to_be_saved_does_not_come_back(
    moved: Program, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, Answer.Discard)
    moved.shell.leaving.quit()
    assert not moved.shell.window.isVisible()
    assert begin(games=(NIM,)).start().shell.controller.session.state == (3, 4, 5)


def test_everything_is_written_once(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    program = begin(games=(NIM,)).start()
    click(program, "Take")
    written: list[str] = []

    def save(_: Settings) -> bool:
        written.append("settings")
        return True

    monkeypatch.setattr(KeptGames, "keep", lambda _, name, data: written.append(name))
    monkeypatch.setattr(Settings, "save", save)
    program.shell.leaving.quit()
    assert not program.shell.window.isVisible()
    assert written == ["nim", "settings"]


def test_the_window_comes_back_at_its_size(begin: Begin) -> None:
    before = begin(games=(NIM,)).start()
    before.shell.window.resize(760, 700)
    before.shell.leaving.quit()
    after = begin(games=(NIM,)).start()
    assert after.shell.window.size().toTuple() == (760, 700)
