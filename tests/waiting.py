# SPDX-License-Identifier: MIT
"""Waiting for what other threads do, in tests."""

import time
from collections.abc import Callable

from PySide6.QtTest import QTest

LONGEST = 30.0


def until(done: Callable[[], bool]) -> None:
    """Let the events run until something is so.

    It looks each millisecond. pytest-qt looks each ten, which in thousands of tests that wait for
    a job of one millisecond is most of the time in which nobody works.
    """
    end = time.monotonic() + LONGEST
    while not done():
        assert time.monotonic() < end, "that for which a test waits has not come"
        QTest.qWait(1)
