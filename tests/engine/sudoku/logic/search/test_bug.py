# SPDX-License-Identifier: MIT
"""The candidates that keep a position from being a bivalue universal grave."""

from collections import Counter
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.bug import bug_extras
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

CASES = Path(__file__).parents[4] / "data" / "techniques"


def board_of(name: str) -> Board:
    return Board(read_case((CASES / f"{name}.txt").read_text("utf-8").splitlines()[0]).grid)


def test_one_candidate_keeps_a_position_from_being_a_bug() -> None:
    assert bug_extras(board_of("bug_plus_one"), 1) == [(69, 1 << 5)]


def test_without_the_extras_each_house_has_each_digit_twice() -> None:
    board = board_of("bug_type_2")
    extras = bug_extras(board, 8)
    assert extras
    assert len(extras) > 1
    grid = board.grid()
    for cell, extra in extras:
        grid = grid.with_candidates(cell, grid.candidates[cell] & ~extra)
    for house in STANDARD_SHAPE.houses:
        found = Counter(d for cell in house for d in digits_in(grid.candidates[cell]))
        assert set(found.values()) <= {2}


def test_more_extras_than_are_wanted_are_none() -> None:
    extras = bug_extras(board_of("bug_type_2"), 8)
    assert extras
    assert bug_extras(board_of("bug_type_2"), len(extras)) == extras
    assert bug_extras(board_of("bug_type_2"), len(extras) - 1) is None


@pytest.mark.parametrize("name", ["x_wing", "xy_wing", "full_house"])
def test_most_positions_are_none(name: str) -> None:
    assert bug_extras(board_of(name), 8) is None
