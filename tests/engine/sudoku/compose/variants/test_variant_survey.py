# SPDX-License-Identifier: MIT
"""Surveys of drafts with rules of their own: solutions, what clashes, what is not needed."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from sudoku_qt.engine.sudoku.compose.survey import Survey
from sudoku_qt.engine.sudoku.compose.variants.variant_survey import (
    MOST_COUNTED,
    counted,
    pruned,
    survey_variant,
)
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import blank
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, solutions
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from tests.cages import KILLER

WHOLE = Constraint("thermometer", tuple(range(9)))
LOW = Constraint("killercage", (0, 1), 4)
HIGH = Constraint("killercage", (30, 31), 17)
FOUR = Constraint("killercage", (0, 1), 7)


def of(*constraints: Constraint, size: int = 9, givens: dict[int, int] | None = None) -> Survey:
    puzzle = VariantPuzzle(Rules(size, None, constraints), bytes(size * size))
    filled = bytearray(puzzle.givens)
    for cell, digit in (givens or {}).items():
        filled[cell] = digit
    return survey_variant(replace(puzzle, givens=bytes(filled)))


def test_one_solution_is_known_at_once() -> None:
    known = survey_variant(read_variant(KILLER))
    assert known.is_unique
    assert all(mask.bit_count() == 1 for mask in known.possible)
    assert (known.side, known.fault, known.clash) == (9, None, ())


def test_several_are_counted_with_their_shares() -> None:
    first = of(FOUR, size=4, givens={5: 1})
    assert first.count is None
    known = counted(first)
    puzzle = known.drawn
    assert puzzle is not None
    every = [*solutions(puzzle)]
    assert known.count == len(every) > 1
    for cell, mask in enumerate(known.possible):
        assert mask == sum({1 << solution[cell] - 1 for solution in every})
        assert [bool(share) for share in known.shares[4 * cell : 4 * cell + 4]] == [
            bool(mask >> place & 1) for place in range(4)
        ]
    once = {
        (cell, digit)
        for cell in range(16)
        for digit, number in Counter(solution[cell] for solution in every).items()
        if number == 1
    }
    assert {*known.completing} == once


def test_more_than_so_many_are_not_counted() -> None:
    known = counted(of(HIGH))
    assert known.count == MOST_COUNTED + 1 == known.most + 1


def test_what_clashes_is_named_and_nothing_else() -> None:
    known = of(WHOLE, LOW, HIGH)
    assert (known.count, {*known.clash}, known.amiss) == (0, {WHOLE, LOW}, frozenset())


def test_givens_that_clash_with_a_rule_are_among_it() -> None:
    known = of(WHOLE, HIGH, givens={80: 3, 4: 4})
    assert known.count == 0
    assert known.clash == (WHOLE,)
    assert known.amiss == {4}


def test_every_part_of_a_clash_is_needed() -> None:
    cages = [Constraint("killercage", (9 * row, 9 * row + 1), 3) for row in range(3)]
    known = of(*cages, HIGH)
    assert known.count == 0
    puzzle = known.drawn
    assert puzzle is not None
    for each in known.clash:
        left = tuple(other for other in known.clash if other != each)
        fewer = replace(puzzle, rules=Rules(9, None, left))
        assert count_solutions(fewer, 1) == 1


def test_broken_rules_are_known_without_a_search() -> None:
    known = of(LOW, givens={0: 2, 1: 2})
    assert known.count == 0
    assert LOW in known.clash
    assert {0, 1} <= known.amiss
    assert known.fault is not None


def test_regions_that_leave_nothing_clash_alone() -> None:
    rules = Rules(4, (0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3))
    givens = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0])
    assert survey_variant(VariantPuzzle(rules, givens)).is_unique


def test_a_survey_of_a_puzzle_names_what_could_go() -> None:
    known = pruned(survey_variant(read_variant(KILLER)))
    puzzle = known.drawn
    assert puzzle is not None
    assert known.needless is not None
    for each in puzzle.rules.constraints:
        left = tuple(other for other in puzzle.rules.constraints if other != each)
        alone = count_solutions(replace(puzzle, rules=Rules(9, None, left)), 2) == 1
        assert (each in known.needless) == alone
    for cell in islice((cell for cell in range(81) if puzzle.givens[cell]), 5):
        fewer = puzzle.givens[:cell] + b"\0" + puzzle.givens[cell + 1 :]
        alone = count_solutions(replace(puzzle, givens=fewer), 2) == 1
        assert (cell in known.redundant) == alone


def test_who_stops_it_is_obeyed() -> None:
    with pytest.raises(Cancelled):
        survey_variant(replace(blank(9), rules=Rules(9, None, (HIGH,))), lambda: True)


def test_where_solutions_are_hard_to_find_a_round_number_of_them_is_told() -> None:
    constraints = (
        Constraint("thermometer", (0, 10, 20, 30)),
        Constraint("thermometer", (8, 16, 24, 32)),
        Constraint("killercage", (36, 45, 46), 11),
        Constraint("sandwichsum", tuple(range(72, 81)), 13),
        Constraint("antiknight"),
    )
    puzzle = VariantPuzzle(Rules(9, None, constraints), bytes(81))
    begun = Survey(bytes(81), None, shares=bytes([1]) * 729, most=MOST_COUNTED, drawn=puzzle)
    known = counted(begun)
    assert known.count is not None
    assert known.most in {50, 100, 200, 500, 1_000}
    assert known.count == known.most + 1
    assert not known.is_unique
