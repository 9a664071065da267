# SPDX-License-Identifier: MIT
"""A constraint is a value."""

from sudoku_qt.engine.sudoku.variants.constraint import Constraint


def test_equal_constraints_are_one() -> None:
    assert {Constraint("odd", (1,)), Constraint("odd", (1,))} == {Constraint("odd", (1,), None)}
