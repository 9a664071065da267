# SPDX-License-Identifier: MIT
"""Almost locked candidates: as many cells as digits, less one; each finding once."""

import pytest

from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.case_steps import FOLDER

NAME = "almost_locked_candidates"
CASES = [read_case(line) for line in (FOLDER / f"{NAME}.txt").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_each_finding_has_one_cell_fewer_than_digits_and_comes_once(case: Case) -> None:
    findings = [*instances(LADDER[NAME].technique, Board(case.grid))]
    shown = [(finding.parts, finding.eliminations) for finding in findings]
    assert all(shown.count(each) == 1 for each in shown)
    for finding in findings:
        cells = {part[1]: part[3] for part in finding.parts}["almost"]
        assert isinstance(cells, int)
        assert cells.bit_count() == finding.size - 1
