# SPDX-License-Identifier: MIT
"""What follows from a step, and how that is written."""

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import steps_now
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    excluded,
    no_room,
    only_digit,
)
from tests.engine.sudoku.variants.boards import read

SEVEN = '"killercage":[{"cells":["R1C1","R1C2"],"value":"7"}]'


def test_what_follows_is_done_and_written() -> None:
    cage = Constraint("killercage", (0, 1), 3)
    step = ReasonedStep("constraint", 3, Message("so"), None, ((0, 0b1100), (1, 0b1000)), cage)
    marks = Marks(read("", 4))
    step.take(marks)
    assert marks.masks[:3] == [0b0011, 0b0111, 0b1111]
    assert step.follows(4) == ("r1c1≠3,4", "r1c2≠4")
    assert step.described(4)["cells"] == ["r1c1", "r1c2"]
    placed = ReasonedStep("last_cell", 1, Message("so"), (5, 4))
    placed.take(marks)
    assert marks.known[5]
    assert placed.described(4)["placements"] == ["r2c2=4"]


def test_all_sets_with_the_sum_are_named() -> None:
    marks = Marks(read(SEVEN))
    told = [str(step.reason) for step in steps_now(marks) if step.constraint]
    assert told[0] == (
        "r1c1, r1c2 add up to 7, that is 1+6, 2+5 or 3+4: no room for 7,8,9 in r1c1, r1c2."
    )
    marks.masks[0] = 0b100100
    told = [str(step.reason) for step in steps_now(marks) if step.technique == "constraint"]
    assert told == [
        "r1c1, r1c2 add up to 7, that is 1+6, 2+5 or 3+4: no room for 2,3,5,6,7,8,9 in r1c2."
    ]


def test_the_only_digit_is_said_with_its_sum() -> None:
    marks = Marks(read(SEVEN))
    marks.place(0, 3)
    [step] = [step for step in steps_now(marks) if step.technique == "constraint_single"]
    told = "r1c1, r1c2 add up to 7, that is 1+6, 2+5 or 3+4: only 4 fits in r1c2."
    assert str(step.reason) == told


@pytest.mark.parametrize(
    "constraint",
    [
        Constraint("killercage", (0, 1), None),
        Constraint("arrow", (0, 1), 7),
    ],
)
def test_no_sum_or_another_rule_is_not_told_so(constraint: Constraint) -> None:
    marks = Marks(read(""))
    assert only_digit(constraint, marks) is None
    assert no_room(constraint, marks) is None


def test_of_many_sets_only_the_sum_is_told() -> None:
    marks, cage = Marks(read("")), Constraint("killercage", (0, 1, 2), 19)
    facts = {"removed": "1 in r1c1", "digit": "2", "cell": "r1c1"}
    eliminated, left = no_room(cage, marks), only_digit(cage, marks)
    assert eliminated
    assert (
        str(eliminated.with_facts(**facts))
        == "r1c1, r1c2, r1c3 add up to 19: no room for 1 in r1c1."
    )
    assert left
    assert str(left.with_facts(**facts)) == "r1c1, r1c2, r1c3 add up to 19: only 2 fits in r1c1."


def test_cells_that_lose_the_same_digits_are_named_together() -> None:
    told = [str(each) for each in excluded({0: 0b11, 1: 0b1, 9: 0b11}, 9)]
    assert told == ["1,2 in r1c1, r2c1", "1 in r1c2"]
