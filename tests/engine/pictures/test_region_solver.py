# SPDX-License-Identifier: MIT
"""Grids with regions only are solved by them."""

from sudoku_qt.engine.pictures.region_solver import puzzle_in, solver_in
from sudoku_qt.engine.work import never
from tests.engine.pictures.screens import SIX, boxes, digits_of


def test_whether_there_is_one_solution_depends_on_the_regions() -> None:
    givens = digits_of(SIX)
    assert solver_in(tuple(boxes(6, 2, 3))).count(givens, 2, never) == 1
    assert solver_in(tuple(boxes(6, 3, 2))).count(givens, 2, never) != 1


def test_a_puzzle_has_them_as_rules() -> None:
    puzzle = puzzle_in(tuple(boxes(6, 3, 2)), bytes(36))
    assert not puzzle.rules.has_boxes
    assert puzzle_in(tuple(boxes(6, 2, 3)), bytes(36)).rules.is_plain
