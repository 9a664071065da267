# SPDX-License-Identifier: MIT
"""The library's dialog, opened as a player opens it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.library_window import background, window
from sudoku_qt.controllers.library_window import library as program_library
from sudoku_qt.controllers.sudoku import controller
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.models.library.model import LibraryRole
from sudoku_qt.models.library.row import LibraryRow
from sudoku_qt.views.library import dialog as library_dialog
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import go
from tests.waiting import until

NEVER_MS = 10**8


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is found out, or taken over, before a test asks for it: however slow the machine."""
    monkeypatch.setattr(controller, "LATER_MS", NEVER_MS)
    monkeypatch.setattr(program_library, "LATER_MS", NEVER_MS)
    monkeypatch.setattr(background, "AGAIN_MS", NEVER_MS)
    monkeypatch.setattr(library_dialog, "TYPING_MS", 0)  # nobody goes on typing
    monkeypatch.setattr(window, "AGAIN_MS", 0)  # nor writing


def settle(program: Program) -> None:
    """Wait until nothing of the library is being asked, written or looked at again."""
    access = program.shell._services.library
    program.settle()

    def is_quiet() -> bool:
        timers = access.findChildren(QTimer)
        waits = any(each.isActive() and each.interval() < 1000 for each in timers)
        return not (access.is_busy or waits)

    until(is_quiet)
    program.settle()  # what was answered may have begun a puzzle


def play(program: Program) -> None:
    """Enter a digit that is right: from then on the puzzle lies in the library."""
    session = program.controller.session
    cell = session.state.values.index(0)
    digit = (solve("".join(write_rows(session.setup.givens))).solution or b"")[cell]
    go(program, cell)
    program.press(Qt.Key(Qt.Key.Key_0 + digit))
    settle(program)
    assert session.state.values[cell] == digit


def find_out(program: Program) -> None:
    """Let everything be found out that is not known of the puzzles."""
    background = program.shell.puzzle_library.background
    settle(program)
    background.begin()
    program.qtbot.waitUntil(lambda: not background.is_busy, timeout=30_000)
    settle(program)


def looked(program: Program, look: Callable[[LibraryDialog], object]) -> None:
    """Open the library, and look at it when its lines are there."""
    troubles: list[BaseException] = []
    is_over: list[bool] = []

    def wait() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, LibraryDialog):
            if not is_over:
                QTimer.singleShot(10, wait)
            return
        try:
            settled(program, dialog)
            look(dialog)
        except BaseException as error:  # noqa: BLE001 - what is raised in a slot is lost
            troubles.append(error)
        finally:
            dialog.close()

    settle(program)
    QTimer.singleShot(0, wait)
    program.shell._actions["library"].trigger()
    is_over.append(True)
    for trouble in troubles:
        raise trouble
    settle(program)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settled(program: Program, dialog: LibraryDialog) -> None:
    """Wait until what is listed is there."""
    until(lambda: not dialog.findChildren(QTimer, options=DIRECT)[0].isActive())
    settle(program)
    rows(dialog)
    settle(program)


DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def rows(dialog: LibraryDialog) -> list[LibraryRow]:
    """The lines that are there."""
    model = dialog.table.model()
    found = [model.data(model.index(row, 0), LibraryRole.ROW) for row in range(model.rowCount())]
    return [row for row in found if row is not None]


def names(dialog: LibraryDialog) -> list[str]:
    """What the lines are called."""
    return [row.name for row in rows(dialog)]


def search(program: Program, dialog: LibraryDialog, words: str) -> None:
    """Search for something, and wait for what is found."""
    dialog.filters.search.setText(words)
    settled(program, dialog)
