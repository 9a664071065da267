# SPDX-License-Identifier: MIT
"""Signals from the system that ask the program to end, delivered through Qt's event loop.

Python handles a signal only between two of its own instructions, and it runs none while Qt waits
for events. So Python also writes the signal's number to a socket, which wakes Qt.
"""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Signals that ask a program to end; Windows sends the last one when a console or session closes.
"""
MOST_BYTES = 64


class Endings(QObject):
    """Reports, in the main thread and the event loop, which signal asked the program to end."""

    end_requested = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.settimeout(0)
        kind = QSocketNotifier.Type.Read
        self._notifier = QSocketNotifier(self._heard.fileno(), kind, self)
        self._notifier.activated.connect(self._hear)
        self._before = {number: signal.signal(number, _noted) for number in terminating_signals()}
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)

    def close(self) -> None:
        """Stop listening; every signal does again what it did before."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._heard.close()
        self._told.close()

    def _hear(self) -> None:
        for number in self._heard.recv(MOST_BYTES):
            if number in self._before:
                self.end_requested.emit(number)


def terminating_signals() -> list[int]:
    """The system's signals that ask for the end, without those that are ignored."""
    numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    return [number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN]


def _noted(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the signal is handled by the event loop."""
