# SPDX-License-Identifier: MIT
"""The table of rows: as Python, and as the position has it."""

from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import EMPTY, points_with
from sudoku_qt.engine.gomoku.rules import RULES, Rule
from tests.engine.gomoku.cases import from_source, position_with, random_stones

STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))
SIZE = 9
BORDER = 3


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_each_row_is_looked_up_by_what_stands_beside_it(rule: Rule) -> None:
    python = from_source("rows")
    assert not python.COMPILED
    rows, stones = python.Rows(rule), random_stones(Random(3), SIZE, rule)
    kept = position_with(rule, stones).seen()
    for at, point in zip(kept, points_with(stones, EMPTY), strict=False):
        for direction, step in enumerate(STEPS):
            key = 0
            for offset in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5):
                y, x = (point // SIZE + offset * step[0], point % SIZE + offset * step[1])
                beyond = not (0 <= x < SIZE and 0 <= y < SIZE)
                stone = BORDER if beyond else stones[y * SIZE + x]
                key = python.with_seen(key, offset, stone)
            for colour in (1, 2):
                assert rows.row_of(colour, key) == at[colour - 1] >> 4 * direction & 15
