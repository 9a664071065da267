# SPDX-License-Identifier: MIT
"""No step removes a digit of the solution or places another one."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import follow, instances
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS

SLOW = frozenset({"forcing_chain", "forcing_net", "als_nice_loop", "kraken_fish"})


def agrees(finding: Finding, solution: bytes) -> bool:
    """Whether a solution has what is placed and lacks what is removed."""
    return all(solution[each % 81] != each // 81 + 1 for each in finding.eliminations) and all(
        solution[each % 81] == each // 81 + 1 for each in finding.placements
    )


def check_paths(seeds: range, order: str) -> None:
    for seed in seeds:
        puzzle = kernel.minimal_puzzle(seed)
        solution = kernel.solve(puzzle)
        assert solution is not None
        for rung, finding in follow(Board.of_givens(puzzle), ORDERS[order]):
            assert agrees(finding, solution), f"{rung.name} in the puzzle of seed {seed}"


def check_all(seeds: range, without: frozenset[str] = frozenset()) -> None:
    """Try all that every technique finds, wherever singles no longer help."""
    for seed in seeds:
        puzzle = kernel.minimal_puzzle(seed)
        solution = kernel.solve(puzzle)
        assert solution is not None
        board = Board.of_givens(puzzle)
        for step, _ in follow(board):
            if step.level == "easy":
                continue
            for rung in LADDER:
                for finding in instances(rung.technique, board) if rung.name not in without else ():
                    assert agrees(finding, solution), f"{rung.name} in the puzzle of seed {seed}"


@pytest.mark.parametrize("order", list(ORDERS))
def test_the_paths_of_random_puzzles_agree_with_their_solutions(order: str) -> None:
    check_paths(range(300), order)


@pytest.mark.slow
def test_everything_that_is_found_agrees_with_the_solution() -> None:
    check_all(range(1000, 1005), SLOW)


@pytest.mark.torture
@pytest.mark.parametrize("order", list(ORDERS))
def test_the_paths_of_20000_random_puzzles_agree_with_their_solutions(order: str) -> None:
    check_paths(range(10_000, 30_000), order)


@pytest.mark.torture
def test_everything_that_is_found_on_300_paths_agrees_with_the_solution() -> None:
    check_all(range(300))
