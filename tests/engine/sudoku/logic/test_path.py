# SPDX-License-Identifier: MIT
"""The next step, all steps and the path."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import (
    all_steps,
    climb,
    follow,
    next_finding,
    next_step,
    path,
)
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import FEW_CLUES, HARD, NO_SOLUTION, digits

NEEDS_NET = 3820
"""The seed of a puzzle for which HoDoKu's order comes to a net."""
SINGLES = LADDER.only("full_house", "naked_single", "hidden_single")


def start(text: str) -> Grid:
    return Grid.of_givens(digits(text)).with_all_candidates()


@pytest.mark.parametrize("text", [FEW_CLUES, HARD])
def test_a_path_leads_to_the_solution(text: str) -> None:
    values = bytearray(digits(text))
    for step in path(start(text)):
        for cell, digit in step.placements:
            values[cell] = digit
    assert bytes(values) == kernel.solve(digits(text))


def test_a_path_always_takes_the_easiest_step() -> None:
    order = [rung.name for rung in LADDER]
    for rung, _ in follow(board := Board(start(HARD))):
        found = next_step(board.grid())
        assert found is not None
        assert order.index(found.technique) == order.index(rung.name)


def test_a_path_ends_where_the_ladder_does() -> None:
    board = Board(start(HARD))
    assert {rung.level for rung, _ in follow(board, SINGLES)} <= {"easy"}
    assert not board.solved


def test_all_steps_start_with_the_next_one() -> None:
    grid = start(FEW_CLUES)
    steps = all_steps(grid, SINGLES)
    assert next(steps) == next_step(grid, SINGLES)


def test_what_refutes_nearly_everything_is_listed_only_where_nothing_else_is_there() -> None:
    braids = LADDER.only("nested_braid")
    assert {step.technique for step in all_steps(start(HARD), braids)} == {"nested_braid"}
    listed = {step.technique for step in all_steps(start(HARD), LADDER)}
    assert listed
    assert "nested_braid" not in listed


def test_all_steps_are_different() -> None:
    steps = list(all_steps(start(HARD), LADDER.switched(off=["forcing_net", "forcing_chain"])))
    keys = [(s.technique, s.placements, s.eliminations, s.digits) for s in steps]
    assert len(set(keys)) == len(keys) > 10


def test_the_same_steps_come_in_the_same_order() -> None:
    assert list(path(start(HARD))) == list(path(start(HARD)))


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


@pytest.mark.parametrize("look", [path, all_steps, lambda *wants: iter([next_step(*wants)])])
def test_looking_for_steps_can_be_stopped(look: Callable[..., Iterator[Step]]) -> None:
    answers = iter([False, True])
    with pytest.raises(Cancelled):
        list(look(start(HARD), LADDER, lambda: next(answers)))


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
        steps = Counter(rung.name for rung, _ in follow(Board.of_givens(puzzle), ORDERS[order]))
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
