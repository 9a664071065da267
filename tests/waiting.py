# SPDX-License-Identifier: MIT
"""Waiting for what other threads do, in tests."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

LONGEST = 30.0
AGAIN_MS = 10


def until(done: Callable[[], bool], longest: float = LONGEST) -> None:
    """Wait for event after event until something is so, or for the most seconds.

    pytest-qt looks each ten milliseconds only, which in thousands of tests that wait for a job of
    one is most of the time in which nobody works. Here it is what becomes so without an event that
    is seen as late.
    """
    end = time.monotonic() + longest
    while not done():
        assert time.monotonic() < end, "that for which a test waits has not come"
        QTimer.singleShot(AGAIN_MS, _wake)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _wake() -> None:
    """Nothing more: what waits for events has one."""
