# SPDX-License-Identifier: MIT
"""Chute remote pairs: what the third box has to lack, and what it is not."""

from dataclasses import replace
from pathlib import Path

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn

EMPTY = Grid.of_givens(bytes(81)).with_all_candidates()
ONE, TWO = 1, 15
"""r1c2 and r2c7, of which the third box is that in the middle, and its third line r3c456."""


def grid(missing: dict[int, tuple[int, ...]]) -> Grid:
    """An empty grid, the two cells 47, without these digits (as masks) in some cells."""
    candidates = list(EMPTY.candidates)
    candidates[ONE] = candidates[TWO] = 0b1001000
    for digit, cells in missing.items():
        for cell in cells:
            candidates[cell] &= ~(1 << digit - 1)
    return replace(EMPTY, candidates=tuple(candidates))


def found(position: Grid) -> list[tuple[str, set[Candidate]]]:
    technique = LADDER["chute_remote_pair"].technique
    return [
        (each.variant, {Candidate(number % 81, number // 81 + 1) for number in each.eliminations})
        for each in technique.find(Board(position))
    ]


THIRD = (21, 22, 23)
SEEN = [6, 7, 8, 9, 10, 11]
"""What sees both: r1c789 but for nothing of the box's own cell, and r2c123."""


@in_turn(
    ("missing", "variant", "digits"),
    [
        ({4: THIRD}, "one", {7}),
        ({7: THIRD}, "one", {4}),
        ({4: THIRD, 7: THIRD}, "both", {4, 7}),
    ],
)
def test_a_digit_without_room_on_the_third_line_sends_the_other_away(
    missing: dict[int, tuple[int, ...]], variant: str, digits: set[int]
) -> None:
    ((kind, gone),) = found(grid(missing))
    assert kind == variant
    assert gone == {Candidate(cell, digit) for cell in SEEN for digit in digits}


@in_turn(
    "missing",
    [
        {},
        {4: THIRD[:2]},
        {4: (*THIRD, 3, 4, 5)},  # on one line of the box alone: locked candidates
        {4: (3, 4, 5, 12, 13, 14)},  # on the third line alone
        {5: THIRD},
    ],
)
def test_where_there_is_room_or_none_at_all_nothing_follows(
    missing: dict[int, tuple[int, ...]],
) -> None:
    assert found(grid(missing)) == []


def test_a_digit_that_is_entered_on_the_third_line_has_room_there() -> None:
    position = grid({4: (*THIRD, 3, 4, 5, 12, 13, 14)})
    values = bytearray(position.values)
    values[22] = 4
    candidates = [mask if cell != 22 else 0 for cell, mask in enumerate(position.candidates)]
    assert found(replace(position, values=bytes(values), candidates=tuple(candidates))) == []


def test_the_cases_have_both_kinds() -> None:
    folder = Path(__file__).parents[4] / "data" / "techniques"
    lines = (folder / "chute_remote_pair.txt").read_text("utf-8").splitlines()
    cases = [case for case in map(read_case, lines) if not case.forbids]
    technique = LADDER["chute_remote_pair"].technique
    assert {each.variant for case in cases for each in technique.find(Board(case.grid))} == {
        "one",
        "both",
    }
