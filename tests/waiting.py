# SPDX-License-Identifier: MIT
"""Waiting for what other threads do, in tests."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

LONGEST = 30.0
AGAIN_MS = 10


def until(done: Callable[[], bool], longest: float = LONGEST) -> None:
    """Wait for event after event until something is so, or for the most seconds.

    pytest-qt looks each ten milliseconds only, which in thousands of tests that wait for a job of
    one is most of the time in which nobody works. Here it is what becomes so without an event that
    is seen as late. Seconds are counted as a timer goes off: where the machine has more to do than
    these tests they are longer, as is the work that is waited for.
    """
    turns = 0

    def turn() -> None:
        nonlocal turns
        turns += 1

    timer = QTimer()
    timer.timeout.connect(turn)
    timer.start(AGAIN_MS)
    try:
        while not done():
            assert turns * AGAIN_MS < longest * 1_000, "that for which a test waits has not come"
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    finally:
        timer.stop()  # a traceback keeps it
