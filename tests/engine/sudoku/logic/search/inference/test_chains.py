# SPDX-License-Identifier: MIT
"""Chains come shortest first and conclude by how their ends lie."""

from typing import Any, cast

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import follow, instances
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import ChainRules, LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.engine.sudoku.logic.search.fishing_grounds import hard_positions
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
        for kind in (CHAIN, LOOP, TRUE)
    }
    assert kinds[CHAIN]
    for kind in kinds:
        for board in boards[:3]:
            found = ChainSearch(board, Links(board)).run((kind,))
            assert {each.variant for each in found} <= {kind}


def test_a_chain_that_needs_a_group_has_one(boards: list[Board]) -> None:
    search = (
        each
        for board in boards
        for each in ChainSearch(
            board, Links(board, LinkKinds(grouped=True)), ChainRules(needs_node=True)
        ).run((CHAIN,))
    )
    found = list(search)
    assert found
    for finding in found:
        nodes = finding.parts[0][3]
        assert isinstance(nodes, tuple)
        assert any(cells & cells - 1 for cells, _, _ in nodes)


def test_a_chain_may_clear_one_candidate_only_and_end_in_a_group(boards: list[Board]) -> None:
    plain = [each for board in boards for each in LADDER["nice_loop"].technique.find(board)]
    grouped = [
        each for board in boards for each in LADDER["grouped_nice_loop"].technique.find(board)
    ]

    assert any(each.variant == CHAIN and len(each.eliminations) == 1 for each in plain)
    assert any(each.variant == CHAIN and _ends_in_a_group(each) for each in grouped)


def _ends_in_a_group(finding: Finding) -> bool:
    nodes = finding.parts[0][3]
    assert isinstance(nodes, tuple)
    return any(cells & cells - 1 for cells, _, _ in (nodes[0], nodes[-1]))


def test_of_a_chain_with_sets_both_ends_may_be_of_several_cells() -> None:
    board = hard_positions()[0]
    solution = kernel.solve(bytes(board.grid().givens))
    assert solution is not None
    found = [
        finding
        for finding in instances(LADDER["als_nice_loop"].technique, board)
        if all(cells & cells - 1 for cells, _, _ in ends_of(finding))
    ]
    gone = {candidate for finding in found for candidate in finding.eliminations}
    assert gone
    assert all(solution[candidate % 81] != candidate // 81 + 1 for candidate in gone)


def ends_of(finding: Finding) -> tuple[tuple[int, int, bool], ...]:
    """The first and the last node of a chain: cells, digit, whether it is true."""
    (nodes,) = (part[3] for part in cast("list[Any]", finding.parts) if part[0] == "chain")
    return nodes[0], nodes[-1]
