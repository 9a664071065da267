# SPDX-License-Identifier: MIT
"""Puzzles with givens in exactly some cells."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.pattern_search import check_cells, find_puzzle
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled

CELLS_OF_ONE = [cell for cell, digit in enumerate(kernel.minimal_puzzle(4)) if digit]


def test_what_is_found_is_as_it_was_wanted() -> None:
    found = find_puzzle(CELLS_OF_ONE, SeededRandom("a"), se=(1.0, 9.0))
    assert found is not None
    assert [cell for cell, digit in enumerate(found.givens) if digit] == CELLS_OF_ONE
    assert found.se_rating == rate(found.givens, ("se_rating",)).se_rating


def test_a_minimal_one_needs_all_of_its_givens() -> None:
    found = find_puzzle(CELLS_OF_ONE, SeededRandom("b"), minimal=True)
    assert found is not None
    assert kernel.is_minimal(found.givens)
    assert found.se_rating is None


def test_where_nothing_wanted_comes_there_is_none() -> None:
    assert find_puzzle(CELLS_OF_ONE, SeededRandom("a"), 2, se=(12.0, 12.0)) is None
    with pytest.raises(Cancelled):
        find_puzzle(CELLS_OF_ONE, SeededRandom("a"), stop=lambda: True)


def test_cells_that_no_puzzle_has_alone_are_refused() -> None:
    for cells in (range(16), range(27)):
        with pytest.raises(Fault, match="one solution"):
            check_cells(tuple(cells))
