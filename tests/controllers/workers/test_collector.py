# SPDX-License-Identifier: MIT
"""The collector of rubbish runs in the main thread and in no other."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.workers import collector as module
from sudoku_qt.controllers.workers.collector import Collector, collect_if_due
from sudoku_qt.controllers.workers.job import Jobs


class Loop:
    """Rubbish that only the collector finds: it knows itself."""

    def __init__(self) -> None:
        self.itself = self
        self.freed_in: list[threading.Thread] = []
        freed_in = self.freed_in
        weakref.finalize(self, lambda: freed_in.append(threading.current_thread()))


def rubbish() -> list[threading.Thread]:
    """Make rubbish; give the list that will name the thread in which it is freed."""
    return Loop().freed_in


def grow(objects: int) -> None:
    """Make more objects than a young generation may hold, and lose them only to the collector."""
    for _ in range(objects):
        alone: list[object] = []
        alone.append(alone)


@pytest.fixture(scope="module")
def frozen_as_before() -> Iterator[None]:
    """Leave frozen what lives, as it was found: all the tests that there are are among it."""
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


@pytest.fixture
def left_behind() -> list[threading.Thread]:
    """Rubbish that is older than the collector, as that may begin before a test does."""
    return rubbish()


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch, owner: QObject, frozen_as_before: None) -> Collector:
    """A collector with short pauses."""
    monkeypatch.setattr(module, "PAUSE_MS", 1)
    return Collector(owner)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that fills with the generations that are to be collected; none is."""
    generations: list[int] = []
    monkeypatch.setattr(gc, "collect", generations.append)
    return generations


@pytest.mark.slow
def test_python_does_not_collect_by_itself_any_more(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    switched: list[str] = []
    monkeypatch.setattr(gc, "disable", lambda: switched.append("off"))
    Collector(collector)
    assert switched == ["off"]


@pytest.mark.slow
def test_what_the_start_left_behind_is_collected(
    left_behind: list[threading.Thread], collector: Collector, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: left_behind == [threading.main_thread()])
    assert gc.get_freeze_count() > 0


@pytest.mark.slow
def test_rubbish_is_collected_when_memory_has_grown(collector: Collector, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
    freed_in = rubbish()
    grow(2 * gc.get_threshold()[0])
    qtbot.waitUntil(lambda: freed_in == [threading.main_thread()])


def test_nothing_is_collected_while_memory_has_not_grown(
    monkeypatch: pytest.MonkeyPatch, asked: list[int]
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (1, 0, 0))
    collect_if_due()
    assert asked == []


@pytest.mark.parametrize(
    ("count", "generation"), [((701, 0, 0), 0), ((701, 11, 0), 1), ((701, 3, 11), 2)]
)
def test_the_oldest_generation_that_has_grown_is_collected(
    monkeypatch: pytest.MonkeyPatch,
    asked: list[int],
    count: tuple[int, int, int],
    generation: int,
) -> None:
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    monkeypatch.setattr(gc, "get_count", lambda: count)
    collect_if_due()
    assert asked == [generation]


@pytest.mark.slow
def test_a_worker_that_makes_rubbish_leaves_it_to_the_main_thread(
    collector: Collector, owner: QObject, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: gc.get_freeze_count() > 0)
    jobs, found = Jobs(owner), [rubbish()]
    jobs.start(lambda _: grow(2 * gc.get_threshold()[0]), lambda _: None, lambda _: None)
    qtbot.waitUntil(lambda: not jobs.any_running())
    qtbot.waitUntil(lambda: found[0] == [threading.main_thread()])
    jobs.close()


def test_it_looks_now_and_then_and_not_all_the_time(owner: QObject, frozen_as_before: None) -> None:
    assert Collector(owner)._timer.interval() == module.PAUSE_MS > 100
