# SPDX-License-Identifier: MIT
"""What the board of an exercise shows of digits that break the rule, and when."""

import pytest

from sudoku_qt.controllers.sudoku.learn.first_sitting import FirstSitting
from tests.controllers.conftest import Program
from tests.controllers.sudoku.learn.doing import click_cell, exercise, open_lesson


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave lessons that are done behind."""
    return fresh


def test_where_a_rule_is_broken_is_not_shown_before_it_is_found(program: Program) -> None:
    found = open_lesson(program, "the_rule")
    clash = exercise(found).grid.conflicts
    assert len(clash) == 2
    assert not any(found.model.cell(cell).conflict for cell in range(81))
    assert not any("conflict" in found.model.spoken(cell) for cell in clash)
    first, second = sorted(clash)
    click_cell(program, found, first)
    found.view.sheet.nudge_clicked.emit()
    assert not any(found.model.cell(cell).conflict for cell in range(81))
    click_cell(program, found, second)
    found.view.sheet.check_clicked.emit()
    assert found.sitting is not None
    assert found.sitting.is_done
    assert all(found.model.cell(cell).conflict for cell in clash)


def test_in_the_first_puzzle_a_digit_that_breaks_the_rule_is_seen_to_do_so(
    program: Program,
) -> None:
    found = open_lesson(program, "first_puzzle")
    assert isinstance(found.sitting, FirstSitting)
    grid = found.sitting.grid
    cell = next(iter(grid.empty_cells))
    digit = next(each for each in range(1, 10) if not grid.legal(cell) >> each - 1 & 1)
    found.sitting.enter(cell, digit)
    found._show(found.sitting)
    assert found.model.cell(cell).conflict
