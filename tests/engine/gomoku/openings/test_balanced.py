# SPDX-License-Identifier: MIT
"""The list of balanced openings: whole, on every board, and turned at random."""

from random import Random

from sudoku_qt.engine.gomoku.board import BLACK, LARGEST, WHITE, points_with
from sudoku_qt.engine.gomoku.openings.balanced import OPENINGS, SMALLEST, balanced_stones
from sudoku_qt.engine.gomoku.rules import RULES, Rule
from sudoku_qt.engine.gomoku.setup import check_set_up
from tests.sweeps import in_turn


def test_every_rule_has_openings() -> None:
    assert {name for name, lines in OPENINGS.items() if len(lines) > 3} == {
        rule.name for rule in RULES
    }


@in_turn("rule", RULES)
@in_turn("size", [SMALLEST, LARGEST])
def test_five_stones_lie_round_the_middle(rule: Rule, size: int) -> None:
    for seed in range(30):
        stones = balanced_stones(rule, size, Random(seed))
        assert len(list(points_with(stones, BLACK))) == 3
        assert len(list(points_with(stones, WHITE))) == 2
        check_set_up(rule, stones)


def test_a_line_is_turned_and_mirrored() -> None:
    boards = {balanced_stones(RULES[0], 15, Random(seed)) for seed in range(400)}
    assert len(boards) > len(OPENINGS[RULES[0].name]) * 7
