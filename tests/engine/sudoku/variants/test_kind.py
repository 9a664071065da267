# SPDX-License-Identifier: MIT
"""What kinds read of f-puzzles' JSON: names of cells, and numbers in several forms."""

import pytest

from sudoku_qt.engine.game import Json
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.kind import number_in, place_in


def test_a_number_is_written_in_several_ways() -> None:
    assert [number_in(each, "cage") for each in ("12", 12, 12.0, "", None)] == [
        12,
        12,
        12,
        None,
        None,
    ]


@pytest.mark.parametrize("value", [True, -1, 1.5, "-1", "1_0", "٣", 10**9, "1" * 5000, [], {}])
def test_what_is_no_number_is_refused(value: Json) -> None:
    with pytest.raises(Fault, match="“cage” cannot have the value"):
        number_in(value, "cage")


def test_a_place_may_lie_outside() -> None:
    assert place_in("r0c10", "xsum") == (0, 10)
    with pytest.raises(Fault):
        place_in("R1C٣", "xsum")
