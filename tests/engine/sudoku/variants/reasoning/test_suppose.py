# SPDX-License-Identifier: MIT
"""The last resort."""

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.sudoku.variants.reasoning.suppose import suppose
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.variants.boards import brute, read

CAGES = '"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]'


def test_a_candidate_is_supposed_and_refuted_link_by_link() -> None:
    puzzle = read(CAGES, 4)
    marks = Marks(puzzle)
    ways = [*brute(puzzle.rules, bytes(16))]
    step = next(suppose(Parts(marks)))
    assert (step.technique, step.level) == ("suppose", 5)
    for cell, mask in step.eliminations:
        assert not any(mask >> way[cell] - 1 & 1 for way in ways)
    assert "step by step" in str(step.reason)
    assert "and then" in str(step.reason)
    assert "{" not in str(step.reason)


def test_it_can_be_cancelled_inside_a_step() -> None:
    asked = iter(range(100))
    with pytest.raises(Cancelled):
        next(suppose(Parts(Marks(read(CAGES, 4))), lambda: next(asked) > 70))


def test_what_is_in_a_solution_is_never_refuted() -> None:
    assert not [*suppose(Parts(Marks(read("", 4))))]
