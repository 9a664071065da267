# SPDX-License-Identifier: MIT
"""What long work and whoever waits for it say to each other."""

import os

import pytest

from sudoku_qt.engine.work import Cancelled, go_on, never, processors, unheard


def test_work_goes_on_until_it_is_asked_to_stop() -> None:
    go_on(never)
    unheard(0.5)

    with pytest.raises(Cancelled):
        go_on(lambda: True)


def test_processors_are_those_that_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3, 5}, raising=False)
    assert processors() == 2
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    assert processors() == 6
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert processors() == 1
