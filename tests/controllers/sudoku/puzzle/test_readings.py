# SPDX-License-Identifier: MIT
"""Each reading is shown as what it would be; the one that is chosen is taken."""

from collections.abc import Sequence

import pytest

from sudoku_qt.controllers.sudoku.puzzle.readings import choose_reading
from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.views.sudoku.dialogs.reading.readings import ReadingsDialog, ReadingShown
from tests.controllers.conftest import Program
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn


def candidates() -> str:
    """A grid of candidates in which a naked single stands."""
    grid = Grid.of_givens(bytes(0 if each == "." else int(each) for each in EASY))
    grid = grid.with_all_candidates()
    groups = [
        str(value) if value else "".join(str(d + 1) for d in range(9) if mask >> d & 1)
        for value, mask in zip(grid.values, grid.candidates, strict=True)
    ]
    return "\n".join(" ".join(groups[at : at + 9]) for at in range(0, 81, 9))


@in_turn("chosen", [0, 1, None])
def test_a_lone_digit_may_be_a_candidate_or_set(
    program: Program, monkeypatch: pytest.MonkeyPatch, chosen: int | None
) -> None:
    shown: list[Sequence[ReadingShown]] = []

    def ask(readings: Sequence[ReadingShown], _: object) -> int | None:
        shown.append(readings)
        return chosen

    monkeypatch.setattr(ReadingsDialog, "ask", ask)
    readings = recognise_text(candidates()).choices
    found = choose_reading(readings, program.shell.window)
    assert found is (None if chosen is None else readings[chosen])
    noted, placed = shown[0]
    assert noted.given == 30
    assert placed.given > 30
    assert sum(map(bool, noted.notes)) > sum(map(bool, placed.notes))
