# SPDX-License-Identifier: MIT
"""Findings one after the other, up a ladder."""

from collections import Counter

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import climb, follow, next_finding
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS
from tests.engine.sudoku.puzzle_lists import HARD, NO_SOLUTION, digits

NEEDS_NET = 3820
"""The seed of a puzzle for which HoDoKu's order comes to a net."""
SINGLES = LADDER.only("full_house", "naked_single", "hidden_single")


def start(text: str) -> Grid:
    return Grid.of_givens(digits(text)).with_all_candidates()


def test_a_path_ends_where_the_ladder_does() -> None:
    board = Board(start(HARD))
    assert {rung.level for rung, _ in follow(board, SINGLES)} <= {"easy"}
    assert not board.solved


def test_searching_changes_nothing() -> None:
    board = Board(start(HARD))
    before = board.grid()
    for rung in LADDER:
        next(iter(rung.technique.find(board)), None)
    assert board.grid() == before


def test_a_puzzle_without_solution_does_no_harm() -> None:
    board = Board(start(NO_SOLUTION))
    for _ in follow(board, LADDER.switched(off=["brute_force"])):
        if board.broken:
            break
    assert not board.grid().solved


def _anew(board: Board) -> Board:
    """The same position, of which nothing is known."""
    copy = board.copy()
    copy.lasting.clear()
    return copy


def test_what_a_board_remembers_keeps_no_step_from_being_found() -> None:
    for puzzle in (digits(HARD), *map(kernel.minimal_puzzle, (10, 25, 3691))):
        board = Board.of_givens(puzzle)
        for rung, finding in follow(board):
            fresh = next_finding(_anew(board), LADDER.active)
            assert fresh is not None
            assert (fresh[0].name, fresh[1].key) == (rung.name, finding.key)


@pytest.mark.parametrize("order", ORDERS)
def test_a_climb_counts_the_steps_of_the_path(order: str) -> None:
    for puzzle in (digits(HARD), *map(kernel.minimal_puzzle, range(12))):
        way = follow(Board.of_givens(puzzle), ORDERS[order])
        steps = Counter(rung.name_of(finding) for rung, finding in way)
        board = Board.of_givens(puzzle)
        climbed = climb(board, ORDERS[order])
        assert {name: number for name, (_, number) in climbed.items()} == steps
        assert board.solved


def test_a_second_way_is_the_same_where_it_knows_what_the_first_tried_in_vain() -> None:
    for puzzle in (digits(HARD), *map(kernel.minimal_puzzle, range(12, 24))):
        tried: dict[object, frozenset[Technique]] = {}
        for ladder in ORDERS.values():
            known, alone = Board.of_givens(puzzle), Board.of_givens(puzzle)
            assert climb(known, ladder, tried=tried) == climb(alone, ladder)


def test_no_technique_is_tried_again_in_a_position_in_which_it_found_nothing() -> None:
    board = Board.of_givens(digits(HARD))
    found = next_finding(board, LADDER.active)
    assert found
    assert next_finding(board, LADDER.active, in_vain=LADDER.below[found[0].name]) is not None
    everything = [rung.technique for rung in LADDER]
    assert next_finding(board, LADDER.active, in_vain=everything) is None


def test_no_net_is_taken_where_there_is_a_chain() -> None:
    order = ORDERS["hodoku"]
    chains = [rung.technique for rung in order if rung.name.endswith(("_loop", "_chain"))]
    nets = 0
    for puzzle in (digits(HARD), kernel.minimal_puzzle(NEEDS_NET)):
        board = Board.of_givens(puzzle)
        for rung, _ in follow(board, order):
            if rung.name == "forcing_net":
                nets += 1
                assert not [each.name for each in chains if next(each.find(_anew(board)), None)]
    assert nets
