# SPDX-License-Identifier: MIT
"""Leaving asks nothing and loses nothing."""

import json
import time
from itertools import count

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.files import autosave
from sudoku_qt.controllers.files.autosave import opened_document
from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.store import files
from sudoku_qt.store.game_archive import KeptGames
from tests.controllers.conftest import Begin, Program


def first_empty(program: Program) -> int:
    cell: int = next(iter(program.controller.session.state.empty_cells))
    return cell


def test_a_game_comes_back_with_notes_clock_and_undo(begin: Begin) -> None:
    before = begin().start()
    cell = first_empty(before)
    before.controller.session.play((Edit(cell, "+", 0b101),))
    before.controller.session.play((Edit(cell, "=", 7),))
    before.controller.session.undo()
    before.controller.session.clock.reset(65_000)
    before.shell.window.close()

    after = begin().start()

    session = after.controller.session
    assert session.state == before.controller.session.state
    assert session.state.candidates[cell] == 0b101
    assert session.clock.elapsed_ms() >= 65_000
    session.redo()
    assert session.state.values[cell] == 7
    session.undo()
    session.undo()
    assert session.state.candidates[cell] == 0


def test_a_move_is_on_disk_a_second_later_without_closing(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert autosave.DELAY_MS <= 1000
    monkeypatch.setattr(autosave, "DELAY_MS", 0)
    before = begin().start()
    kept = before.paths.kept_games / "sudoku.current"
    left = kept.read_bytes() if kept.exists() else b""
    cell = first_empty(before)
    before.controller.session.play((Edit(cell, "=", 3),))
    before.qtbot.waitUntil(lambda: kept.exists() and kept.read_bytes() != left, timeout=30_000)

    after = begin().start()

    assert after.controller.session.state.values[cell] == 3


def killed(before: Program) -> None:
    """Let a program keep nothing any more, as one does that was killed."""
    before.shell.autosave._timer.stop()
    before.shell.autosave._kept = KeptGames(before.paths.state / "nowhere")


def test_a_move_outlives_a_program_that_is_killed_right_after_it(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begin().start()
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)  # as if it were saved in no time
    cell, other, *_ = before.controller.session.state.empty_cells
    before.shell.autosave.keep()
    before.controller.session.play((Edit(cell, "=", 3),))
    before.controller.session.play((Edit(other, "+", 0b11),))
    killed(before)

    session = begin().start().controller.session

    assert (session.state.values[cell], session.state.candidates[other]) == (3, 0b11)
    assert not session.is_saved
    assert session.history.at == 2


def test_torn_moves_are_no_reason_to_lose_the_game_before_them(begin: Begin) -> None:
    before = begin().start()
    cell, other, *_ = before.controller.session.state.empty_cells
    before.controller.session.play((Edit(cell, "=", 3),))
    before.shell.autosave.keep()
    before.controller.session.play((Edit(other, "=", 4),))
    latest = before.paths.kept_games / "sudoku.latest"
    latest.write_bytes(latest.read_bytes()[:40])
    killed(before)

    after = begin().start()

    assert after.controller.session.state.values[cell] == 3
    assert after.controller.session.state.values[other] == 0
    assert after.notice() == ""
    after.controller.session.play((Edit(other, "=", 5),))
    after.shell.autosave.keep()
    assert not latest.exists()


def test_moves_of_a_game_are_never_kept_as_those_of_the_one_before(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "DELAY_MS", 10**8)  # on a slow machine it would be over
    before = begin().start()
    before.shell.autosave.keep()
    setup = before.controller.session.setup
    before.controller.new_puzzle.new_alike()
    before.settle()
    before.controller.session.play((Edit(first_empty(before), "=", 3),))
    assert before.controller.session.setup != setup
    assert not (before.paths.kept_games / "sudoku.latest").exists(), "its file has another path"
    killed(before)

    assert begin().start().controller.session.setup == setup


def test_a_change_finds_a_timer_that_is_overdue(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "DELAY_MS", 0)
    program = begin().start()
    program.shell.autosave.keep()
    cell = first_empty(program)
    program.controller.session.play((Edit(cell, "=", 3),))  # Qt sees no timer in between
    program.controller.session.play((Edit(cell, "=", 4),))

    data = (program.paths.kept_games / "sudoku.current").read_bytes()
    kept = opened_document(program.controller.rules, data)
    assert kept.history.state.values[cell] == 4


def test_a_game_that_takes_long_to_write_is_not_written_at_each_move(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin().start()
    program.shell.autosave.keep()
    cell = first_empty(program)
    monkeypatch.setattr(time, "thread_time", count().__next__)  # each takes a second
    monkeypatch.setattr(autosave, "REST", 1e9)
    monkeypatch.setattr(autosave, "DELAY_MS", 10**9)
    program.controller.session.play((Edit(cell, "=", 3),))
    latest = program.paths.kept_games / "sudoku.latest"
    written = latest.read_bytes()
    program.controller.session.play((Edit(cell, "=", 4),))
    assert latest.read_bytes() == written


def test_a_damaged_kept_game_is_told_and_laid_aside(begin: Begin) -> None:
    before = begin().start()
    before.shell.window.close()
    kept = before.paths.kept_games / "sudoku.current"
    kept.write_bytes(kept.read_bytes()[:100])

    after = begin().start()

    assert "could not be opened" in after.notice()
    assert list(after.paths.kept_games.glob("sudoku.damaged-*"))
    assert after.controller.session.setup.origin == "generated", "a new game begins all the same"

    said = after.notice()
    after.controller.notes.fill_notes()
    after.controller.new_puzzle.new_alike()
    after.settle()
    assert after.notice() == said, "it stays until somebody has taken note of it"
    after.qtbot.keyClick(after.shell.window, Qt.Key.Key_Escape)
    assert after.notice() == ""


def test_a_kept_game_whose_history_is_lost_says_so(begin: Begin) -> None:
    before = begin().start()
    before.controller.notes.fill_notes()
    before.shell.window.close()
    kept = before.paths.kept_games / "sudoku.current"
    data = json.loads(kept.read_bytes())
    data["history"]["moves"] = ["r1c1=1 r1c2=2"]
    kept.write_text(json.dumps(data), encoding="utf-8")

    after = begin().start()

    assert "its history was lost" in after.notice()
    assert after.controller.session.state == before.controller.session.state


@pytest.mark.parametrize("bank", [False, True])
def test_an_untouched_game_comes_back_from_another_game(begin: Begin, *, bank: bool) -> None:
    before = begin().start()
    if bank:
        before.controller.new_puzzle.bank_next()
        before.settle()
    setup = before.controller.session.setup
    before.controller.session.clock.reset(21_000)
    before.shell.games.go_to("gomoku")
    before.shell.window.close()

    after = begin().start()
    assert after.shell.controller.session.game.name == "gomoku"
    after.shell.games.go_to("sudoku")
    after.settle()

    assert after.controller.session.setup == setup
    assert after.controller.session.clock.elapsed_ms() >= 21_000


def test_going_to_and_fro_leaves_a_game_as_it_is(program: Program) -> None:
    history = program.controller.session.history
    program.shell.games.go_to("gomoku")
    program.shell.games.go_to("sudoku")
    assert program.controller.session.history is history


def test_an_unfinished_game_that_makes_room_can_be_opened_again(program: Program) -> None:
    cell = first_empty(program)
    program.controller.session.play((Edit(cell, "=", 3),))
    left = program.controller.session.state

    program.controller.type_in()

    (earlier,) = program.shell.documents.earlier()
    assert program.shell.documents.open(earlier)
    assert program.controller.session.state == left
    assert program.controller.session.path == "", (
        "Save asks for a name: the archive is not the player's"
    )


def test_an_untouched_game_is_not_archived(program: Program) -> None:
    program.controller.type_in()
    assert program.shell.documents.earlier() == []


@pytest.mark.slow
def test_the_file_of_the_game_is_remembered(begin: Begin) -> None:
    before = begin().start()
    path = before.paths.state / "mine.sudoku"
    path.parent.mkdir(parents=True, exist_ok=True)
    assert before.shell.documents.save_to(path)
    before.press(Qt.Key.Key_5)
    before.shell.window.close()

    after = begin().start()

    assert after.controller.session.path == str(path)
    assert after.shell.window.windowTitle().startswith("mine.sudoku")


def test_a_folder_that_cannot_be_written_is_said_in_the_status_bar(program: Program) -> None:
    program.paths.kept_games.parent.mkdir(parents=True, exist_ok=True)
    for path in program.paths.kept_games.glob("*"):
        path.unlink()
    if program.paths.kept_games.exists():
        program.paths.kept_games.rmdir()
    files.write(program.paths.kept_games, b"a file where the folder should be")

    program.shell.autosave.keep()

    assert program.shell.autosave.faults
