# SPDX-License-Identifier: MIT
"""Long work says how far it is, what it came to, and that it was stopped."""

import threading

from sudoku_qt.controllers.library_window.long_work import LongWork
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.message import Fault
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, settled
from tests.waiting import until


def test_it_says_what_it_came_to_or_what_went_wrong(program: Program) -> None:
    def refuse(_: Ticket) -> str:
        raise Fault("The disk is full.")

    def look(dialog: LibraryDialog) -> None:
        long = LongWork(program.shell._services, dialog)
        for work, told in ((lambda _: "Done.", "Done."), (refuse, "The disk is full.")):
            long.run("At work…", work, long.say)
            assert long.is_running
            assert dialog.progress is not None
            settled(program, dialog)
            assert dialog.notice.text() == told
            assert dialog.progress is None
        long.leave()

    looked(program, look)


def test_it_can_be_stopped_and_then_something_is_offered(program: Program) -> None:
    offered: list[bool] = []

    def wait(ticket: Ticket) -> None:
        until_stopped.wait()
        assert ticket.stopped()

    def ended(_: None) -> None:
        raise AssertionError("it was stopped")

    until_stopped = threading.Event()

    def look(dialog: LibraryDialog) -> None:
        long = LongWork(program.shell._services, dialog)
        long.run("At work…", wait, ended, [("Undo", lambda: offered.append(True))])
        strip = dialog.progress
        assert strip is not None
        changes: list[bool] = []
        long._access.changed.connect(lambda: changes.append(until_stopped.is_set()))
        strip.cancelled.emit()
        until_stopped.set()
        settled(program, dialog)
        assert changes == [True], "what it did until it ended is listed"
        assert dialog.notice.text().startswith("Stopped.")
        undo = next(key for key in dialog.notice._offers if key.text() == "Undo")
        undo.click()
        assert offered == [True]
        long.leave()

    looked(program, look)


def test_where_the_dialog_is_closed_meanwhile_the_window_is_told(program: Program) -> None:
    may_end = threading.Event()

    def wait(_: Ticket) -> str:
        may_end.wait()
        return "Done."

    def look(dialog: LibraryDialog) -> None:
        long = LongWork(program.shell._services, dialog)
        long.run("At work…", wait, long.say)
        dialog.close()
        long.leave()
        may_end.set()
        until(lambda: program.notice() == "Done.")

    looked(program, look)
