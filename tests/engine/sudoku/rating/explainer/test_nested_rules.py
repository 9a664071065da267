# SPDX-License-Identifier: MIT
"""The simple rules inside of closures."""

from collections.abc import Callable, Iterator

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.rating.explainer.nested_rules import (
    Consequence,
    hidden_pairs,
    locked,
    naked_pairs,
    x_wings,
)
from tests.sweeps import in_turn

Simple = Callable[[Board, Board], Iterator[Consequence]]

# Each takes candidates, 81 * (digit - 1) + cell, off an empty grid to make its pattern.
CASES = (
    (locked, [9, 10, 11, 18, 19, 20], set(range(3, 9))),
    (hidden_pairs, [81 * d + c for d in (0, 1) for c in range(2, 9)], {81 * 2, 81 * 8 + 1}),
    (naked_pairs, [81 * d + c for d in range(2, 9) for c in (0, 1)], {2, 81 + 8}),
    (
        x_wings,
        [c for row in (0, 4) for c in range(9 * row, 9 * row + 9) if c % 9 not in {0, 5}],
        {9, 72, 77},
    ),
)


@in_turn(("rule", "eliminated", "expected"), CASES)
def test_a_rule_concludes_from_what_went(
    rule: Simple, eliminated: list[int], expected: set[int]
) -> None:
    start, now = Board.of_givens(bytes(81)), Board.of_givens(bytes(81))
    now.apply(Finding((), 0, tuple(eliminated)))
    found = list(rule(start, now))
    assert any(
        expected <= set(eliminations) and set(causes) == set(eliminated)
        for eliminations, causes in found
    )


@in_turn(("rule", "eliminated", "expected"), CASES)
def test_what_was_there_before_is_no_news(
    rule: Simple, eliminated: list[int], expected: set[int]
) -> None:
    board = Board.of_givens(bytes(81))
    board.apply(Finding((), 0, tuple(eliminated)))
    assert not list(rule(board, board))
    assert expected
