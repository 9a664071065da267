# SPDX-License-Identifier: MIT
"""Generated puzzles of all kinds: no step is wrong, and its sentence names what it rests on."""

import pytest

from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.making.maker import MADE, VariantOptions, make_variant
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import Reasoning
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.paths import resource
from tests.engine.sudoku.variants.boards import read
from tests.engine.sudoku.variants.reasoning.told_facts import wrongly_told
from tests.sweeps import dear, every

CASES = [(kind, size) for kind in sorted(MADE - {"negative"}) for size in (4, 6)]
LARGE = (
    "killercage",
    "thermometer",
    "arrow",
    "xv",
    "sandwichsum",
    "antiknight",
    "renban",
    "quadruple",
)


def checked(puzzle: VariantPuzzle) -> int:
    """Go the whole way and check every step; how many were checked by what they name."""
    solution = solve(puzzle)
    assert solution is not None
    marks = Marks(puzzle)
    reasoning = Reasoning(marks)
    decided = 0
    while not all(marks.known):
        step = next(reasoning.steps(), None)
        assert step is not None, "no step is known"
        told = wrongly_told(step, marks)
        assert not told, step
        decided += told is False
        step.take(marks)
        for cell, mask in enumerate(marks.masks):
            assert mask >> solution[cell] - 1 & 1, step
    return decided


def made(kind: str, size: int, seed: str) -> VariantPuzzle | None:
    """A puzzle of a kind; some have none of a size."""
    try:
        return make_variant(
            VariantOptions((kind,), size=size, seed=seed), layouts=resource("puzzles/jigsaw.txt")
        )
    except Fault:
        return None


@pytest.mark.parametrize("case", every(16, CASES))
def test_no_step_of_a_generated_puzzle_is_wrong(case: tuple[str, int]) -> None:
    kind, size = case
    puzzles = [made(kind, size, f"{number}") for number in range(2)]
    for each in puzzles:
        if each:
            checked(each)


@pytest.mark.parametrize("kind", [dear(kind) for kind in LARGE])
def test_no_step_of_a_large_puzzle_is_wrong(kind: str) -> None:
    puzzle = made(kind, 9, "0")
    assert puzzle is not None
    checked(puzzle)


def test_the_check_sees_what_does_not_follow() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4))
    [cage] = [each for each, _ in marks.rules.reasons if each]

    def told(*gone: tuple[int, int]) -> bool | None:
        return wrongly_told(ReasonedStep("constraint", 3, Message(""), None, gone, cage), marks)

    assert told((0, 0b1100)) is False
    assert told((0, 0b0100), (1, 0b0001)) is True
    assert told((8, 0b0001)) is True
    row = Message("row {number}", number=1)
    both = Message("{rules}", rules=(row, at(cage, 4)))
    step = ReasonedStep("together", 4, both, None, ((2, 0b0011),))
    assert wrongly_told(step, marks) is False
    step = ReasonedStep("together", 4, Message("{rules}", rules=(row,)), None, ((2, 0b0011),))
    assert wrongly_told(step, marks) is True


def test_a_cell_that_a_named_rule_has_is_known_even_where_the_rule_says_nothing_of_it() -> None:
    puzzle = made("palindrome", 6, "s25")
    assert puzzle is not None
    assert checked(puzzle) > 0
