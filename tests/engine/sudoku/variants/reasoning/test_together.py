# SPDX-License-Identifier: MIT
"""Houses, constraints and sums together."""

from collections.abc import Callable, Iterator

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.together import few_together, many_together
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.variants.boards import brute, read

Finder = Callable[[Parts], Iterator[ReasonedStep]]
CROSSING = (
    '"killercage":[{"cells":["R1C1","R2C1"],"value":"4"},{"cells":["R1C2","R2C2"],"value":"6"}]'
)
DOTS = '"ratio":[{"cells":["R1C1","R1C2"]}],"renban":[{"lines":[["R1C2","R1C3","R2C3"]]}]'


@pytest.mark.parametrize("rest", [CROSSING, DOTS])
@pytest.mark.parametrize("find", [few_together, many_together])
def test_what_goes_is_in_no_filling(rest: str, find: Finder) -> None:
    puzzle = read(rest, 4)
    ways = [*brute(puzzle.rules, bytes(16))]
    marks = Marks(puzzle)
    met = 0
    while step := next(find(Parts(marks)), None):
        met += 1
        assert step.technique == "together"
        for cell, mask in step.eliminations:
            assert mask & ~marks.masks[cell] == 0
            assert not any(mask >> way[cell] - 1 & 1 for way in ways)
        step.take(marks)
    assert met


def test_the_parts_are_named_and_none_is_too_many() -> None:
    step = next(few_together(Parts(Marks(read(CROSSING, 4)))))
    told = str(step.reason)
    assert told.startswith("By “Killer cage” at r1c1, r2c1 there is no room for ")
    assert step.level == 4
    assert step.constraint is not None


def test_pairs_are_named_too_where_they_are_needed() -> None:
    marks = Marks(read(DOTS, 4))
    told = ""
    while step := next(many_together(Parts(marks)), None):
        told += str(step.reason)
        step.take(marks)
    assert "“Black dot” at r1c1, r1c2" in told
    assert "“Renban line” at r1c2, r1c3, r2c3" in told


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        next(few_together(Parts(Marks(read(CROSSING, 4))), lambda: True))
