# SPDX-License-Identifier: MIT
"""A tour of the dialogs: each is opened by its action, as a player does, looked at, and closed."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.games import GAMES

ASKING = (
    "new",
    "daily",
    "library",
    "export_picture",
    "practise",
    "print_out",
    "statistics",
    "show_preferences",
    "show_keys",
    "engine_log",
    "tournament",
    "about",
    "notes_to_solver",
)
"""Actions that open one of the program's own dialogs; those for files open the system's."""
WHILE_COMPOSING = ("notes_to_solver",)
"""The actions among them that are disabled until a puzzle is composed."""
SOON_MS = 20

SeenT = TypeVar("SeenT")
Look = Callable[[QWidget], SeenT]


class Visitor(QObject):
    """A watcher that waits for a modal dialog."""

    def __init__(self, look: Callable[[QWidget], object]) -> None:
        super().__init__()
        self._look = look
        self._before = QApplication.activeModalWidget()
        self._timer = QTimer(self, interval=SOON_MS)
        self._timer.timeout.connect(self._meet)
        self._timer.start()

    def leave(self) -> None:
        """Stop waiting."""
        self._timer.stop()

    def _meet(self) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None or dialog is self._before:
            return
        self.leave()
        try:
            self._look(dialog)
        finally:  # otherwise the code that opened it would wait for ever
            dialog.close()


def visit(ask: Callable[[], object], look: Look[SeenT]) -> list[SeenT]:
    """Open a dialog by `ask`, look at it and close it; what was seen, or [] where none came."""
    seen: list[SeenT] = []
    visitor = Visitor(lambda dialog: seen.append(look(dialog)))
    ask()
    visitor.leave()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return seen


def each_dialog(driver: WindowDriver, look: Look[SeenT]) -> Iterator[tuple[str, list[SeenT]]]:
    """Play each game in turn, and visit its dialogs, those shared with other games among them.

    Yields a name and what was seen for each dialog; nothing was seen where it did not come.
    """
    for entry in GAMES:
        driver.shell.games.go_to(entry.name)
        driver.settle()
        for name, action in driver.actions().items():
            if name in ASKING and action.isEnabled():
                yield f"{entry.name}: {name}", visit(action.trigger, look)
                driver.settle()
        yield from _composed(driver, look)


def _composed(driver: WindowDriver, look: Look[SeenT]) -> Iterator[tuple[str, list[SeenT]]]:
    """Compose if the game can, and visit the dialogs that need that."""
    actions = driver.actions()
    if "compose" not in actions:
        return
    actions["compose"].trigger()
    driver.settle()
    for name in WHILE_COMPOSING:
        yield f"composing: {name}", visit(actions[name].trigger, look)
        driver.settle()
    actions["leave_composing"].trigger()
    driver.settle()
