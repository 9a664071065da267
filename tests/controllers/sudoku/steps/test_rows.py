# SPDX-License-Identifier: MIT
"""A line says what a step is called, what it comes to, and whether it is done."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.steps.rows import rows_of
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import steps_from
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.paths import resource
from tests.engine.sudoku.puzzle_lists import CHAINS, digits

HARD = digits(CHAINS)
ENGLISH, CHINESE = (Pages(resource("techniques") / name) for name in ("en", "zh_CN"))


def test_a_line_says_all_of_a_step() -> None:
    steps = list(steps_from(Grid.of_givens(HARD).with_all_candidates()))
    rows = list(rows_of(steps, 3, Telling(ENGLISH), CHINESE))
    assert [row.number for row in rows] == list(range(1, len(steps) + 1))
    assert [row.is_past for row in rows[:5]] == [True] * 3 + [False] * 2
    assert [row.is_next for row in rows[:5]] == [False] * 3 + [True] + [False]
    kite = next(row for row in rows if row.technique == "two_string_kite")
    assert (kite.name, kite.other_name) == ("Two-String Kite", "双线风筝")
    assert (kite.level, kite.score) == (5, 150)
    assert kite.conclusion == "r1c4 ≠ 4"
    assert 3 in kite.cells
    assert 4 in kite.digits
    assert not kite.is_single
    assert rows[0].is_single


def test_cells_are_written_as_the_player_prefers() -> None:
    steps = list(steps_from(Grid.of_givens(HARD).with_all_candidates()))
    (row, *_) = rows_of(steps, 0, Telling(ENGLISH, "D5"), CHINESE)
    assert row.conclusion == "C6 = 7"


def test_a_long_conclusion_has_shorter_forms_that_count_what_they_leave_out() -> None:
    steps = list(steps_from(Grid.of_givens(HARD).with_all_candidates()))
    rows = list(rows_of(steps, 0, Telling(ENGLISH), CHINESE))
    long = max(rows, key=lambda row: len(row.conclusion))
    parts = long.conclusion.split(", ")
    assert len(parts) > 1
    assert long.shorter[0] == f"{', '.join(parts[:-1])} +1"
    assert long.shorter[-1] == f"{parts[0]} +{len(parts) - 1}"
    assert not rows[0].shorter
