# SPDX-License-Identifier: MIT
"""Why a digit is not in a cell."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.why_not import candidate_in, why_not
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled

PLAIN = VariantPuzzle(
    Rules(),
    parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
)
CAGES = (Constraint("killercage", (0, 1), 3), Constraint("even", (0,)))
KILLER = VariantPuzzle(Rules(4, None, CAGES), bytes([*[0] * 11, 3, 0, 3, 0, 1]))


def excluded_by(steps: tuple[ReasonedStep, ...], puzzle: VariantPuzzle) -> set[tuple[int, int]]:
    """What steps exclude, one after the other."""
    marks = Marks(puzzle)
    for step in steps:
        step.take(marks)
    return {
        (cell, digit)
        for cell, mask in enumerate(marks.masks)
        for digit in range(1, marks.size + 1)
        if not mask >> digit - 1 & 1
    }


@pytest.mark.parametrize("puzzle", [PLAIN, KILLER])
def test_every_wrong_digit_has_a_reason(puzzle: VariantPuzzle) -> None:
    solution = solve(puzzle)
    assert solution is not None
    for cell in range(0, len(solution), 5):
        for digit in range(1, puzzle.rules.size + 1):
            if puzzle.givens[cell] or digit == solution[cell]:
                continue
            steps = why_not(puzzle, cell, digit)
            eliminated = excluded_by(steps, puzzle)
            assert (cell, digit) in eliminated
            assert not any((place, right) in eliminated for place, right in enumerate(solution))
            assert "{" not in str(steps[-1].reason)


def test_the_easiest_reasons_are_at_once() -> None:
    (step,) = why_not(PLAIN, 2, 9)
    assert str(step.reason) == "r1c3 sees r3c2, which is 9."
    (step,) = why_not(KILLER, 0, 3)
    assert str(step.reason) == "“Even cell” at r1c1 leaves no room for 3 in r1c1."
    assert step.constraint == CAGES[1]
    (step,) = why_not(KILLER, 1, 4)
    assert step.technique == "constraint_single"


def test_the_shortest_of_several_reasons_is_told() -> None:
    for digit in (1, 2):
        steps = why_not(PLAIN, 2, digit)
        assert sum(step.length for step in steps) < 10


def test_a_candidate_is_read_and_a_given_has_no_reason() -> None:
    assert candidate_in("R4c10=g", 16) == (57, 16)
    for wrong in ("r4c5", "r0c1=1", "r5c1=1", "r1c1=5", "r1c1=0", "7"):
        with pytest.raises(Fault, match="no cell and digit"):
            candidate_in(wrong, 4)
    with pytest.raises(Fault, match="r1c1 is given: it is 5"):
        why_not(PLAIN, 0, 4)


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        why_not(PLAIN, 2, 2, lambda: True)
