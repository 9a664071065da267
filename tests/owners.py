# SPDX-License-Identifier: MIT
"""Fixtures that mind whose a timer is: each folder of tests with Qt has them in its conftest.py.

A `QObject` without a parent is freed with the last reference, or by Python's collector, in
whichever thread that runs. A timer below it stays registered then, and a later test dies of it.
"""

import gc
import os
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

FOREIGN = "SUDOKU_FOREIGN_COLLECTOR"
"""A variable of the environment: with it a thread collects all the time while tests run."""
BREATH_S = 0.02


@pytest.fixture
def owner(qapp: object) -> Iterator[QObject]:
    """Give a parent for what a test makes; it is deleted with all that it has."""
    parent = QObject()
    yield parent
    Shiboken.delete(parent)


def stray_timers() -> list[str]:
    """Name the things with a running timer that Python may free whenever it likes.

    A window is not among them: its end is left to the main thread. Neither is a timer of
    `QTimer.singleShot`, which is Qt's own.
    """
    timers = [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QTimer)]
    roots = [_root(timer) for timer in timers if timer.isActive()]
    strays = [root for root in roots if not isinstance(root, QWidget)]
    return [type(root).__name__ for root in strays if Shiboken.ownedByPython(root)]


def _root(thing: QObject) -> QObject:
    while (parent := thing.parent()) is not None:
        thing = parent
    return thing


@pytest.fixture(autouse=True)
def no_stray_timer() -> Iterator[None]:
    """Fail where a test leaves a running timer whose outermost parent is no window."""
    yield
    stray = stray_timers()
    assert not stray, f"give these a parent, such as the fixture `owner` or a window: {stray}"


@pytest.fixture(scope="session", autouse=True)
def foreign_collector() -> Iterator[None]:
    """Collect in a thread of its own, where the environment asks for it."""
    if not os.environ.get(FOREIGN):
        yield
        return
    ended = threading.Event()
    thread = threading.Thread(target=_collect_until, args=(ended,))
    thread.start()
    yield
    ended.set()
    thread.join()


def _collect_until(ended: threading.Event) -> None:
    while not ended.wait(BREATH_S):
        gc.collect()
