# SPDX-License-Identifier: MIT
"""What is said of puzzles with rules of their own."""

import pytest

from sudoku_qt.cli.variant_answers import VariantAnswers
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import never

ODD = Rules(4, None, (Constraint("odd", (0,)),))


def given(*digits: int) -> VariantAnswers:
    """The answers about a board that begins with some digits."""
    return VariantAnswers(VariantPuzzle(ODD, bytes([*digits, *[0] * (16 - len(digits))])), never)


def test_solutions_are_letters_a_cell() -> None:
    found = given(1, 2, 3, 4).solutions(3)
    assert [each[:4] for each in found] == ["1234"] * 3
    assert given(1, 2, 3, 4).count(100) == 12


def test_what_cannot_be_is_said() -> None:
    twice = "a digit stands twice in a row, column or region: r1c1, r1c2"
    assert str(given(1, 1).misfit()) == twice
    assert str(given(2).misfit()) == "“Odd cell” does not hold: r1c1"
    with pytest.raises(Fault, match="no solution"):
        given(2).candidates()


def test_each_cell_has_a_sign_for_each_digit() -> None:
    told = given(1, 2, 3).candidates()
    assert str(told["candidates"])[:16] == "1....2....3....4"
    assert str(told["backbone"]).startswith("1234")
