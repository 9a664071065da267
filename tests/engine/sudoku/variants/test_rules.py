# SPDX-License-Identifier: MIT
"""Rules as a value: what means the same is equal, and nothing else passes."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules


def test_the_rules_left_out_are_the_plain_ones() -> None:
    assert Rules().is_classic
    assert not Rules(6).is_classic
    assert not Rules(9, (-1,) * 81).is_classic


def test_order_and_names_of_regions_mean_nothing() -> None:
    one, two = Constraint("killercage", (0, 1), 10), Constraint("antiknight")
    turned = Constraint("killercage", (1, 0), 10)
    assert Rules(constraints=(one, two, one)) == Rules(constraints=(two, turned))
    assert hash(Rules(constraints=(one,))) == hash(Rules(constraints=(turned,)))
    regions = Rules(4).board.regions
    assert Rules(4, tuple(9 - region for region in regions)) == Rules(4)


def test_what_is_not_plain_is_named() -> None:
    rules = Rules(6, (-1,) * 36, (Constraint("antiking"), Constraint("odd", (0,))))
    assert rules.named() == ("size", "region", "antiking", "odd")


def test_a_kind_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no kind"):
        Rules(constraints=(Constraint("fog"),))
    with pytest.raises(Fault, match="on the board"):
        Rules(constraints=(Constraint("odd", (81,)),))
