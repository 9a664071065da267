# SPDX-License-Identifier: MIT
"""The figures on the boards of the course, which go with the lesson."""

import pytest

from tests.controllers.conftest import Program
from tests.controllers.sudoku.learn.doing import open_lesson


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave lessons that are begun behind."""
    return fresh


def test_a_board_has_cages_and_after_it_a_classic_one_has_none(program: Program) -> None:
    found = open_lesson(program, "killer")
    board = found.view.sheet.board
    example = program.controller.learning.page.explained.sheet.board
    for each in (board, example):
        assert each._constraints is not None
    assert found.model.cell(0).layout
    assert "cage of 17" in found.model.spoken(0)

    program.controller.learning.show_topic("x_wing")
    program.settle()
    for each in (board, example):
        assert each._constraints is None
    assert not found.model.cell(0).layout
    assert "cage" not in found.model.spoken(0)
