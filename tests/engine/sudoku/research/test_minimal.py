# SPDX-License-Identifier: MIT
"""The minimal puzzles inside a puzzle."""

from itertools import combinations

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.research.minimal import minimal_puzzles_in
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import changed


def test_all_are_found_and_each_once() -> None:
    seed = kernel.minimal_puzzle(1)
    solution = kernel.solve(seed)
    assert solution
    empty = [cell for cell in range(81) if not seed[cell]][::13]
    puzzle = changed(seed, {cell: solution[cell] for cell in empty})
    redundant = [cell for cell in range(81) if kernel.is_redundant(puzzle, cell)]
    assert len(redundant) < 20
    parts = (
        changed(puzzle, dict.fromkeys(gone, 0))
        for number in range(len(redundant) + 1)
        for gone in combinations(redundant, number)
    )
    wanted = sorted(part for part in parts if kernel.is_minimal(part))

    found = [*minimal_puzzles_in(puzzle)]

    assert len(wanted) > 1
    assert sorted(found) == wanted


def test_a_minimal_puzzle_has_itself_alone() -> None:
    puzzle = kernel.minimal_puzzle(2)
    assert [*minimal_puzzles_in(puzzle)] == [puzzle]


def test_the_search_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        next(minimal_puzzles_in(kernel.random_grid(1), lambda: True))
