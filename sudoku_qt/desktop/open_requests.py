# SPDX-License-Identifier: MIT
"""Requests to open files from outside: the system's "open with", or a second start.

Requests that arrive before there is a window to open them in wait for it.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

Open = Callable[[Sequence[str]], None]


class OpenRequests:
    """Passes paths to the function that opens files, and keeps them until there is one."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._open: Open | None = None

    def ask(self, paths: Sequence[str]) -> None:
        """Ask for files to be opened; with no paths, ask only for the window."""
        if self._open is None:
            self._waiting += paths
        else:
            self._open(paths)

    def arrived(self) -> list[str]:
        """The paths that have waited; they are handed over once."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def attach(self, to_open: Open) -> None:
        """Send every request to `to_open` from now on, those that have waited first."""
        self._open = to_open
        if waiting := self.arrived():
            to_open(waiting)


class Application(QApplication):
    """Qt's application, which also receives the files that macOS opens with it."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.requests = OpenRequests()
        if not _knows_properties():
            set_plain_letters()

    def event(self, event: QEvent) -> bool:
        """Take note of a file that the system asks to be opened."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.requests.ask([event.file()])
            return True
        return super().event(event)


def _knows_properties() -> bool:
    """Whether PySide finds a property's setter: `setInterval` for `interval`.

    It capitalizes letters by the locale, and in Turkish and Azeri i has a different capital letter.
    Qt took that locale from the environment when the application was created.
    """
    try:
        QTimer(interval=0)
    except AttributeError:
        return False
    return True


def set_plain_letters() -> None:
    """Set the C locale for characters (LC_CTYPE), and only that, to plain English."""
    import locale  # only where letters may be Turkish: 2 ms

    try:
        locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    except locale.Error:  # the system has no such locale
        locale.setlocale(locale.LC_CTYPE, "C")
