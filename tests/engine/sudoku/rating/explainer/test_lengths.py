# SPDX-License-Identifier: MIT
"""The length term."""

from sudoku_qt.engine.sudoku.rating.explainer.lengths import length_term
from tests.sweeps import in_turn


@in_turn(
    ("nodes", "tenths"),
    [(4, 0), (6, 0), (7, 1), (8, 1), (9, 2), (11, 3), (15, 4), (19, 5), (27, 6), (99, 10)],
)
def test_a_tenth_for_every_bound_that_is_passed(nodes: int, tenths: int) -> None:
    assert round(10 * length_term(nodes)) == tenths
