# SPDX-License-Identifier: MIT
"""Where processes share no memory, tests that need it are passed over, and no others."""

import multiprocessing
from multiprocessing import synchronize

import pytest

from tests import shared_memory


def test_closed_is_what_the_system_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(synchronize.SemLock, "__init__", refuse)
    assert shared_memory.is_closed()


def test_who_would_share_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    shared_memory.skip_where_it_is_needed(monkeypatch)
    with pytest.raises(pytest.skip.Exception, match="shared memory"):
        multiprocessing.Lock()
