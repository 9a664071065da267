# SPDX-License-Identifier: MIT
"""Work that a player waits for: cancelled, replaced, ended with the program, and seen."""

from threading import Event

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.message import Fault
from sudoku_qt.views.window.notice_bar import NoticeBar
from sudoku_qt.views.window.progress_strip import ProgressStrip
from tests.controllers.conftest import Begin, Program, click, work_without_end
from tests.controllers.sudoku import used_again
from tests.waiting import until

program = used_again.program


@pytest.fixture
def done() -> list[object]:
    """A list for what comes home."""
    return []


def test_a_cancelled_job_changes_nothing(program: Program, done: list[object]) -> None:
    program.controller.foreground_job.run(
        "Working…", work_without_end, done.append, lambda: done.append("stopped")
    )
    assert program.controller.foreground_job.is_running
    click(program, "Cancel")
    assert done == ["stopped"], "and no more"
    assert not program.controller.foreground_job.is_running


def test_new_work_takes_the_place_of_the_one_before(program: Program, done: list[object]) -> None:
    program.controller.foreground_job.run("Working…", work_without_end, done.append)
    program.controller.foreground_job.run("Working…", lambda _: "new", done.append)
    program.settle()
    assert done == ["new"]


def test_what_is_dropped_does_not_come_home(program: Program, done: list[object]) -> None:
    program.controller.foreground_job.run("Working…", work_without_end, done.append)
    program.controller.foreground_job.drop()
    program.settle()
    assert done == []


def test_a_fault_is_said(program: Program, done: list[object]) -> None:
    def work(_ticket: Ticket) -> None:
        raise Fault("This puzzle has no solution.")

    program.controller.foreground_job.run("Working…", work, done.append)
    program.settle()
    assert done == []
    assert program.notice() == "This puzzle has no solution."


def test_no_notice_lies_over_how_far_long_work_is(program: Program, done: list[object]) -> None:
    def lies(part: QWidget) -> QRect:
        return QRect(part.mapTo(program.shell.window, QPoint(0, 0)), part.size())

    program.controller.services.tell("Something else.")
    program.controller.foreground_job.run("Working…", work_without_end, done.append)
    until(lambda: bool(program.shell.window.findChildren(ProgressStrip)))
    (strip,) = program.shell.window.findChildren(ProgressStrip)
    (notice,) = program.shell.window.findChildren(NoticeBar)
    assert program.notice() == "Something else."
    assert not lies(notice).intersects(lies(strip))
    click(program, "Cancel")
    assert program.notice() == "Something else."


def test_closing_while_a_job_runs_ends_it(begin: Begin, done: list[object]) -> None:
    program = begin().start()
    program.controller.foreground_job.run("Working…", work_without_end, done.append)
    program.shell.window.close()
    assert not program.shell.jobs.any_running()
    assert done == []


def test_nothing_is_under_way_any_more_when_the_result_comes(
    program: Program, done: list[object]
) -> None:
    window, go_on = program.shell.window, Event()

    def shown() -> bool:
        return any(strip.isVisible() for strip in window.findChildren(ProgressStrip))

    def work(_ticket: Ticket) -> str:
        go_on.wait()
        return "found"

    program.controller.foreground_job.run("Working…", work, lambda _: done.append(shown()))
    program.qtbot.waitUntil(shown)
    go_on.set()
    program.settle()

    assert done == [False]
