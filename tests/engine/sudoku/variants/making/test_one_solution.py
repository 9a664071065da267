# SPDX-License-Identifier: MIT
"""Proofs that a solution is the only one."""

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.making.one_solution import OneSolution
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from sudoku_qt.engine.work import Cancelled

RULES = Rules(4, None, (Constraint("diagonal+"),))
FULL = bytes(map(int, "1234341243212143"))


def unique(givens: set[int]) -> bool:
    values = bytes(digit if cell in givens else 0 for cell, digit in enumerate(FULL))
    return count_solutions(VariantPuzzle(RULES, values)) == 1


def test_a_group_of_givens_is_needed_where_the_count_says_so() -> None:
    proof = OneSolution(RULES, FULL)
    givens = {*range(16)}
    for cells in ((0, 15), (1, 14), (2,), (3, 12), (5, 10), (6, 9), (7,), (8,), (4,), (11,)):
        assert proof.needs(givens, cells) != unique(givens - {*cells})
        if not proof.needs(givens, cells):
            givens -= {*cells}
    assert len(givens) < 8


def test_another_solution_keeps_the_givens_and_the_rules() -> None:
    proof = OneSolution(RULES, FULL)
    other = proof.other({0, 1})
    assert other is not None
    assert other != FULL
    assert other[:2] == FULL[:2]
    assert not broken_by(RULES, other)
    assert proof.other(range(16)) is None


def test_it_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        OneSolution(RULES, FULL, lambda: True).other()
