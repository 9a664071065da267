# SPDX-License-Identifier: MIT
"""A candidate that cannot be, told link by link."""

from collections.abc import Callable, Iterator

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import constraint_chains, contradictions
from sudoku_qt.engine.work import Cancelled, Stop
from tests.engine.sudoku.variants.boards import read


def test_a_contradiction_names_its_links() -> None:
    marks = Marks(read("", 4))
    for cell, mask in {0: 0b0011, 1: 0b0110, 4: 0b0110, 5: 0b0110}.items():
        marks.masks[cell] = mask
    step = next(contradictions(marks))
    assert step.technique == "contradiction"
    assert step.level == 5
    assert "step by step r1c" in str(step.reason)
    assert step.eliminations


@pytest.mark.parametrize("find", [contradictions, constraint_chains])
def test_they_can_be_cancelled(find: Callable[[Marks, Stop], Iterator[ReasonedStep]]) -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]', 4))
    with pytest.raises(Cancelled):
        next(find(marks, lambda: True))
