# SPDX-License-Identifier: MIT
"""Cases are made from random puzzles."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import holds, read_case
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.engine.sudoku.cases.case_maker import (
    firing_case,
    main,
    positions,
    quiet_case,
    write_case,
)

GRID = "+12345678." + "." * 72


@pytest.mark.parametrize(
    "line",
    [
        f":full_house:9:{GRID}:::919:",
        f":full_house-x:9:{GRID}:::919:",
        f":a:1:{GRID}:921 931:941::",
    ],
)
def test_a_line_is_written_as_it_was_read(line: str) -> None:
    assert write_case(read_case(line)) == line


def test_lines_for_a_technique_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main("pointing", 2)
    cases = [read_case(line) for line in capsys.readouterr().out.splitlines()]
    assert [case.forbids for case in cases] == [False, False, True, True]
    assert all(holds(case, (LADDER["pointing"].technique,)) for case in cases)


@pytest.mark.parametrize("name", ["pointing", "naked_pair", "hidden_single"])
def test_a_made_case_holds_after_a_trip_through_a_file(name: str) -> None:
    technique = LADDER[name].technique
    made = [
        case
        for seed in range(10)
        for board in positions(kernel.minimal_puzzle(seed), LADDER)
        if (case := firing_case(technique, board)) is not None
    ]
    assert len(made) > 3
    for case in made:
        assert holds(read_case(write_case(case)), (technique,))


def test_the_position_after_a_step_may_forbid_it() -> None:
    technique = LADDER["pointing"].technique
    for board in positions(kernel.minimal_puzzle(1), LADDER):
        case = firing_case(technique, board)
        if case is not None and (quiet := quiet_case(technique, case)) is not None:
            assert quiet.forbids
            assert holds(quiet, (technique,))
            return
    pytest.fail("no position of this puzzle has a pointing pair")
