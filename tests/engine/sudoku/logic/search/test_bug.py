# SPDX-License-Identifier: MIT
"""The candidates that keep a position from being a bivalue universal grave."""

from collections import Counter
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.bug import bug_extras, graves
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


@pytest.mark.parametrize("name", ["bug_plus_one", "bug_type_2", "bug_type_3", "bug_type_4"])
def test_the_thorough_search_finds_what_the_quick_one_does(name: str) -> None:
    for line in (CASES / f"{name}.txt").read_text("utf-8").splitlines():
        board = Board(read_case(line).grid)
        extras = bug_extras(board, 8)
        assert extras is None or extras in list(graves(board, 8))


@pytest.mark.parametrize("name", ["bug_plus_n", "bug_xz"])
def test_whatever_is_buried_leaves_a_grave(name: str) -> None:
    board = board_of(name)
    found = list(graves(board, 8))
    assert found
    assert all(len(bug) <= 8 for bug in found)
    for bug in found:
        grid = board.grid()
        for cell, extra in bug:
            grid = grid.with_candidates(cell, grid.candidates[cell] & ~extra)
        assert all(grid.candidates[cell].bit_count() == 2 for cell in grid.empty_cells)
        for house in STANDARD_SHAPE.houses:
            counts = Counter(d for cell in house for d in digits_in(grid.candidates[cell]))
            assert set(counts.values()) <= {2}


def test_a_digit_that_stands_three_times_for_another_s_sake_hides_no_grave() -> None:
    hidden = [
        case.grid
        for name in ("bug_plus_n", "bug_xz")
        for case in map(read_case, (CASES / f"{name}.txt").read_text("utf-8").splitlines())
        if not case.forbids and bug_extras(Board(case.grid), 8) is None
    ]
    assert hidden
    assert all(list(graves(Board(grid), 8)) for grid in hidden)


def test_no_more_cells_have_extras_than_are_wanted() -> None:
    board = board_of("bug_type_2")
    (bug,) = graves(board, 8)
    assert not list(graves(board, len(bug) - 1))
