# SPDX-License-Identifier: MIT
"""Drafts with rules of their own are completed, pruned and made again, each as a move."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.compose.variants.drawing import draw
from sudoku_qt.engine.sudoku.compose.variants.variant_reworking import (
    change,
    completed,
    needed_only,
    one_like,
)
from sudoku_qt.engine.sudoku.compose.variants.variant_survey import pruned, survey_variant
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solve
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by
from tests.cages import KILLER

CLUES = (
    Constraint("killercage", (0, 1, 4), 7),
    Constraint("sandwichsum", (0, 1, 2, 3), 5),
    Constraint("littlekillersum", (1, 4), 5),
    Constraint("quadruple", (5, 6, 9, 10), (1, 2)),
    Constraint("thermometer", (12, 13)),
    Constraint("difference", (14, 15), 2),
)
SMALL = VariantPuzzle(Rules(4, None, CLUES[:1]), bytes(16))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_is_completed_with_no_given_too_many(seed: str) -> None:
    made = completed(SMALL, SeededRandom(seed))
    assert count_solutions(made, 2) == 1
    assert made.rules == SMALL.rules
    assert not pruned(survey_variant(made)).redundant


def test_what_has_no_solution_is_not_completed() -> None:
    impossible = (Constraint("killercage", (0, 1), 3), Constraint("killercage", (4, 5), 3))
    with pytest.raises(Fault):
        completed(replace(SMALL, rules=Rules(4, None, impossible)), SeededRandom("a"))


def test_what_is_not_needed_is_taken_away() -> None:
    puzzle = read_variant(KILLER)
    left = needed_only(puzzle)
    assert count_solutions(left, 2) == 1
    assert {*left.rules.constraints} <= {*puzzle.rules.constraints}
    known = pruned(survey_variant(left))
    assert (known.redundant, known.needless) == (frozenset(), ())


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_another_one_has_the_same_drawing_and_true_numbers(seed: str) -> None:
    solution = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    fits = [
        each for each in CLUES
        if not broken_by(Rules(4, None, (each,)), solution)
    ]  # fmt: skip
    puzzle = VariantPuzzle(Rules(4, None, tuple(fits)), solution[:2] + bytes(14))
    made = one_like(puzzle, SeededRandom(seed))
    assert count_solutions(made, 2) == 1
    places = [(each.kind, each.cells) for each in made.rules.constraints]
    assert places == [(each.kind, each.cells) for each in puzzle.rules.constraints]
    found = solve(made)
    assert found is not None
    assert not broken_by(made.rules, found)


def test_it_becomes_one_move_on_the_draft() -> None:
    game, puzzle = SudokuGame(), read_variant(KILLER)
    board = blank(9).rules.board
    start = game.play(EMPTY, game.start(EMPTY), (draw(puzzle.rules.constraints[0], board),))
    after = game.play(EMPTY, start, change(start, puzzle))
    assert after.puzzle == puzzle
    assert game.play(EMPTY, after, change(after, puzzle)) == after
