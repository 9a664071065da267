# SPDX-License-Identifier: MIT
"""Twinned XY-chains: the pattern as it was found, and what only looks like it."""

from dataclasses import replace

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn

LEDER = {36: "14", 40: "34", 44: "46", 72: "12", 76: "235", 80: "56"}
"""The six cells of the first example that was published: r5c159 and r9c159."""
EMPTY = Grid.of_givens(bytes(81)).with_all_candidates()


def gone(cells: dict[int, str]) -> list[set[Candidate]]:
    """What goes in a grid of which nothing is known but what these cells hold."""
    candidates = list(EMPTY.candidates)
    for cell, digits in cells.items():
        candidates[cell] = sum(1 << int(digit) - 1 for digit in digits)
    found = LADDER["twinned_xy_chains"].technique.find(
        Board(replace(EMPTY, candidates=tuple(candidates)))
    )
    return [
        {Candidate(number % 81, number // 81 + 1) for number in each.eliminations} for each in found
    ]


def test_each_of_the_six_digits_leaves_the_rest_of_its_line() -> None:
    row5 = [cell for cell in range(36, 45) if cell not in LEDER]
    row9 = [cell for cell in range(72, 81) if cell not in LEDER]
    columns = {
        digit: [cell for cell in range(first, 81, 9) if cell not in LEDER]
        for digit, first in ((1, 0), (3, 4), (6, 8))
    }
    wanted = {Candidate(cell, 4) for cell in row5}
    wanted |= {Candidate(cell, digit) for cell in row9 for digit in (2, 5)}
    wanted |= {Candidate(cell, digit) for digit, cells in columns.items() for cell in cells}
    assert gone(LEDER) == [wanted]


def test_two_columns_and_three_rows_are_as_good_and_the_middle_may_lie_at_the_side() -> None:
    turned = {cell % 9 * 9 + cell // 9: digits for cell, digits in LEDER.items()}
    (one,), (other,) = gone(LEDER), gone(turned)
    assert {(cell % 9 * 9 + cell // 9, digit) for cell, digit in other} == {*one}
    moved = {36: "34", 40: "14", 44: "46", 72: "235", 76: "12", 80: "56"}
    assert len(gone(moved)) == 1


@in_turn(
    "changed",
    [
        {76: "23"},  # the middle lacks one side
        {76: "2358"},  # a seventh digit
        {36: "147"},
        {80: "58"},  # the partner of 6 is no 6
        {72: "15"},  # both sides of the middle the same
        {44: "36"},  # no digit in common
        {44: "14"},  # the same partner twice
        {40: "24", 76: "235"},  # a digit on two lines
    ],
)
def test_what_only_looks_like_it_says_nothing(changed: dict[int, str]) -> None:
    assert gone({**LEDER, **changed}) == []
