# SPDX-License-Identifier: MIT
"""Fish between any houses: those between lines are among them, and what is kept stays true."""

from random import Random

import pytest

from sudoku_qt.engine.sudoku.cases.case import Case
from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.complex_fish import complex_fish
from sudoku_qt.engine.sudoku.logic.search.fish import BOXES, COLUMNS, ROWS, line_fish
from tests.engine.sudoku.cases.test_reglib import image_of
from tests.engine.sudoku.logic.search.fishing_grounds import hard_positions, key

FRANKEN = ROWS | BOXES, COLUMNS | BOXES


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    """Positions of random puzzles in which singles do not help."""
    return hard_positions()


def test_free_fish_between_lines_are_among_all_fish(boards: list[Board]) -> None:
    for board in boards[:8]:
        for digit in range(9):
            lines = {key(pattern) for pattern in line_fish(board, digit, 2, finned=False)}
            free = {key(pattern) for pattern in complex_fish(board, digit, 2, ROWS, COLUMNS)}
            free |= {key(pattern) for pattern in complex_fish(board, digit, 2, COLUMNS, ROWS)}
            assert lines <= free


def test_free_fish_are_looked_for_anew_where_their_digit_has_changed(boards: list[Board]) -> None:
    board = boards[0].copy()
    for _ in range(40):
        for digit in range(9):
            kept = [key(pattern) for pattern in complex_fish(board, digit, 3, *FRANKEN)]
            anew = Board(board.grid())  # a copy would know what is kept
            assert kept == [key(pattern) for pattern in complex_fish(anew, digit, 3, *FRANKEN)]
        board.apply(Finding((), 0, (next(each for each in range(729) if board.has(each)),)))


def test_what_one_board_found_of_a_digit_its_copies_know(boards: list[Board]) -> None:
    shared = 0
    for board in boards:
        copy = board.copy()
        found = [
            pattern for digit in range(9) for pattern in complex_fish(board, digit, 3, *FRANKEN)
        ]
        known = [
            pattern for digit in range(9) for pattern in complex_fish(copy, digit, 3, *FRANKEN)
        ]
        assert all(one is other for one, other in zip(found, known, strict=True))
        shared += len(found)
    assert shared


@pytest.mark.slow
@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_fish_are_found_whichever_way_the_grid_lies(boards: list[Board], size: int) -> None:
    every = ROWS | COLUMNS | BOXES
    numbers = []
    for board in boards[:3]:
        case = Case("", "", 0, board.grid(), (), ())
        images = [Board(image_of(case, Random(seed)).grid) for seed in range(4)]
        found = [
            sorted(
                bits.count(bits.area(pattern.bases) & pattern.eliminations)
                for digit in range(9)
                for pattern in complex_fish(each, digit, size, every, every)
            )
            for each in (board, *images)
        ]
        assert all(each == found[0] for each in found)
        numbers.append(len(found[0]))
    assert sum(numbers)
