# SPDX-License-Identifier: MIT
"""Fish of every kind, against a search that tries every choice of houses."""

from itertools import combinations

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.fishing import (
    BOXES,
    COLUMNS,
    ROWS,
    Catch,
    free_fish,
    houses_in,
    line_fish,
    wide_fish,
)
from sudoku_qt.engine.sudoku.logic import follow

FRANKEN = ROWS | BOXES, COLUMNS | BOXES


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    """Give positions of random puzzles in which singles do not help."""
    found = []
    for seed in range(12):
        board = Board.of_givens(kernel.minimal_puzzle(seed))
        found += [board.copy() for rung, _ in follow(board) if rung.level in {"hard", "unfair"}]
    return found


def masks(size: int, houses: range) -> list[int]:
    return [sum(1 << house for house in chosen) for chosen in combinations(houses, size)]


def where(board: Board, digit: int) -> int:
    return sum(1 << cell for cell in range(81) if board.has(81 * digit + cell))


def key(catch: Catch) -> tuple[int, int, int]:
    return catch.digit, catch.bases, catch.covers


def test_houses_are_listed() -> None:
    assert houses_in(0b101 | 1 << 20) == [0, 2, 20]


@pytest.mark.parametrize("size", [2, 3])
def test_all_whole_fish_between_lines_are_found(size: int, boards: list[Board]) -> None:
    assert boards
    for board in boards[:15]:
        wanted = set()
        for digit in range(9):
            for rows in masks(size, range(9)):
                for columns in masks(size, range(9, 18)):
                    for bases, covers in ((rows, columns), (columns, rows)):
                        catch = Catch(where(board, digit), digit, bases, covers)
                        if catch.prey and not catch.finned and _lines_hold_two(board, catch):
                            wanted.add(key(catch))
        found = [
            key(catch)
            for digit in range(9)
            for catch in line_fish(board, digit, size, finned=False)
        ]
        assert {each for each in found if each in wanted} == wanted


def _lines_hold_two(board: Board, catch: Catch) -> bool:
    places = [
        sum(board.has(81 * catch.digit + cell) for cell in _cells(house))
        for house in houses_in(catch.bases)
    ]
    return min(places) > 1 and _reach(board, catch) == catch.bases.bit_count()


def _reach(board: Board, catch: Catch) -> int:
    rows = catch.bases & ROWS
    cells = [
        cell
        for house in houses_in(catch.bases)
        for cell in _cells(house)
        if board.has(81 * catch.digit + cell)
    ]
    return len({cell % 9 if rows else cell // 9 for cell in cells})


def _cells(house: int) -> range:
    return range(9 * house, 9 * house + 9) if house < 9 else range(house - 9, 81, 9)


def test_finned_fish_have_fins_that_see_the_prey(boards: list[Board]) -> None:
    caught = [
        catch
        for board in boards
        for digit in range(9)
        for catch in line_fish(board, digit, 2, finned=True)
    ]
    assert caught
    assert all(catch.finned and catch.prey for catch in caught)


def test_free_fish_between_lines_are_among_all_fish(boards: list[Board]) -> None:
    for board in boards[:8]:
        for digit in range(9):
            lines = {key(catch) for catch in line_fish(board, digit, 2, finned=False)}
            free = {key(catch) for catch in free_fish(board, digit, 2, ROWS, COLUMNS)}
            free |= {key(catch) for catch in free_fish(board, digit, 2, COLUMNS, ROWS)}
            assert lines <= free


def test_free_fish_are_looked_for_anew_where_their_digit_has_changed(boards: list[Board]) -> None:
    board = boards[0].copy()
    for _ in range(40):
        for digit in range(9):
            kept = [key(catch) for catch in free_fish(board, digit, 3, *FRANKEN)]
            assert kept == [key(catch) for catch in free_fish(board.copy(), digit, 3, *FRANKEN)]
        board.apply(Finding((), 0, (next(each for each in range(729) if board.has(each)),)))


def test_wide_fish_have_few_fins(boards: list[Board]) -> None:
    caught = [
        catch
        for board in boards[:5]
        for digit in range(9)
        for catch in wide_fish(board, digit, 2, 2)
    ]
    assert caught
    assert all(0 < catch.fins.bit_count() <= 2 for catch in caught)
