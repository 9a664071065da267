# SPDX-License-Identifier: MIT
"""Cases are made from random puzzles."""

import pytest

from sudoku_qt.engine.sudoku.cases.case import holds, read_case, write_case
from sudoku_qt.engine.sudoku.cases.case_maker import firing_case, positions, quiet_case
from sudoku_qt.engine.sudoku.logic.techniques import LADDER


@pytest.mark.parametrize("name", ["pointing", "naked_pair", "hidden_single"])
def test_a_made_case_holds_after_a_trip_through_a_file(name: str) -> None:
    technique = LADDER[name].technique
    made = [
        case
        for seed in range(10)
        for board in positions(seed, LADDER)
        if (case := firing_case(technique, board)) is not None
    ]
    assert len(made) > 3
    for case in made:
        assert holds(read_case(write_case(case)), (technique,))


def test_the_position_after_a_step_may_forbid_it() -> None:
    technique = LADDER["pointing"].technique
    for board in positions(1, LADDER):
        case = firing_case(technique, board)
        if case is not None and (quiet := quiet_case(technique, case)) is not None:
            assert quiet.forbids
            assert holds(quiet, (technique,))
            return
    pytest.fail("no position of this puzzle has a pointing pair")
