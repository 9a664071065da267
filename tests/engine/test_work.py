# SPDX-License-Identifier: MIT
"""What long work and whoever waits for it say to each other."""

import pytest

from sudoku_qt.engine.work import Cancelled, go_on, never, unheard


def test_work_goes_on_until_it_is_asked_to_stop() -> None:
    go_on(never)
    unheard(0.5)

    with pytest.raises(Cancelled):
        go_on(lambda: True)
