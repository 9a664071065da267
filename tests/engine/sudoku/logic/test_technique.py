# SPDX-License-Identifier: MIT
"""What any technique answers."""

from collections.abc import Iterator

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.engine.sudoku.puzzle_lists import HARD, digits
from tests.sweeps import in_turn


def test_a_technique_must_find() -> None:
    class Idle(Technique):
        name = "idle"

    with pytest.raises(TypeError, match="find"):
        Idle()  # type: ignore[abstract]  # that is the point


@in_turn("name", [rung.name for rung in LADDER])
def test_what_a_technique_finds_can_be_stopped(name: str) -> None:
    found = LADDER[name].technique.find(Board.of_givens(digits(HARD)))
    assert isinstance(found, Iterator)
