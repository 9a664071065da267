# SPDX-License-Identifier: MIT
"""Where games cannot be kept nobody loses one without being told, and asked."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMessageBox

from sudoku_qt.controllers.files import autosave
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.store import files
from sudoku_qt.store.files import FileFault
from sudoku_qt.views.window.notice_bar import NoticeBar
from tests.controllers.conftest import Begin, Program, click
from tests.views.parts import part

REASON = "The disk is full, so “sudoku.current” was not saved. Save elsewhere."
WARNING = f"This game is not being saved automatically. {REASON}"


class Disk:
    """Writes files as long as it is not full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = False
        self._write = files.write_private
        monkeypatch.setattr(files, "write_private", self.write)

    def write(self, path: Path, data: bytes) -> None:
        """Write a file, or say why not."""
        if self.is_full:
            text = "The disk is full, so “{name}” was not saved. Save elsewhere."
            raise FileFault(text, name=path.name)
        self._write(path, data)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk on which the program keeps what is its own."""
    monkeypatch.setattr(autosave, "DELAY_MS", 0)
    return Disk(monkeypatch)


@pytest.fixture
def unkept(disk: Disk, program: Program) -> Program:
    """The program with a game that was played on when the disk was full."""
    program.before_close = partial(setattr, disk, "is_full", False)  # or the end would ask
    disk.is_full = True
    program.controller.notes.fill_notes()
    program.shell.autosave.keep()
    return program


def answer(word: str, before: Callable[[str], object] = str) -> None:
    """Click a word of the next question, after hearing it."""

    def click_it() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        before(box.text())
        buttons = {button.text().replace("&", ""): button for button in box.buttons()}
        buttons[word].click()

    QTimer.singleShot(0, click_it)


def test_a_game_that_cannot_be_kept_is_said_once(unkept: Program, disk: Disk) -> None:
    window = unkept.shell.window
    assert unkept.notice() == WARNING
    assert REASON in unkept.status_text()
    assert "Saved automatically" not in unkept.status_text()
    bar = part(window, NoticeBar)  # where there is room, a tip has such a button, too
    close = next(each for each in bar.findChildren(QAbstractButton) if close_button(each))
    close.click()
    assert unkept.notice() == ""

    unkept.controller.restart()
    unkept.shell.autosave.keep()
    assert unkept.notice() == "", "whoever knows it is not told again"
    disk.is_full = False
    unkept.shell.autosave.keep()
    assert "Saved automatically" in unkept.status_text()
    disk.is_full = True
    unkept.shell.autosave.keep()
    assert unkept.notice() == WARNING


def close_button(button: QAbstractButton) -> bool:
    return button.accessibleName() == "Close" and button.isVisible()


def test_the_warning_outlives_moves_notices_and_games(unkept: Program) -> None:
    unkept.controller.restart()
    assert unkept.notice() == WARNING
    unkept.controller.inspecting.check()
    unkept.settle()
    unkept.controller.type_in()
    unkept.shell.undo()
    unkept.controller.new_puzzle.new_alike()
    unkept.settle()
    unkept.shell.bars.hide_notice()
    assert unkept.notice() == WARNING


def test_the_warning_goes_when_the_game_can_be_kept_again(unkept: Program, disk: Disk) -> None:
    disk.is_full = False
    unkept.controller.restart()
    unkept.shell.autosave.keep()
    assert unkept.notice() == ""
    assert "Saved automatically" in unkept.status_text()


@pytest.mark.slow
def test_what_the_warning_offers_saves_the_game(
    unkept: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.sudoku"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    click(unkept, "Save as…")
    assert path.exists()
    assert unkept.shell.window.close(), "nothing is lost now, so nothing is asked"


@pytest.mark.parametrize("word", ["Cancel", "Close without saving"])
def test_closing_asks_before_the_game_is_lost(unkept: Program, word: str) -> None:
    heard: list[str] = []
    answer(word, heard.append)
    assert unkept.shell.window.close() is (word != "Cancel")
    assert heard == [f"Sudoku: the progress of this game could not be saved. {REASON}"]
    if word == "Cancel":
        answer("Close without saving")
        assert unkept.shell.window.close()


def test_each_game_is_asked_for_with_its_own_reason(unkept: Program) -> None:
    unkept.shell.games.go_to("gomoku")
    session = unkept.shell.controller.session
    session.play(session.game.read_move(session.setup, "h8"))
    unkept.shell.autosave.keep()
    refused = [fault.message.facts["name"] for fault in unkept.shell.autosave.faults]
    assert refused == ["gomoku.current", "sudoku.current"], "what is played comes first"
    heard: list[str] = []

    def hear_both(said: str) -> None:
        heard.append(said)
        answer("Cancel", heard.append)

    answer("Close without saving", hear_both)
    assert not unkept.shell.window.close()
    assert heard == [
        f"{title}: the progress of this game could not be saved. "
        f"The disk is full, so “{name}.current” was not saved. Save elsewhere."
        for title, name in (("Sudoku", "sudoku"), ("Gomoku", "gomoku"))
    ]


def test_a_game_saved_at_closing_can_be_opened_again(
    unkept: Program, disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, state = tmp_path / "saved", unkept.controller.session.state
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    answer("Save as…")
    assert unkept.shell.window.close()

    disk.is_full = False
    unkept.controller.type_in()
    assert unkept.shell.documents.open(path.with_suffix(".sudoku"))
    assert unkept.controller.session.state == state


def test_who_saves_nowhere_after_all_is_asked_again(
    unkept: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose_nothing(*_: object) -> tuple[str, str]:
        answer("Cancel")
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_nothing)
    answer("Save as…")
    assert not unkept.shell.window.close()
    answer("Close without saving")
    assert unkept.shell.window.close()


def test_a_file_that_cannot_be_written_either_is_said_and_asked_again(
    unkept: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose_a_folder(*_: object) -> tuple[str, str]:
        answer("Cancel")
        return str(tmp_path / "nowhere" / "game.sudoku"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_a_folder)
    answer("Save as…")
    assert not unkept.shell.window.close()
    assert "is not there" in unkept.notice()
    answer("Close without saving")
    assert unkept.shell.window.close()


def test_a_game_that_made_room_is_not_lost_either(unkept: Program, disk: Disk) -> None:
    left = unkept.controller.session.state
    unkept.controller.type_in()
    assert unkept.shell.documents.earlier() == []
    answer("Cancel")
    assert not unkept.shell.window.close()

    disk.is_full = False
    unkept.shell.autosave.keep()

    (earlier,) = unkept.shell.documents.earlier()
    assert unkept.shell.documents.open(earlier)
    assert unkept.controller.session.state == left
    assert unkept.shell.window.close()


def test_a_game_is_kept_when_another_is_being_played(unkept: Program, disk: Disk) -> None:
    state = unkept.controller.session.state
    unkept.shell.games.go_to("gomoku")
    disk.is_full = False
    unkept.shell.autosave.keep()
    unkept.shell.games.go_to("sudoku")
    assert unkept.controller.session.state == state
    data = (unkept.paths.kept_games / "sudoku.current").read_bytes()
    notes = write_rows(state.values)[0]
    assert notes.encode() in data
    assert b'"notes": {}' not in data


def test_preferences_that_cannot_be_written_are_said(begin: Begin) -> None:
    program = begin()
    program.paths.config.parent.mkdir(parents=True, exist_ok=True)
    program.paths.config.touch()
    program.start()
    program.shell.autosave.keep()
    assert program.notice().startswith("Your preferences cannot be saved: ")
    assert str(program.paths.settings) in program.notice()


def test_a_program_that_is_closed_before_its_first_game_begins_it_at_the_next_start(
    begin: Begin,
) -> None:
    before = begin()
    before.shell.autosave.keep()
    before.shell.window.close()
    after = begin().start()
    assert after.controller.session.setup.origin == "generated"
