# SPDX-License-Identifier: MIT
"""Of the shortest ways of a chain those are taken that exclude most, whichever is met first."""

from itertools import combinations
from random import Random
from typing import Any, cast

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.techniques import ALS_OVERLAPPING, LADDER
from tests.engine.sudoku.cases.test_reglib import image_of
from tests.engine.sudoku.logic.techniques.test_isomorphs import CASES, conclusions, turned

LOOPS_APART = (
    ("nice_loop", 1, 1),
    ("grouped_nice_loop", 1, 1),
    ("unique_nice_loop", 2, 0),
    ("als_nice_loop", 0, 0),
)
"""Cases, by their line, and images of them in which another way is met first."""


@pytest.mark.parametrize(("name", "line", "seed"), LOOPS_APART)
def test_an_image_in_which_another_way_comes_first_has_the_same_conclusions(
    name: str, line: int, seed: int
) -> None:
    case = read_case((CASES / f"{name}.txt").read_text("utf-8").splitlines()[line])
    found = conclusions(LADDER[name].technique, case)
    told = conclusions(LADDER[name].technique, image_of(case, Random(seed)))
    assert told == turned(found, seed, case)


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
