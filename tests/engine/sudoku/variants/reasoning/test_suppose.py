# SPDX-License-Identifier: MIT
"""The last resort."""

from functools import partial

import pytest

from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.sudoku.variants.reasoning.suppose import refuting, suppose
from sudoku_qt.engine.work import Cancelled, never
from tests.engine.sudoku.variants.boards import brute, read
from tests.engine.sudoku.variants.reasoning.told_links import wrong_links

FIVE = (
    '"killercage":[{"cells":["R5C5","R5C6","R6C6"],"value":"11"},'
    '{"cells":["R1C1","R1C2","R2C2"],"value":"8"},'
    '{"cells":["R1C5","R2C5","R3C5"],"value":"13"},'
    '{"cells":["R6C2","R6C3","R6C4"],"value":"12"},'
    '{"cells":["R3C1","R3C2","R3C3"],"value":"6"}]'
)
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
    asked = list[None]()

    def stop(after: int) -> bool:
        asked.append(None)
        return len(asked) > after

    next(suppose(Parts(Marks(read(CAGES, 4))), lambda: stop(1000)))
    often = len(asked)
    assert often < 1000
    for last in (1, often // 2, often - 1):
        asked.clear()
        with pytest.raises(Cancelled):
            next(suppose(Parts(Marks(read(CAGES, 4))), partial(stop, last)))


def test_what_is_in_a_solution_is_never_refuted() -> None:
    assert not [*suppose(Parts(Marks(read("", 4))))]


def test_it_is_told_in_cases_where_that_is_needed() -> None:
    marks = Marks(read(FIVE, 6))
    parts = Parts(marks)
    easy = {each.candidate for each in parts.fallen(0, never)}
    hard = {each.candidate for each in parts.fallen(100, never)} - easy
    assert len(hard) == 6
    for candidate in hard:
        step = refuting(parts, candidate)
        assert step
        assert " (if " in str(step.reason)
        assert not wrong_links(step, marks), step
    assert refuting(parts, 0) is None


def test_what_brings_most_is_told_and_what_fell_before_is_tried_first() -> None:
    parts = Parts(Marks(read(FIVE, 6)))
    some = parts.some_fallen(100, 3, never)
    assert len(some) == 3
    parts.marks.masks[some[0].candidate // 6] &= ~(1 << some[0].candidate % 6)
    left = {each.candidate for each in parts.some_fallen(100, 3, never)}
    assert left == {some[1].candidate, some[2].candidate}
    assert all(parts.gain(each) >= 1 for each in left)
