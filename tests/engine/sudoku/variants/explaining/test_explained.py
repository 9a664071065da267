# SPDX-License-Identifier: MIT
"""Each kind of rule: a real step with its sentence; and of made puzzles every number is true."""

import json

import pytest

from sudoku_qt.engine.sudoku.variants.explaining.explained import explained, explained_in_turn
from sudoku_qt.engine.sudoku.variants.making.maker import MADE
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import leftovers
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import Reasoning, reasoned_path
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import constraint_candidates
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import lines_of, read
from tests.engine.sudoku.variants.explaining.true_reasons import untrue
from tests.engine.sudoku.variants.reasoning.test_told_facts import made
from tests.sweeps import every

TOLD = [json.loads(line) for line in lines_of("explained.txt")]


@pytest.mark.parametrize("case", TOLD, ids=lambda case: f"{case['kind']}-{case['technique']}")
def test_a_step_of_each_kind_says_why(case: dict[str, str]) -> None:
    marks = Marks(read(case["rules"], int(case["size"])))
    for cell, mask in enumerate(json.loads(case["masks"])):
        marks.masks[cell] = mask
        marks.known[cell] = bool(mask) and not mask & mask - 1
    found = [
        str(explained(step, marks).sentence(marks.size))
        for step in Reasoning(marks).steps()
        if step.technique == case["technique"]
    ]
    assert case["told"] in found


CASES = [(kind, size) for kind in sorted(MADE - {"negative"}) for size in (4, 6)]


@pytest.mark.parametrize("case", every(10, CASES))
def test_what_is_said_of_made_puzzles_is_true(case: tuple[str, int]) -> None:
    kind, size = case
    for seed in range(2):
        puzzle = made(kind, size, f"{seed}")
        if puzzle is None:
            continue
        marks = Marks(puzzle)
        reasoning = Reasoning(marks)
        while not marks.is_solved:
            step = next(reasoning.steps(), None)
            assert step is not None
            told = explained(step, marks)
            assert not untrue(told, marks), told.sentence(size)
            assert "{" not in str(told.sentence(size))
            step.take(marks)


def test_steps_in_turn_are_each_explained_where_they_are_found() -> None:
    puzzle = made("killercage", 4, "0")
    assert puzzle
    steps, _ = reasoned_path(puzzle)
    told = [*explained_in_turn(steps, Marks(puzzle))]
    assert [each.reason for each in told] == [each.reason for each in steps]
    assert any(each.because for each in told)


def test_of_leftovers_what_both_sides_can_hold_is_said() -> None:
    regions = (
        "AAABBBCCC" "AAABBBCCC" "DAABBBCCE" "DADFFFECE" "DDDFFFEEE"
        "DDDFFFEEE" "GGGHHHIII" "GGGHHHIII" "GGGHHHIII"
    )  # fmt: skip
    puzzle = VariantPuzzle(Rules(9, tuple("ABCDEFGHI".index(each) for each in regions)), bytes(81))
    marks = Marks(puzzle)
    for cell, mask in ((18, 0b10000010), (26, 0b11000000), (28, 0b01010000), (34, 0b10000010)):
        marks.masks[cell] = mask
    step = next(each for each in leftovers(marks) if each.follows(9) == ("r3c9≠8", "r4c2≠5"))
    assert str(explained(step, marks).sentence(9)).endswith(
        ": r3c9≠8, r4c2≠5. None of r3c1, r3c9 can be 5. Both can hold only 2,7 or 7,8."
    )


def test_where_a_digit_is_on_the_board_is_said_once() -> None:
    marks = Marks(read('"difference":[{"cells":["R1C4","R1C5"]}]'))
    marks.place(1, 2)
    step = next(constraint_candidates(marks))
    assert str(explained(step, marks).sentence(9)).endswith(
        " 1 in r1c4, r1c5. With 1 in r1c4, r1c5 would have to be 2, which is impossible. r1c2, in "
        "row 1, is already 2. With 1 in r1c5, r1c4 would have to be 2, which is impossible."
    )
