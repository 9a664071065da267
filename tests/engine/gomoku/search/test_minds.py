# SPDX-License-Identifier: MIT
"""Minds: what was thought of a game is there at the next move, and never in two hands at once."""

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.rules import FREESTYLE, RENJU
from sudoku_qt.engine.gomoku.search.minds import Minds

SIZE = 9


def test_each_colour_gets_its_own_back() -> None:
    minds = Minds()
    with minds.lent(BLACK, FREESTYLE, SIZE, 1) as black, minds.lent(WHITE, FREESTYLE, SIZE, 2) as w:
        assert black is not w
    with minds.lent(BLACK, FREESTYLE, SIZE, 3) as again:
        assert again is black
        assert again.seed == 1


def test_who_asks_while_it_is_away_gets_a_fresh_one() -> None:
    minds = Minds()
    with (
        minds.lent(BLACK, FREESTYLE, SIZE, 1) as first,
        minds.lent(BLACK, FREESTYLE, SIZE, 1) as other,
    ):
        assert first is not other


def test_another_rule_or_size_begins_anew() -> None:
    minds = Minds()
    with minds.lent(BLACK, FREESTYLE, SIZE, 1) as first:
        pass
    with minds.lent(BLACK, RENJU, SIZE, 1) as renju:
        assert renju is not first
    with minds.lent(BLACK, RENJU, SIZE + 1, 1) as large:
        assert (large.rule, large.size) == (RENJU, SIZE + 1)
