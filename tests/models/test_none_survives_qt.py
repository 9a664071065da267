# SPDX-License-Identifier: MIT
"""Qt gives back every reference to None that it takes; PySide6 6.12.0 did not, and died of it."""

import sys

from PySide6.QtCore import QObject

CALLS = 2_000


def test_calls_without_a_result_leave_none_alone(qapp: object) -> None:
    thing = QObject()
    before = sys.getrefcount(None)

    for number in range(CALLS):
        thing.setObjectName(str(number))

    assert sys.getrefcount(None) > before - CALLS // 4, "each call cost None a reference"
