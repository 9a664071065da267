# SPDX-License-Identifier: MIT
"""Full boards at random."""

import pytest

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.making.full_grid import NoBoardFault, random_grid
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import broken_by
from sudoku_qt.engine.work import Cancelled


@pytest.mark.parametrize(
    "rules",
    [
        Rules(4),
        Rules(6, None, (Constraint("antiknight"),)),
        Rules(9, None, (Constraint("nonconsecutive"),)),
        Rules(9, None, (Constraint("diagonal+"), Constraint("killercage", (0, 1), 3))),
    ],
)
def test_boards_keep_the_rules_and_differ_by_the_seed(rules: Rules) -> None:
    boards = {random_grid(rules, SeededRandom(f"{n}")) for n in range(4)}
    assert len(boards) > 2
    for board in boards:
        assert 0 not in board
        assert not broken_by(rules, board)
    assert random_grid(rules, SeededRandom("0")) == random_grid(rules, SeededRandom("0"))


@pytest.mark.parametrize("kind", ["antiking", "nonconsecutive"])
def test_rules_that_no_board_keeps_are_told(kind: str) -> None:
    with pytest.raises(NoBoardFault, match="no full board keeps"):
        random_grid(Rules(4, None, (Constraint(kind),)), SeededRandom("1"))


def test_it_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        random_grid(Rules(), SeededRandom("1"), lambda: True)
