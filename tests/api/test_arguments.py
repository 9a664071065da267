# SPDX-License-Identifier: MIT
"""Arguments, taken or refused."""

import numpy as np
import pytest

from sudoku_qt.api.arguments import cells_in_mask, faults_as_errors, names, pair, real, skips, whole
from sudoku_qt.engine.message import Fault
from tests.sweeps import in_turn


@in_turn("value", [0, 5, np.int8(3), np.uint64(5)])
def test_whole_numbers_of_any_kind_are_taken(value: int) -> None:
    assert whole("size", value, 0, 5) == int(value)


@in_turn("value", [-1, 6, 1.0, 1.5, True, np.bool_(1), np.float64(2), "2", None, [2], 10**30])
def test_anything_else_is_refused_by_its_name(value: object) -> None:
    with pytest.raises(ValueError, match="size is a whole number from 0 to 5, not "):
        whole("size", value, 0, 5)


def test_ranges_are_pairs() -> None:
    assert pair("se", None, real) is None
    assert pair("se", [1, 2.5], real) == (1.0, 2.5)
    for wrong in (1, (1,), (1, 2, 3), "12", {1, 2}):
        with pytest.raises(ValueError, match="se is a pair"):
            pair("se", wrong, real)
    with pytest.raises(ValueError, match="se has numbers, and not True"):
        pair("se", (True, 2), real)


def test_one_name_is_a_list_of_one() -> None:
    assert names("x_wing") == names(["x_wing"]) == ("x_wing",)


def test_cells_are_signs_or_numbers() -> None:
    assert cells_in_mask("x0._-*" + "." * 75) == {0}
    assert cells_in_mask(range(3)) == {0, 1, 2}


def test_faults_become_errors() -> None:
    with pytest.raises(ValueError, match="so it is"), faults_as_errors():
        raise Fault("so it {word}", word="is")
    assert skips("skip")
    assert not skips("raise")
