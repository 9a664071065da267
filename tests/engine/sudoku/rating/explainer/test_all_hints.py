# SPDX-License-Identifier: MIT
"""All hints of chains."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.all_hints import EveryChain, EveryForcing
from sudoku_qt.engine.sudoku.rating.explainer.cycles import CHAIN, CYCLE, MIXED, CyclesRule
from sudoku_qt.engine.sudoku.rating.explainer.forcing import ForcingRule
from tests.engine.sudoku.rating.explainer.rated import rated

PUZZLE = rated()[-1][1]


def every_chain(board: Board) -> EveryChain:
    search = EveryChain(board)
    search.look_at_all(2, False, True, CYCLE, CHAIN)
    search.look_at_all(3, True, False, CYCLE, CHAIN)
    search.look_at_all(4, True, True, MIXED, MIXED)
    return search


def test_the_easiest_chain_is_the_first_of_all() -> None:
    for known, puzzle in rated():
        board = Board.of_givens(puzzle)
        hint = CyclesRule().find(board)
        found = list(every_chain(board).found())
        assert bool(found) == (hint is not None)
        if hint and hint.eliminations and known > 6.5:
            assert found[0][0] == hint.eliminations


def test_all_chains_are_right_and_none_is_another_one_again() -> None:
    solution = kernel.solve(PUZZLE)
    assert solution is not None
    found = [eliminated for eliminated, _, _ in every_chain(Board.of_givens(PUZZLE)).found()]
    assert len(found) == len(set(found))
    assert not {81 * (digit - 1) + cell for cell, digit in enumerate(solution)} & {
        candidate for eliminated in found for candidate in eliminated
    }


def test_the_shortest_branching_chain_is_the_first_of_all() -> None:
    board = Board.of_givens(PUZZLE)
    hint = ForcingRule("dynamic forcing chains", 8.5, dynamic=True, nishio=False).find(board)
    search = EveryForcing(board, True)
    search.run()
    found = list(search.found())
    assert hint is not None
    assert found[0][0] == hint.eliminations
    assert [nodes for _, nodes, _, _ in found] == sorted(nodes for _, nodes, _, _ in found)


def test_a_chain_begins_where_its_ends_come_from() -> None:
    search = EveryForcing(Board.of_givens(PUZZLE), True)
    search.run()
    for _, nodes, _, ends in search.found():
        assert sum(len(closure.ancestors(node)) for closure, node in ends) == nodes
