# SPDX-License-Identifier: MIT
"""The shortest ways of a chain; `test_isomorphs` holds that none depends on the order of cells."""

from itertools import combinations
from typing import Any, cast

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.techniques import ALS_OVERLAPPING, LADDER
from tests.engine.sudoku.logic.techniques.test_isomorphs import CASES


@pytest.mark.parametrize("overlap", [False, True])
def test_sets_of_a_way_share_cells_only_where_they_may(overlap: bool) -> None:  # noqa: FBT001 - a case
    technique = ALS_OVERLAPPING[0] if overlap else LADDER["als_nice_loop"].technique
    case = read_case((CASES / "als_nice_loop.txt").read_text("utf-8").splitlines()[0])
    sets = [
        [cells for cells, _ in cast("Any", part[3])]
        for finding in technique.find(Board(case.grid))
        for part in finding.parts
        if part[:2] == ("cell_sets", "sets")
    ]
    assert sets
    shared = any(one & two for each in sets for one, two in combinations(each, 2))
    assert shared == overlap
