# SPDX-License-Identifier: MIT
"""Fish between lines, against a search that tries every choice of them."""

from itertools import combinations

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.fish import (
    ROWS,
    FishPattern,
    houses_in,
    line_fish,
    wide_fish,
)
from tests.engine.sudoku.logic.search.fishing_grounds import hard_positions, key
from tests.sweeps import dear


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    """Positions of random puzzles in which singles do not help."""
    return hard_positions()


def masks(size: int, houses: range) -> list[int]:
    return [sum(1 << house for house in chosen) for chosen in combinations(houses, size)]


def where(board: Board, digit: int) -> int:
    return sum(1 << cell for cell in range(81) if board.has(81 * digit + cell))


def test_houses_are_listed() -> None:
    assert houses_in(0b101 | 1 << 20) == [0, 2, 20]


@pytest.mark.parametrize("size", [2, dear(3)])
def test_all_whole_fish_between_lines_are_found(size: int, boards: list[Board]) -> None:
    assert boards
    for board in boards[:5]:
        wanted = set()
        for digit in range(9):
            cells = where(board, digit)
            for rows in masks(size, range(9)):
                for columns in masks(size, range(9, 18)):
                    for bases, covers in ((rows, columns), (columns, rows)):
                        pattern = FishPattern(cells, digit, bases, covers)
                        if (
                            pattern.eliminations
                            and not pattern.finned
                            and _lines_hold_two(board, pattern)
                        ):
                            wanted.add(key(pattern))
        found = [
            key(pattern)
            for digit in range(9)
            for pattern in line_fish(board, digit, size, finned=False)
        ]
        assert {each for each in found if each in wanted} == wanted


def _lines_hold_two(board: Board, pattern: FishPattern) -> bool:
    places = [
        sum(board.has(81 * pattern.digit + cell) for cell in _cells(house))
        for house in houses_in(pattern.bases)
    ]
    return min(places) > 1 and _reach(board, pattern) == pattern.bases.bit_count()


def _reach(board: Board, pattern: FishPattern) -> int:
    rows = pattern.bases & ROWS
    cells = [
        cell
        for house in houses_in(pattern.bases)
        for cell in _cells(house)
        if board.has(81 * pattern.digit + cell)
    ]
    return len({cell % 9 if rows else cell // 9 for cell in cells})


def _cells(house: int) -> range:
    return range(9 * house, 9 * house + 9) if house < 9 else range(house - 9, 81, 9)


def test_finned_fish_have_fins_that_see_the_prey(boards: list[Board]) -> None:
    caught = [
        pattern
        for board in boards
        for digit in range(9)
        for pattern in line_fish(board, digit, 2, finned=True)
    ]
    assert caught
    assert all(pattern.finned and pattern.eliminations for pattern in caught)


def test_wide_fish_have_few_fins(boards: list[Board]) -> None:
    caught = [
        pattern
        for board in boards[:5]
        for digit in range(9)
        for pattern in wide_fish(board, digit, 2, 2)
    ]
    assert caught
    assert all(0 < pattern.fins.bit_count() <= 2 for pattern in caught)
