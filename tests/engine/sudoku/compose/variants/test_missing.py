# SPDX-License-Identifier: MIT
"""The rule that a draft lacks is true of one of its solutions only, and has room."""

from collections.abc import Sequence

import pytest

from sudoku_qt.engine.sudoku.compose.variants.missing import MOST_SOLUTIONS, missing_rule
from sudoku_qt.engine.sudoku.compose.variants.variant_survey import counted, survey_variant
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.making.clues import clues_of
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solutions
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from tests.cages import SOLVED

EXCHANGED = (0, 1, 27, 28)
"""Cells whose digits, 1 and 2, may be exchanged."""


def drawn(*constraints: Constraint, empty: Sequence[int] = EXCHANGED) -> VariantPuzzle:
    """The solved grid without some of its digits, and with rules."""
    givens = bytes(0 if cell in empty else int(digit) for cell, digit in enumerate(SOLVED))
    return VariantPuzzle(Rules(9, None, constraints), givens)


def cage(*cells: int) -> Constraint:
    """A cage that the solved grid obeys."""
    return Constraint("killercage", cells, sum(int(SOLVED[cell]) for cell in cells))


def elsewhere(kind: str) -> Constraint:
    """A rule of a kind that says nothing of what may be exchanged."""
    true = clues_of(kind, Rules(9, None, ()).board, bytes(map(int, SOLVED)), SeededRandom("one"))
    return next(each for each in true if not {*each.cells} & {*EXCHANGED})


KINDS = ["killercage", "cage", "ratio", "difference", "odd", "thermometer", "sandwichsum"]


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_of_a_kind_that_is_drawn_and_leaves_one_solution(kind: str) -> None:
    puzzle = drawn(elsewhere(kind))
    every = [*solutions(puzzle)]
    assert len(every) == 2
    missing = missing_rule(puzzle, every)
    assert missing
    assert missing.kind == kind
    rules = Rules(9, None, (*puzzle.rules.constraints, missing))
    assert count_solutions(VariantPuzzle(rules, puzzle.givens), 2) == 1


def test_a_cage_lies_on_no_other() -> None:
    puzzle = drawn(cage(0, 1), cage(27, 28))
    every = [*solutions(puzzle)]
    assert len(every) == 2
    assert missing_rule(puzzle, every) is None, "only a cage with one of their cells would do"


def test_of_what_is_a_puzzle_and_of_what_has_too_many_nothing_is_missing() -> None:
    puzzle = drawn(cage(0, 1))
    one = next(solutions(puzzle))
    assert missing_rule(puzzle, [one]) is None
    assert missing_rule(puzzle, [one] * (MOST_SOLUTIONS + 1)) is None


def test_only_what_is_drawn_already_is_missing() -> None:
    every = [*solutions(drawn())]
    assert missing_rule(drawn(), every) is None
    assert missing_rule(drawn(Constraint("disjointgroups", (), None)), every) is None


def test_a_survey_tells_it_and_can_be_cancelled() -> None:
    first = survey_variant(drawn(cage(0, 1)))
    known = counted(first)
    assert known.count == 2
    assert known.missing
    with pytest.raises(Cancelled):
        counted(first, lambda: True)
