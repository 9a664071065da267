# SPDX-License-Identifier: MIT
"""The keys of an f-puzzles object: which cage has a sum, and which keys are no kind's."""

import pytest

from sudoku_qt.engine.game import Json
from sudoku_qt.engine.sudoku.variants.fpuzzles_keys import CAGE, NO_RULES, has_sum
from sudoku_qt.engine.sudoku.variants.kinds import KINDS


@pytest.mark.parametrize("value", [7, "7", "45", 10])
def test_a_cage_with_a_number_has_a_sum(value: Json) -> None:
    assert has_sum({"value": value})


@pytest.mark.parametrize("value", ["", "0", "07", "-3", "7a", "７", None, True, 1.5, [7]])
def test_a_cage_with_anything_else_is_only_drawn(value: Json) -> None:
    assert not has_sum({"value": value})


def test_a_cage_that_is_no_object_has_no_sum() -> None:
    assert not has_sum([7])


def test_no_kind_but_that_of_a_cage_has_a_key_that_means_nothing() -> None:
    assert {kind.name for kind in KINDS} & NO_RULES == {CAGE}
