# SPDX-License-Identifier: MIT
"""The library is asked in threads; what goes wrong is told once until something is written."""

import threading

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.message import Fault
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import settle
from tests.controllers.sudoku import used_again

program = used_again.program


def fail(_: Ticket) -> None:
    raise Fault("Locked.")


def ready(program: Program) -> LibraryAccess:
    settle(program)
    return program.shell._services.library


def test_nothing_is_asked_in_the_window_s_thread(program: Program) -> None:
    access = ready(program)
    threads: list[threading.Thread] = []
    answers: list[int] = []

    def work(_: Ticket) -> int:
        threads.append(threading.current_thread())
        return 7

    access.read(work, answers.append)
    access.write(work, answers.append)
    settle(program)
    assert answers == [7, 7]
    assert threading.main_thread() not in threads


def test_what_is_written_is_written_in_its_order(program: Program) -> None:
    access = ready(program)
    order: list[int] = []

    def noting(number: int) -> Work[None]:
        return lambda _: order.append(number)

    for number in range(20):
        access.write(noting(number))
    settle(program)
    assert order == list(range(20))


def test_a_fault_is_told_once(program: Program) -> None:
    access = ready(program)
    told: list[str] = []
    access.failed.connect(told.append)
    for _ in range(3):
        access.write(fail)
        access.read(lambda _: None, lambda _: None)
        settle(program)
    assert told == ["Locked."]
    access.write(lambda _: None)
    access.write(fail)
    settle(program)
    assert told == ["Locked."] * 2


def test_whoever_asks_may_hear_of_it_alone(program: Program) -> None:
    access = ready(program)
    told: list[str] = []
    heard: list[Fault] = []
    access.failed.connect(told.append)
    access.read(fail, lambda _: None, heard.append)
    settle(program)
    assert [str(fault) for fault in heard] == ["Locked."]
    assert told == []


def test_what_is_still_to_be_written_is_written_at_the_end(program: Program) -> None:
    access = ready(program)
    written: list[str] = []
    access.closing.connect(lambda: access.write(lambda _: written.append("last")))
    program.shell.window.close()
    assert written == ["last"]
    assert not access.is_busy


def test_long_work_rests_while_somebody_waits_for_an_answer(program: Program) -> None:
    access = ready(program)
    order: list[str] = []
    is_asked, may_answer = threading.Event(), threading.Event()

    def answer(_: Ticket) -> None:
        is_asked.set()
        may_answer.wait()
        order.append("answer")

    def long(ticket: Ticket) -> None:
        is_asked.wait()
        may_answer.set()
        access.patient(ticket)()
        order.append("work")

    access.write(long)
    access.read(answer, lambda _: None)
    settle(program)
    assert order == ["answer", "work"]


def test_long_work_that_is_to_stop_does_not_wait(program: Program) -> None:
    access = ready(program)
    is_over = threading.Event()
    ticket = Ticket(lambda _: None)
    ticket.stop()
    access.read(lambda _: is_over.wait(), lambda _: None)
    assert access.patient(ticket)()
    is_over.set()
    settle(program)
