# SPDX-License-Identifier: MIT
"""A candidate that cannot be, told link by link."""

from collections.abc import Callable, Iterator

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import (
    constraint_chains,
    contradictions,
    told_supposed,
)
from sudoku_qt.engine.work import Cancelled, Stop
from tests.engine.sudoku.variants.boards import read


def test_a_contradiction_names_its_links() -> None:
    marks = Marks(read("", 4))
    for cell, mask in {0: 0b0011, 1: 0b0110, 4: 0b0110, 5: 0b0110}.items():
        marks.masks[cell] = mask
    step = next(contradictions(marks))
    assert step.technique == "contradiction"
    assert step.level == 5
    assert str(step.reason) == "If r1c1=2, then 1 has no place in box 1: r1c1≠2."
    assert step.eliminations


def test_links_and_rules_are_told_where_there_are_any() -> None:
    facts = {"candidate": "r1c1=1", "links": ("r1c2=2",), "end": "it breaks", "removed": "r1c1≠1"}
    bare = {**facts, "links": ()}
    rules = (Message("“Killer cage” at r1c1"),)
    assert str(told_supposed(facts)) == (
        "If r1c1=1, step by step r1c2=2, and then it breaks: r1c1≠1."
    )
    assert str(told_supposed(facts, rules)) == (
        "If r1c1=1, step by step r1c2=2, by “Killer cage” at r1c1, and then it breaks: r1c1≠1."
    )
    assert str(told_supposed(bare)) == "If r1c1=1, then it breaks: r1c1≠1."
    assert str(told_supposed(bare, rules)) == (
        "If r1c1=1, then it breaks, by “Killer cage” at r1c1: r1c1≠1."
    )


@pytest.mark.parametrize("find", [contradictions, constraint_chains])
def test_they_can_be_cancelled(find: Callable[[Marks, Stop], Iterator[ReasonedStep]]) -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"}]', 4))
    with pytest.raises(Cancelled):
        next(find(marks, lambda: True))
