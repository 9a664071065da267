# SPDX-License-Identifier: MIT
"""The level of a variant: that of its hardest step, within a limit of time."""

from dataclasses import replace

import pytest

from sudoku_qt.controllers.sudoku.workers import variant_level
from sudoku_qt.controllers.sudoku.workers.variant_level import solutions_and_level
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.variants.boards import read

CAGE = read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4)
EASY = replace(CAGE, givens=b"\0\0" + bytes([3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]))


def test_one_solution_has_a_level() -> None:
    assert solutions_and_level(EASY, lambda: False) == (1, 1)


def test_several_solutions_have_none() -> None:
    assert solutions_and_level(CAGE, lambda: False) == (2, 0)


def test_a_path_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variant_level, "ENOUGH_S", -1.0)
    assert solutions_and_level(EASY, lambda: False) == (1, 0)


def test_who_stops_it_is_obeyed() -> None:
    with pytest.raises(Cancelled):
        solutions_and_level(EASY, lambda: True)
