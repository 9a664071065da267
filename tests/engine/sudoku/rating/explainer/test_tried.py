# SPDX-License-Identifier: MIT
"""What was tried in vain: no image of a puzzle has another hint for it."""

from collections.abc import Iterator
from random import Random

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule
from sudoku_qt.engine.sudoku.rating.explainer.scale import QUICK_RULES
from sudoku_qt.engine.sudoku.rating.explainer.tried import Tried, first_hint
from tests.engine.sudoku.puzzle_lists import image
from tests.engine.sudoku.rating.explainer.rated import rated
from tests.sweeps import in_turn

NUMBERS = range(1, len(rated()), 5)


def way(board: Board, tried: Tried | None = None) -> Iterator[RatedHint]:
    """Yield the hints up to 9.0."""
    while (hint := first_hint(board, QUICK_RULES, tried=tried)) is not None:
        yield hint
        hint.draw(board)


def turned(board: Board, cells: bytes, digits: bytes) -> Board:
    """The image of a position."""
    places = {cell: place for place, cell in enumerate(cells)}
    other = Board.of_givens(bytes(81))
    for candidate in range(729):
        digit, cell = divmod(candidate, 81)
        if not board.has(candidate):
            RatedHint("", 0, (81 * (digits[digit + 1] - 1) + places[cell],)).draw(other)
    return other


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_that_is_symmetric_has_a_hint_in_every_image_or_in_none(number: int) -> None:
    board = Board.of_givens(rated()[number][1])
    _, cells, digits = kernel.canonical_image(rated()[number][1])
    theirs = Tried(cells, digits)
    for _ in way(board):
        other = turned(board, cells, digits)
        assert theirs.key(other) == Tried().key(board)
        for rule in QUICK_RULES:
            found = rule.find(board)
            if rule.symmetric:
                assert (rule.find(other) is None) is (found is None)
            if found:
                break


@in_turn("number", NUMBERS)
def test_an_image_has_the_hints_that_it_has_by_itself(number: int) -> None:
    puzzle = image(rated()[number][1], Random(number))
    form, cells, digits = kernel.canonical_image(puzzle)
    tried = Tried()
    assert list(way(Board.of_givens(puzzle), tried))
    theirs = tried.turned(cells, digits)
    known, alone = way(Board.of_givens(form), theirs), way(Board.of_givens(form))
    for one, other in zip(known, alone, strict=True):
        assert (one.eliminations, one.placement) == (other.eliminations, other.placement)


class Counted(Rule):
    """A rule that counts how often it is asked."""

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.asked = 0

    def find(self, board: Board) -> RatedHint | None:
        """What the rule has."""
        self.asked += 1
        return self.rule.find(board)


def test_what_found_nothing_in_a_position_is_not_asked_again() -> None:
    rules = [Counted(rule) for rule in QUICK_RULES[:20]]
    board, tried = Board.of_givens(kernel.minimal_puzzle(5250)), Tried()
    found = [first_hint(board, (*rules,), tried=tried) for _ in range(2)]
    assert found[0] is not None
    asked = [rule.asked for rule in rules if rule.asked]
    assert asked == [*[1] * (len(asked) - 1), 2]
