# SPDX-License-Identifier: MIT
"""Waiting in tests: as long as it takes on a machine that has more to do, but not for ever."""

import time

import pytest
from PySide6.QtCore import QCoreApplication

from tests.owners import stray_timers
from tests.waiting import until


def test_what_does_not_come_is_not_waited_for_for_ever(qapp: QCoreApplication) -> None:
    with pytest.raises(AssertionError, match="has not come") as kept:
        until(lambda: False, longest=0.03)
    assert kept.tb
    assert not stray_timers()


def test_on_a_slow_machine_the_wait_is_longer(qapp: QCoreApplication) -> None:
    """Each look takes as long as most of the wait."""
    looks = iter((False, False, True))

    def slow() -> bool:
        time.sleep(0.02)
        return next(looks)

    until(slow, longest=0.03)
    assert next(looks, None) is None
