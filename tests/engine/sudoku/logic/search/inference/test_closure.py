# SPDX-License-Identifier: MIT
"""What follows along links is what the solution says, and may be read backwards."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.inference.closure import Closures
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import links_of
from tests.engine.sudoku.puzzle_lists import HARD, digits

CANDIDATE = LinkKinds()
SETS = LinkKinds(grouped=True, sets=True)


def rows(kinds: LinkKinds) -> dict[int, set[int]]:
    """What follows from each assumption."""
    board = Board.of_givens(digits(HARD))
    closure = Closures()
    closure.follow(board, links_of(board, kinds))
    masks = board.grid().candidates
    there = [node for node in range(729) if masks[node % 81] >> node // 81 & 1]
    return {node: set(closure.follows(node)) for each in there for node in (each, 729 + each)}


@pytest.fixture(scope="module", params=[CANDIDATE, SETS], ids=["candidates", "sets"])
def follows(request: pytest.FixtureRequest) -> dict[int, set[int]]:
    return rows(request.param)


def test_what_is_true_leads_to_nothing_false(follows: dict[int, set[int]]) -> None:
    solution = kernel.solve(digits(HARD))
    assert solution is not None
    right = {81 * (digit - 1) + cell for cell, digit in enumerate(solution)}
    true = {node for node in follows if (node % 729 in right) == (node < 729)}
    assert all(follows[node] <= true for node in true)


def test_everything_may_be_read_backwards(follows: dict[int, set[int]]) -> None:
    for start, ends in follows.items():
        assert start in ends
        for end in ends:
            assert (start + 729) % 1458 in follows[(end + 729) % 1458]


def test_what_follows_from_what_follows_is_there(follows: dict[int, set[int]]) -> None:
    for ends in follows.values():
        assert all(follows[end] <= ends for end in ends)


def test_links_of_sets_lead_further() -> None:
    few, many = rows(CANDIDATE), rows(SETS)
    assert all(few[node] <= many[node] for node in few)
    assert few != many
