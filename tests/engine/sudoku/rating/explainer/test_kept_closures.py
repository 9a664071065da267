# SPDX-License-Identifier: MIT
"""What is kept of closures when a board goes on."""

import random
from collections.abc import Iterator

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.forcing import ForcingRule
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint
from sudoku_qt.engine.sudoku.rating.explainer.kept_closures import kept_closures
from tests.engine.sudoku.puzzle_lists import HARD, digits

RULES = (
    ForcingRule("multiple forcing chains", 8.0, dynamic=False, nishio=False),
    ForcingRule("dynamic forcing chains", 8.5, dynamic=True, nishio=False),
)


def told(hint: RatedHint | None) -> tuple[object, ...]:
    return (hint.rating, hint.eliminations, hint.placement) if hint else ()


def false_candidates(puzzle: bytes, seed: int) -> Iterator[list[int]]:
    """Some candidates at a time that are not the solution's, in any order."""
    board = Board.of_givens(puzzle)
    solution = kernel.solve(puzzle)
    assert solution is not None
    wrong = [
        candidate
        for candidate in range(729)
        if board.has(candidate) and solution[candidate % 81] != candidate // 81 + 1
    ]
    draw = random.Random(seed)
    draw.shuffle(wrong)
    while wrong:
        number = draw.choice((1, 1, 2, 3, 8))
        yield wrong[:number]
        del wrong[:number]


@pytest.mark.parametrize("rule", RULES, ids=["static", "dynamic"])
@pytest.mark.parametrize("seed", [None, 3, 8])
def test_a_board_that_went_on_has_the_hints_of_one_that_begins_there(
    rule: ForcingRule, seed: int | None
) -> None:
    puzzle = digits(HARD) if seed is None else kernel.minimal_puzzle(seed)
    board = Board.of_givens(puzzle)
    found = 0
    for eliminations in false_candidates(puzzle, 1):
        hint = told(rule.find(board))
        assert hint == told(rule.find(board.copy()))
        found += bool(hint)
        RatedHint("", 0.0, tuple(eliminations)).draw(board)
    assert found > 5


def known_of(board: Board, *, dynamic: bool) -> dict[int, object]:
    closures = enumerate(kept_closures(board, dynamic).of)
    return {node: closure for node, closure in closures if closure is not None}


@pytest.mark.parametrize("dynamic", [False, True])
def test_what_a_step_does_not_touch_is_kept(*, dynamic: bool) -> None:
    board = Board.of_givens(digits(HARD))
    shares = []
    for eliminations in list(false_candidates(digits(HARD), 1))[:20]:
        RULES[dynamic].find(board)
        before = known_of(board, dynamic=dynamic)
        RatedHint("", 0.0, (eliminations[0],)).draw(board)
        after = known_of(board, dynamic=dynamic)
        assert all(before[node] is closure for node, closure in after.items())
        shares.append(len(after) / max(1, len(before)))
    assert 0 < max(shares) < 1
