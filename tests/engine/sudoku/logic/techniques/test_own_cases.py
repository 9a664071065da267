# SPDX-License-Identifier: MIT
"""Every technique is held against the cases in tests/data/techniques/."""

from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.cases.case import holds, read_case
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn

FOLDER = Path(__file__).parents[4] / "data" / "techniques"


@pytest.mark.slow
@in_turn("name", [rung.name for rung in LADDER])
def test_the_cases_of_a_technique_hold(name: str) -> None:
    technique = LADDER[name].technique
    cases = [read_case(line) for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()]
    assert sum(not case.forbids for case in cases) >= 6
    assert sum(case.forbids for case in cases) >= 2
    for case in cases:
        assert case.code == name
        assert holds(case, (technique,)), case


def test_no_file_belongs_to_no_technique() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {rung.name for rung in LADDER}
