# SPDX-License-Identifier: MIT
"""What is said of puzzles with rules of their own."""

import pytest

from sudoku_qt.cli.variant_answers import candidates_of, count_of, misfit_of, solutions_of
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import never

ODD = Rules(4, None, (Constraint("odd", (0,)),))


def given(*digits: int) -> VariantPuzzle:
    """A board that begins with some digits."""
    return VariantPuzzle(ODD, bytes([*digits, *[0] * (16 - len(digits))]))


def test_solutions_are_letters_a_cell() -> None:
    found = solutions_of(given(1, 2, 3, 4), 3, never)
    assert [each[:4] for each in found] == ["1234"] * 3
    assert count_of(given(1, 2, 3, 4), 100, never) == 12


def test_what_cannot_be_is_said() -> None:
    assert (
        str(misfit_of(given(1, 1))) == "a digit stands twice in a row, column or region: r1c1, r1c2"
    )
    assert str(misfit_of(given(2))) == "“Odd cell” does not hold: r1c1"
    with pytest.raises(Fault, match="no solution"):
        candidates_of(given(2), never)


def test_each_cell_has_a_sign_for_each_digit() -> None:
    told = candidates_of(given(1, 2, 3), never)
    assert str(told["candidates"])[:16] == "1....2....3....4"
    assert str(told["backbone"]).startswith("1234")
