# SPDX-License-Identifier: MIT
"""The driver of the real window, which is the program itself sending real key events."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.shell import Shell

PATIENCE_S = 60.0
SIZE = (1000, 740)
"""The size of every picture in logical pixels, on any screen."""


class WindowDriver(QObject):
    """A driver that opens the window, presses keys, waits for jobs and takes pictures."""

    def __init__(self, shell: Shell, appearance: Appearance) -> None:
        super().__init__()
        self.shell, self.appearance = shell, appearance

    def open(self, files: Sequence[str] = ()) -> None:
        """Open the window and wait until it shows a game."""
        began: list[bool] = []
        self.shell.window.painted.connect(lambda: began.append(True))
        self.shell.window.resize(*SIZE)
        self.shell.window.show()
        self.wait_until(lambda: bool(began), "the first paint")
        self.shell.begin(files)
        self.settle()

    def actions(self) -> Mapping[str, QAction]:
        """The actions of the window as it is now, by their names in the tables."""
        owners = self.shell, self.shell.controller
        found = [action for owner in owners for action in owner.findChildren(QAction)]
        return {action.objectName(): action for action in found if action.objectName()}

    def press(
        self, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier | None = None
    ) -> None:
        """Press and release a key on the board."""
        board = self.shell.controller.page.board
        held = modifiers or Qt.KeyboardModifier.NoModifier
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(board, QKeyEvent(kind, key, held, text))

    def type_digits(self, digits: bytes) -> None:
        """Move over the board row by row and type its digits; the givens refuse theirs."""
        side = 9
        self.press(Qt.Key.Key_Home, modifiers=Qt.KeyboardModifier.ControlModifier)
        for row in range(side):
            self.press(Qt.Key.Key_Home)
            for digit in digits[row * side : (row + 1) * side]:
                if digit:
                    self.press(Qt.Key(Qt.Key.Key_0 + digit), str(digit))
                self.press(Qt.Key.Key_Right)
            self.press(Qt.Key.Key_Down)

    def wait_until(self, true: Callable[[], bool], what: str) -> None:
        """Run the event loop until `true` holds. Raises `TimeoutError`, which names `what`."""
        end = time.monotonic() + PATIENCE_S
        while not true():
            if time.monotonic() > end:
                raise TimeoutError(what)
            _let_live(5)

    def settle(self) -> None:
        """Wait until no job runs, no animation moves and everything is painted."""
        self.wait_until(lambda: not self.shell.jobs.any_running(), "a job")
        self.wait_until(lambda: not self._moves(), "an animation")
        _let_live(50)

    def _moves(self) -> bool:
        """Whether an animation is running in the window."""
        under_way = QAbstractAnimation.State.Running
        animations = self.shell.window.findChildren(QAbstractAnimation)
        return any(each.state() is under_way for each in animations)

    def picture(self, path: Path, theme: str = "", language: str = "") -> None:
        """Save a picture of the window as PNG, in a theme and a language. Raises `OSError`."""
        if language:
            self.appearance.set_language(language, remember=False)
        if theme:
            self.appearance.set_theme(theme, remember=False)
        self.settle()
        if not self.shell.window.grab().save(str(path)):
            raise OSError(f"{path} could not be written")

    def close(self) -> None:
        """Close the window and stop whatever runs."""
        self.shell.window.close()
        QApplication.processEvents()


def _let_live(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
