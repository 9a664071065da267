# SPDX-License-Identifier: MIT
"""Actions that wait until dialogs are closed: nothing changes the game behind one."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.views.window.main_window import MainWindow


class AfterDialogs(QObject):
    """Runs actions at once if no dialog is open, otherwise in order after the last is closed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._waiting: deque[Callable[[], object]] = deque()
        window.blocked_changed.connect(self._go_on_soon)

    @property
    def must_wait(self) -> bool:
        """Whether a dialog is open, one of ours or the system's."""
        return QApplication.activeModalWidget() is not None

    def do(self, act: Callable[[], object]) -> None:
        """Run an action as soon as the player is back in the window."""
        if self.must_wait or self._waiting:
            self._waiting.append(act)
        else:
            act()

    def _go_on_soon(self, blocked: bool) -> None:  # noqa: FBT001 - a signal's
        """Continue when the code that opened the dialog has handled its result."""
        if self._waiting and not blocked:
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        """Run the next function, and then the others; if it opens a dialog, they wait."""
        if self.must_wait or not self._waiting:
            return
        act = self._waiting.popleft()
        self._go_on_soon(blocked=False)
        act()
