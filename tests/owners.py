# SPDX-License-Identifier: MIT
"""Fixtures of the tests with Qt: the conftest.py of each folder of them takes all of these.

They mind whose a timer is. A `QObject` without a parent is freed with the last reference, or by
Python's collector, in whichever thread that runs. A timer below it stays registered then, and a
later test dies of it.
"""

import gc
import os
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from sudoku_qt.controllers.workers.collector import collect_if_due
from sudoku_qt.paths import resource
from sudoku_qt.views.fonts import add_fonts
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.waiting import until

__all__ = [
    "faces",
    "foreign_collections",
    "foreign_rubbish",
    "hands_off",
    "no_stray_timer",
    "nothing_left_waiting",
    "only_main_thread_collects",
    "owner",
    "qtbot",
    "worn",
]
"""What such a conftest.py takes, since pytest looks for fixtures there."""

FOREIGN = "SUDOKU_FOREIGN_RUBBISH"
"""A variable of the environment: with it a thread makes rubbish all the time while tests run.

Wherever Python may collect by itself, it then does so in that thread and not in the main one.
"""
LIGHT = Theme.read(resource("themes/light.json"))
BREATH_S = 0.02
HEAP = 2_000
PATIENCE_MS = 60_000


class PatientBot(QtBot):
    """Waits as long as a busy machine may need, where a test says nothing else."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        """Wait until something is so, and look after each event."""
        until(lambda: callback() is not False, timeout / 1000)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:
        """Wait at the end of a block until a signal has come."""
        return super().waitSignal(signal, timeout=timeout, **more)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    """Stand in for the plugin's, which gives up after five seconds."""
    return PatientBot(request)


@pytest.fixture(scope="session")
def faces(qapp: object) -> None:
    """The faces of the board and its cards; each time they are added Qt forgets what it drew."""
    add_fonts(resource("fonts"))


@pytest.fixture(scope="session", autouse=True)
def worn(qapp: object) -> None:
    """A theme for whatever is painted, until a test or a program wears another."""
    wear(LIGHT)


@pytest.fixture
def owner(qapp: object) -> Iterator[QObject]:
    """A parent for what a test makes; it is deleted with all that it has."""
    parent = QObject()
    yield parent
    Shiboken.delete(parent)


def delete_what_waits() -> None:
    """Delete what was to be deleted later; after a test no loop runs that would do so.

    Whole windows would stay, with all that knows them, and each test would look at more.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


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
def nothing_left_waiting() -> Iterator[None]:
    """Delete after each test what it has left to be deleted."""
    yield
    delete_what_waits()


def let_go() -> None:
    """Let go of what Qt counts as held: of a test's two clicks the second, and its last Shift."""
    buttons = [each for each in Qt.MouseButton if each & QGuiApplication.mouseButtons()]
    if buttons or QGuiApplication.keyboardModifiers():
        for button in buttons or [Qt.MouseButton.LeftButton]:
            QTest.mouseRelease(QWidget(), button)


@pytest.fixture(autouse=True)
def hands_off() -> Iterator[None]:
    """Let go after each test, or what the next reaches by a key it would reach by the mouse."""
    yield
    let_go()


@pytest.fixture(autouse=True, scope="module")
def no_stray_timer() -> Iterator[None]:
    """Fail where a module leaves a running timer whose outermost parent is no window.

    To ask all things of Qt after each test would take longer than most tests do.
    """
    yield
    stray = stray_timers()
    assert not stray, f"give these a parent, such as the fixture `owner` or a window: {stray}"


@pytest.fixture(scope="session")
def foreign_collections() -> list[str]:
    """Collect in the main thread from now on; give a list of the threads that did so as well."""
    gc.disable()
    threads: list[str] = []

    def note(_phase: str, _info: dict[str, int]) -> None:
        if threading.current_thread() is not threading.main_thread():
            threads.append(threading.current_thread().name)

    gc.callbacks.append(note)
    return threads


@pytest.fixture(autouse=True)
def only_main_thread_collects(
    foreign_collections: list[str], foreign_rubbish: None
) -> Iterator[None]:
    """Collect after each test where memory has grown, and fail where another thread has."""
    gc.disable()  # a test of something else may have wanted it
    yield
    collect_if_due()
    assert foreign_collections == []


@pytest.fixture(scope="session")
def foreign_rubbish() -> Iterator[None]:
    """Make rubbish in a thread of its own, where the environment asks for it."""
    if not os.environ.get(FOREIGN):
        yield
        return
    ended = threading.Event()
    thread = threading.Thread(target=_make_rubbish_until, args=(ended,))
    thread.start()
    yield
    ended.set()
    thread.join()


def _make_rubbish_until(ended: threading.Event) -> None:
    while not ended.wait(BREATH_S):
        heap: list[object] = [[] for _ in range(HEAP)]
        heap.append(heap)
