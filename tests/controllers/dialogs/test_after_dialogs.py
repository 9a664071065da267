# SPDX-License-Identifier: MIT
"""Nothing changes the game behind a dialog: files that arrive, and what jobs bring, wait for it."""

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from sudoku_qt.automation.dialogs import visit
from sudoku_qt.controllers.dialogs.after_dialogs import AfterDialogs
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.message import Fault
from tests.controllers.conftest import Begin, Program
from tests.waiting import until

DOCUMENTS = Path(__file__).parents[2] / "data" / "documents"
SGF = "(;FF[4]GM[4]SZ[15];B[hh];W[ii])"


@pytest.fixture
def after(program: Program) -> AfterDialogs:
    """What waits in a program that has begun."""
    return program.controller.services.after_dialogs


@pytest.fixture
def done() -> list[str]:
    """A list of what was done."""
    return []


def in_dialog(program: Program, act: Callable[[QWidget], object]) -> None:
    """Do something while a dialog stands before the window."""
    assert visit(QDialog(program.shell.window).exec, act)


def test_without_a_dialog_it_is_done_at_once(after: AfterDialogs, done: list[str]) -> None:
    after.do(lambda: done.append("one"))
    assert done == ["one"]


def test_what_comes_during_a_dialog_is_done_in_turn_after_its_answer(
    program: Program, after: AfterDialogs, done: list[str]
) -> None:
    def wait(_dialog: QWidget) -> None:
        for word in ("one", "two"):
            after.do(partial(done.append, word))
        assert done == []

    in_dialog(program, wait)
    done.append("what was chosen")
    until(lambda: len(done) == 3)
    assert done == ["what was chosen", "one", "two"]


def test_a_dialog_that_follows_at_once_is_waited_for_too(
    program: Program, after: AfterDialogs, done: list[str]
) -> None:
    in_dialog(program, lambda _: after.do(lambda: done.append("one")))
    in_dialog(program, lambda _: done.append("second dialog"))
    until(lambda: len(done) == 2)
    assert done == ["second dialog", "one"]


def test_what_opens_a_dialog_itself_lets_the_others_wait_for_that(
    program: Program, after: AfterDialogs, done: list[str]
) -> None:
    def ask() -> None:
        in_dialog(program, lambda _: done.append("asked"))
        done.append("answered")

    def wait(_dialog: QWidget) -> None:
        after.do(ask)
        after.do(lambda: done.append("next"))

    in_dialog(program, wait)
    until(lambda: len(done) == 3)
    assert done == ["asked", "answered", "next"]


def test_a_file_that_arrives_during_a_dialog_is_opened_after_it(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "game.sudoku"
    shutil.copy(DOCUMENTS / "marked-2.0.sudoku", path)
    before = program.controller.session.setup

    def arrive(_dialog: QWidget) -> None:
        program.shell.open_all([str(path)])
        program.shell.come_to_front()
        QApplication.processEvents()
        assert program.controller.session.setup == before

    in_dialog(program, arrive)
    until(lambda: program.controller.session.path == str(path))


def test_the_game_is_not_switched_behind_the_library(program: Program, tmp_path: Path) -> None:
    """Its key of statistics is Sudoku's: behind a dialog Gomoku has none."""
    path = tmp_path / "game.sgf"
    path.write_text(SGF, encoding="utf-8")

    def arrive(dialog: QWidget) -> None:
        program.shell.open_all([str(path)])
        program.settle()
        assert program.shell.controller.session.game.name == "sudoku"
        dialog.close()

    action = program.shell._actions["library"]
    assert visit(action.trigger, arrive)
    until(lambda: program.shell.controller.session.game.name == "gomoku")


def test_what_was_read_before_a_dialog_was_opened_waits_as_well(
    program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(SGF, encoding="utf-8")
    program.shell.documents.open(path)

    def look(_dialog: QWidget) -> None:
        program.settle()
        assert program.shell.controller.session.game.name == "sudoku"

    in_dialog(program, look)
    until(lambda: program.shell.controller.session.game.name == "gomoku")


def test_a_fault_is_said_after_the_dialog(program: Program) -> None:
    def fail(_ticket: Ticket) -> None:
        raise Fault("This puzzle has no solution.")

    def look(_dialog: QWidget) -> None:
        program.controller.foreground_job.run("Working…", fail, lambda _: None)
        program.settle()
        assert program.notice() == ""

    in_dialog(program, look)
    until(lambda: program.notice() == "This puzzle has no solution.")


def test_newer_work_takes_the_place_of_what_waits(program: Program, done: list[str]) -> None:
    job = program.controller.foreground_job

    def look(_dialog: QWidget) -> None:
        job.run("Working…", lambda _: "old", done.append)
        program.settle()
        job.run("Working…", lambda _: "new", done.append)
        program.settle()

    in_dialog(program, look)
    until(lambda: bool(done))
    QApplication.processEvents()
    assert done == ["new"]


def test_what_waits_is_not_wanted_after_another_game_was_begun(
    program: Program, done: list[str]
) -> None:
    def look(_dialog: QWidget) -> None:
        program.controller.foreground_job.run("Working…", lambda _: "old", done.append)
        program.settle()
        program.controller.session.begin(program.controller.session.setup)

    in_dialog(program, look)
    QApplication.processEvents()
    QApplication.processEvents()
    assert done == []


def test_how_far_it_is_leads_nowhere_during_a_dialog(program: Program, done: list[str]) -> None:
    told, seen = Event(), Event()

    def work(ticket: Ticket) -> None:
        ticket.tell(0.5)
        told.set()
        seen.wait(30)

    def look(_dialog: QWidget) -> None:
        job.run("Working…", work, lambda _: done.append("done"), heard=lambda: done.append("heard"))
        until(told.is_set)
        QTimer.singleShot(0, seen.set)
        program.settle()
        assert done == []

    job = program.controller.foreground_job
    in_dialog(program, look)
    until(lambda: done == ["done"])


def test_a_program_that_closes_leaves_nobody_waiting(begin: Begin, done: list[str]) -> None:
    program = begin().start()
    after = program.controller.services.after_dialogs

    def leave(dialog: QWidget) -> None:
        after.do(lambda: done.append("one"))
        dialog.close()
        program.shell.window.close()

    in_dialog(program, leave)
    assert done == []
