# SPDX-License-Identifier: MIT
"""Implications: what they rule out is no chain and no cycle of any search."""

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.all_hints import EveryChain
from sudoku_qt.engine.sudoku.rating.explainer.cycles import CHAIN, CYCLE, MIXED, CyclesRule
from sudoku_qt.engine.sudoku.rating.explainer.scale import follow
from tests.engine.sudoku.rating.explainer.rated import rated

HARD = [puzzle for rating, puzzle in rated() if rating >= 6.5]


def shortest(board: Board) -> tuple[float, tuple[int, ...]] | None:
    """The rating of the easiest of all chains, and what it takes away; None where there is none.

    These searches begin at every candidate.
    """
    search = EveryChain(board)
    search.look_at_all(2, False, True, CYCLE, CHAIN)
    search.look_at_all(3, True, False, CYCLE, CHAIN)
    search.look_at_all(4, True, True, MIXED, MIXED)
    found = sorted((order, eliminated) for eliminated, (order, _) in search.hints.items())
    return (found[0][0][0], found[0][1]) if found else None


@pytest.mark.parametrize("number", range(0, len(HARD), 2))
def test_where_some_chain_begins_one_is_looked_for(number: int) -> None:
    board, rule = Board.of_givens(HARD[number]), CyclesRule()
    for _ in follow(board):
        hint, expected = rule.find(board), shortest(board)
        assert (hint is None) == (expected is None)
        if hint is not None and expected is not None:
            assert hint.rating == expected[0]
            assert not hint.eliminations or hint.eliminations == expected[1]
