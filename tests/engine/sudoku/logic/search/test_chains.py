# SPDX-License-Identifier: MIT
"""Chains come shortest first and conclude by how their ends lie."""

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.chains import CHAIN, FALSE, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.links import LinkKinds, Links
from tests.engine.sudoku.puzzle_lists import HARD, digits


@pytest.fixture
def boards() -> list[Board]:
    """The positions of a hard puzzle's path in which singles do not help."""
    board = Board.of_givens(digits(HARD))
    return [board.copy() for rung, _ in follow(board) if rung.level != "easy"]


def test_shorter_chains_come_first(boards: list[Board]) -> None:
    for board in boards:
        sizes = [each.size for each in ChainSearch(board, Links(board)).run((CHAIN, TRUE))]
        assert sizes == sorted(sizes)


def test_only_the_kinds_that_were_asked_for_are_found(boards: list[Board]) -> None:
    kinds = {
        kind: sum(
            each.variant == kind
            for board in boards
            for each in ChainSearch(board, Links(board)).run((kind,))
        )
        for kind in (CHAIN, LOOP, TRUE, FALSE)
    }
    assert kinds[CHAIN]
    assert kinds[FALSE]
    for kind in kinds:
        for board in boards[:3]:
            found = ChainSearch(board, Links(board)).run((kind,))
            assert {each.variant for each in found} <= {kind}


def test_a_chain_that_needs_a_group_has_one(boards: list[Board]) -> None:
    search = (
        each
        for board in boards
        for each in ChainSearch(board, Links(board, LinkKinds(grouped=True)), needs_node=True).run(
            (CHAIN,)
        )
    )
    found = list(search)
    assert found
    for finding in found:
        nodes = finding.parts[0][3]
        assert isinstance(nodes, tuple)
        assert any(cells & cells - 1 for cells, _, _ in nodes)


def test_what_few_candidates_prove_is_no_plain_chain(boards: list[Board]) -> None:
    for board in boards:
        for finding in ChainSearch(board, Links(board), fewest=2).run((CHAIN,)):
            assert len(finding.eliminations) > 1
