# SPDX-License-Identifier: MIT
"""A stamp that no clock can show is no time, whatever the system does with it."""

from datetime import datetime

import pytest

from sudoku_qt.models import local_time as module
from sudoku_qt.models.local_time import local_time


def test_a_stamp_is_told_in_local_time() -> None:
    found = local_time("2026-03-01T12:00:00+00:00")
    assert found == datetime.fromisoformat("2026-03-01T12:00:00+00:00")
    assert found is not None
    assert found.utcoffset() == found.replace(tzinfo=None).astimezone().utcoffset()


@pytest.mark.parametrize("stamp", ["", "yesterday", "0001-01-01T00:00:00+14:00"])
def test_what_is_no_time_is_none(stamp: str) -> None:
    found = local_time(stamp)
    assert found is None or found.year == 1


@pytest.mark.parametrize("error", [OSError(22, "Invalid argument"), OverflowError(), ValueError()])
def test_what_a_system_cannot_show_is_none(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Far(datetime):
        def astimezone(self, tz: object = None) -> "Far":
            raise error

    monkeypatch.setattr(module, "datetime", Far)
    assert local_time("9999-12-31T23:59:59+00:00") is None
