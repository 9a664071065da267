# SPDX-License-Identifier: MIT
"""A board keeps its three views of a position in step."""

from collections.abc import Iterator
from random import Random

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.techniques import ORDERS
from tests.engine.sudoku.puzzle_lists import CHAINS, HARD, digits


@pytest.fixture
def grid() -> Grid:
    return Grid.of_givens(digits(HARD)).with_all_candidates()


def test_a_board_gives_back_the_grid_that_it_was_made_of(grid: Grid) -> None:
    assert Board(grid).grid() == grid


def test_a_placement_clears_its_cell_and_what_it_sees(grid: Grid) -> None:
    board = Board(grid)
    cell = 0
    digit = (grid.candidates[cell] & -grid.candidates[cell]).bit_length()
    board.apply(Finding((), 0, placements=(81 * (digit - 1) + cell,)))
    assert board.grid().values == grid.with_value(cell, digit).values
    for peer in range(1, 9):
        assert not board.has(81 * (digit - 1) + peer)
    assert not any(board.has(81 * other + cell) for other in range(9))


def test_a_removal_takes_away_nothing_else(grid: Grid) -> None:
    board = Board(grid)
    candidates = [each for each in range(729) if board.has(each)]
    gone = Random(1).sample(candidates, 5)
    board.apply(Finding((), 0, tuple(sorted(gone))))
    assert [each for each in range(729) if board.has(each)] == [
        each for each in candidates if each not in gone
    ]


def test_a_copy_changes_by_itself(grid: Grid) -> None:
    board = Board(grid)
    other = board.copy()
    other.apply(Finding((), 0, placements=(next(each for each in range(729) if other.has(each)),)))
    assert board.grid() == grid
    assert other.grid() != grid


@pytest.mark.parametrize("order", ["hodoku", "level"])
def test_a_board_that_begins_again_goes_the_way_that_a_new_one_does(order: str) -> None:
    start = Board.of_givens(digits(CHAINS))
    board = start.copy()
    for before in ORDERS.values():
        list(follow(board, before))
        board.begin_again(start)
    assert told(follow(board, ORDERS[order])) == told(follow(start.copy(), ORDERS[order]))


def told(way: Iterator[tuple[Rung, Finding]]) -> list[tuple[object, ...]]:
    """What the steps of a way are, and what they rest on."""
    return [(rung.name, finding.key, finding.parts) for rung, finding in way]


def test_a_cell_without_candidates_breaks_a_board(grid: Grid) -> None:
    board = Board(grid.with_candidates(0, 0))
    assert board.broken
    assert not Board(grid).broken


def test_what_was_remembered_is_forgotten_when_the_position_changes(grid: Grid) -> None:
    board = Board(grid)
    board.memory["something"] = 1
    board.apply(Finding((), 0, (next(each for each in range(729) if board.has(each)),)))
    assert not board.memory


def test_a_search_finds_nothing_in_a_digit_until_a_cell_of_it_changes(grid: Grid) -> None:
    board = Board(grid)
    gone = next(each for each in range(729) if board.has(each))
    digit = gone // 81
    board.mark_exhausted("search", 1 << digit)
    assert board.unsearched("search") == 0x1FF & ~(1 << digit)
    assert board.unsearched("another") == 0x1FF
    board.apply(Finding((), 0, (gone,)))
    assert board.unsearched("search") == 0x1FF


def test_evidence_is_worked_out_when_it_is_asked_for() -> None:
    board = Board.of_givens(kernel.minimal_puzzle(3))
    asked: list[int] = []

    def tell(number: int) -> tuple[tuple[object, ...], ...]:
        asked.append(number)
        return ()

    finding = Finding(Evidence(board, tell, 7), 0, (5,))
    assert not asked
    assert finding.parts == ()
    assert finding.parts == ()
    assert asked == [7]


def test_evidence_of_another_position_is_refused() -> None:
    board = Board.of_givens(kernel.minimal_puzzle(3))
    finding = Finding(Evidence(board, tuple), 0, (5,))
    board.apply(finding)
    with pytest.raises(RuntimeError, match="before it is drawn"):
        assert finding.parts
