# SPDX-License-Identifier: MIT
"""Chains within chains."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.nested import NestedForcingRule
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import digits
from tests.engine.sudoku.rating.explainer.rated import is_sound, rated
from tests.sweeps import dear

HARDEST = rated()[-1][1]
HAS_DYNAMIC_CHAINS_WITHIN = (
    "1.......9.4...3.8...2...6...7..58.......2.......7.4.5...6...2...3.8...7.9.......1"
)


@pytest.mark.parametrize(("level", "least"), [(1, 9.0), (2, 9.5), dear(3, 10.0)])
def test_its_hints_are_right_and_no_easier_than_its_level(level: int, least: float) -> None:
    solution = kernel.solve(HARDEST)
    assert solution is not None
    hint = NestedForcingRule("chains", least, level).find(Board.of_givens(HARDEST))
    assert hint is not None
    assert hint.rating >= least
    assert is_sound(hint, solution)


def test_dynamic_chains_within_are_stopped_when_asked() -> None:
    asked = iter([False] * 5)
    with pytest.raises(Cancelled):
        NestedForcingRule("chains", 10.5, 4).find_until(
            Board.of_givens(HARDEST), stop=lambda: next(asked, True)
        )


@pytest.mark.slow
def test_what_is_kept_of_one_position_within_is_not_taken_for_another() -> None:
    hint = NestedForcingRule("chains", 10.5, 4).find(
        Board.of_givens(digits(HAS_DYNAMIC_CHAINS_WITHIN))
    )
    assert hint is not None
    assert round(hint.rating, 1) == 11.5
