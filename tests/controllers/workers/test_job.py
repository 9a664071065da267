# SPDX-License-Identifier: MIT
"""Long work: what comes home from a thread, and that it comes home at all."""

import gc
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QRunnable
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.workers.job import Jobs, Ticket, Work, as_work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled, go_on


@dataclass
class Heard:
    """What was called back, in order, and in which threads."""

    calls: list[tuple[str, Any]] = field(default_factory=list)
    threads: set[threading.Thread] = field(default_factory=set)

    def start(self, jobs: Jobs, work: Work[object]) -> int:
        """Start work and listen to all that comes of it."""
        return jobs.start(work, self._done, self._failed, self._progress, self._ended)

    def _done(self, result: object) -> None:
        self._note("done", result)

    def _failed(self, fault: Fault) -> None:
        self._note("failed", fault)

    def _progress(self, share: float) -> None:
        self._note("progress", share)

    def _ended(self) -> None:
        self._note("ended", None)

    def _note(self, what: str, value: object) -> None:
        self.calls.append((what, value))
        self.threads.add(threading.current_thread())


@pytest.fixture
def jobs(owner: QObject) -> Iterator[Jobs]:
    """Somebody to run jobs, and leave none running."""
    jobs = Jobs(owner)
    yield jobs
    jobs.close()


@pytest.fixture
def heard() -> Heard:
    """Somebody who listens."""
    return Heard()


def until_stopped(ticket: Ticket) -> str:
    """Work until asked to stop, and then have a result all the same."""
    while not ticket.stopped():
        time.sleep(0.001)
    return "too late"


def unexpected(what: object) -> None:
    """Fail with what should not have come."""
    pytest.fail(f"{what!r} came")


def finish(qtbot: QtBot, jobs: Jobs) -> None:
    """Wait until every job has ended."""
    qtbot.waitUntil(lambda: not jobs.any_running())


def test_a_result_comes_home(jobs: Jobs, heard: Heard, qtbot: QtBot) -> None:
    number = heard.start(jobs, lambda ticket: 6 * 7)
    assert jobs.is_running(number)

    finish(qtbot, jobs)

    assert heard.calls == [("ended", None), ("done", 42)]
    assert not jobs.is_running(number)


def test_a_job_leaves_nothing_behind(jobs: Jobs, heard: Heard, qtbot: QtBot) -> None:
    def left() -> int:
        gc.collect()
        return sum(issubclass(type(each), QRunnable) for each in gc.get_objects())

    before = left()
    for _ in range(9):
        heard.start(jobs, lambda ticket: None)
    finish(qtbot, jobs)

    assert left() == before


def test_work_is_done_elsewhere_and_told_in_the_main_thread(
    jobs: Jobs, heard: Heard, qtbot: QtBot
) -> None:
    where: list[threading.Thread] = []

    def work(ticket: Ticket) -> None:
        where.append(threading.current_thread())
        ticket.tell(0.5)

    heard.start(jobs, work)
    finish(qtbot, jobs)

    assert heard.threads == {threading.main_thread()}
    assert where != [threading.main_thread()]


def failing(error: Exception) -> Work[None]:
    """Work that ends in an error."""

    def work(ticket: Ticket) -> None:
        raise error

    return work


def test_a_fault_comes_home_too(jobs: Jobs, heard: Heard, qtbot: QtBot) -> None:
    fault = Fault("No puzzle.")

    heard.start(jobs, failing(fault))
    finish(qtbot, jobs)

    assert heard.calls == [("ended", None), ("failed", fault)]


@pytest.mark.parametrize(
    ("error", "failed"),
    [(ZeroDivisionError(), unexpected), (KeyError("r1c1"), unexpected), (Fault("No."), None)],
)
def test_a_mistake_and_a_fault_for_which_nobody_listens_are_raised(
    jobs: Jobs, qtbot: QtBot, error: Exception, failed: Callable[[Fault], None] | None
) -> None:
    with qtbot.captureExceptions() as raised:
        jobs.start(failing(error), unexpected, failed)
        finish(qtbot, jobs)

    assert [found for _, found, _ in raised] == [error]


@as_work
def product(ticket: Ticket, first: int, *, second: int) -> int:
    """The work that multiplies."""
    return first * second


def test_a_function_of_a_ticket_is_called_without_it_and_gives_the_work() -> None:
    assert product(6, second=7)(Ticket(unexpected)) == 42


def test_progress_is_told_in_order_and_before_the_result(
    jobs: Jobs, heard: Heard, qtbot: QtBot
) -> None:
    shares = [number / 50 for number in range(51)]

    def work(ticket: Ticket) -> None:
        for share in shares:
            ticket.tell(share)

    heard.start(jobs, work)
    finish(qtbot, jobs)

    told = [("progress", share) for share in shares]
    assert heard.calls == [*told, ("ended", None), ("done", None)]


def test_nobody_has_to_listen(jobs: Jobs, qtbot: QtBot) -> None:
    results: list[int] = []

    def work(ticket: Ticket) -> int:
        ticket.tell(0.5)
        return 42

    jobs.start(work, results.append)
    jobs.start(work)
    finish(qtbot, jobs)

    assert results == [42]


def test_the_result_of_a_cancelled_job_is_dropped(jobs: Jobs, heard: Heard, qtbot: QtBot) -> None:
    number = heard.start(jobs, until_stopped)

    jobs.cancel(number)
    finish(qtbot, jobs)

    assert heard.calls == [("ended", None)]


def test_a_job_that_ended_before_it_was_cancelled_is_stale_as_well(
    jobs: Jobs, heard: Heard, qtbot: QtBot
) -> None:
    worked = threading.Event()

    def work(ticket: Ticket) -> str:
        ticket.tell(1)
        worked.set()
        return "too late"

    number = heard.start(jobs, work)
    assert worked.wait(5)
    jobs.cancel(number)  # the progress, and perhaps the result, are on their way already
    finish(qtbot, jobs)

    assert heard.calls == [("ended", None)]


def test_work_may_say_that_it_was_cancelled(jobs: Jobs, heard: Heard, qtbot: QtBot) -> None:
    def work(ticket: Ticket) -> None:
        while True:
            go_on(ticket.stopped)

    number = heard.start(jobs, work)
    jobs.cancel(number)
    finish(qtbot, jobs)

    assert heard.calls == [("ended", None)]


def test_work_that_gives_up_by_itself_has_not_failed(
    jobs: Jobs, heard: Heard, qtbot: QtBot
) -> None:
    def work(ticket: Ticket) -> None:
        raise Cancelled

    heard.start(jobs, work)
    finish(qtbot, jobs)

    assert heard.calls == [("ended", None)]


def test_cancelling_what_is_over_does_nothing(jobs: Jobs, heard: Heard, qtbot: QtBot) -> None:
    number = heard.start(jobs, lambda ticket: 1)
    finish(qtbot, jobs)

    jobs.cancel(number)
    jobs.cancel(number + 1)
    heard.start(jobs, lambda ticket: 2)
    finish(qtbot, jobs)

    assert [value for what, value in heard.calls if what == "done"] == [1, 2]


def test_of_five_hundred_jobs_none_is_lost(jobs: Jobs, heard: Heard, qtbot: QtBot) -> None:
    def work(number: int) -> Work[int]:
        def run(ticket: Ticket) -> int:
            ticket.tell(0)
            if number % 5 == 0:
                raise Fault("{number} is no number.", number=number)
            return number

        return run

    for number in range(500):
        heard.start(jobs, work(number))
    finish(qtbot, jobs)

    results = {value for what, value in heard.calls if what == "done"}
    faults = {value.message.facts["number"] for what, value in heard.calls if what == "failed"}
    assert results == {number for number in range(500) if number % 5}
    assert faults == set(range(0, 500, 5))
    assert [what for what, _ in heard.calls].count("ended") == 500
    assert [what for what, _ in heard.calls].count("progress") == 500


def test_a_callback_may_start_the_next_job(jobs: Jobs, qtbot: QtBot) -> None:
    results: list[int] = []

    def go_on_with(result: int) -> None:
        results.append(result)
        if result < 5:
            jobs.start(lambda ticket: result + 1, go_on_with, unexpected)

    jobs.start(lambda ticket: 0, go_on_with, unexpected)
    finish(qtbot, jobs)

    assert results == [0, 1, 2, 3, 4, 5]


def test_closing_stops_every_job_those_that_wait_included_and_nothing_is_told_afterwards(
    qapp: QCoreApplication, jobs: Jobs, heard: Heard
) -> None:
    stopped: list[int] = []

    def work(number: int) -> Work[str]:
        def run(ticket: Ticket) -> str:
            ticket.tell(0)
            said = until_stopped(ticket)
            stopped.append(number)
            return said

        return run

    for number in range(40):
        heard.start(jobs, work(number))

    jobs.close()

    assert sorted(stopped) == list(range(40)), "close() waits for each"
    assert not jobs.any_running()
    qapp.processEvents()
    assert heard.calls == []


def test_closing_twice_is_closing_once(jobs: Jobs) -> None:
    jobs.start(until_stopped, unexpected, unexpected)

    jobs.close()
    jobs.close()

    assert not jobs.any_running()


def test_one_thread_does_one_job_after_the_other(owner: QObject, qtbot: QtBot) -> None:
    jobs, order = Jobs(owner, threads=1), list[str]()
    begun, may_end = threading.Event(), threading.Event()

    def first(_ticket: Ticket) -> None:
        order.append("first begins")
        begun.set()
        assert may_end.wait(60)
        order.append("first ends")

    def second(_ticket: Ticket) -> None:
        order.append("second")

    for work in (first, second):
        jobs.start(work, lambda _: None, lambda _: None)
    assert begun.wait(60)
    may_end.set()
    qtbot.waitUntil(lambda: not jobs.any_running())
    assert order == ["first begins", "first ends", "second"]


DELETED_AT_WORK = """
from PySide6.QtCore import QCoreApplication, QObject, QRunnable
from shiboken6 import delete
from sudoku_qt.controllers.workers.job import Jobs

app = QCoreApplication([])
owner = QObject()
jobs = Jobs(owner, threads=1)
begun = []

def work(ticket):
    begun.append(True)
    while not ticket.stopped():
        pass
    ticket.tell(1.0)

jobs.start(work, print, print)
while not begun:
    pass
delete(owner)
"""


def test_jobs_that_are_deleted_at_work_stop_it_and_do_not_wait_for_ever() -> None:
    # In a process of its own: where two wait for each other nothing else would ever run.
    command = [sys.executable, "-c", DELETED_AT_WORK]
    done = subprocess.run(command, check=False, timeout=120, capture_output=True, text=True)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


class LastToKnow(Jobs):
    """Jobs whose thread still knows them when everybody else has heard the result and gone."""

    alone = threading.Event()

    def _run(self, *given: Any) -> None:
        super()._run(*given)
        assert self.alone.wait(60)


def test_a_thread_that_knows_its_jobs_last_leaves_them_to_their_parent(
    owner: QObject, qtbot: QtBot
) -> None:
    results: list[object] = []
    LastToKnow(owner).start(lambda _: "done", results.append, unexpected)
    qtbot.waitUntil(lambda: results == ["done"])

    LastToKnow.alone.set()
    [jobs] = owner.children()
    assert isinstance(jobs, LastToKnow)
    jobs.close()

    with pytest.raises(TypeError):
        Jobs()  # type: ignore[call-arg]  # it would end in its own thread, and wait for itself
