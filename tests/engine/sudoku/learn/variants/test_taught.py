# SPDX-License-Identifier: MIT
"""Steps of variants and the lessons that teach them."""

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.variants.taught import lesson_for
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep

ARROW = Constraint("arrow", (0, 1, 2))
LINE = Constraint("renban", (0, 1, 2))


@pytest.mark.parametrize(
    ("technique", "constraint", "lesson"),
    [
        ("constraint", ARROW, "thermometers_and_arrows"),
        ("constraint", LINE, ""),
        ("house_sum", None, "killer"),
        ("leftovers", None, "jigsaw"),
        ("hidden_single", None, ""),
    ],
)
def test_a_step_leads_to_the_lesson_on_its_rule(
    technique: str, constraint: Constraint | None, lesson: str
) -> None:
    step = ReasonedStep(technique, 3, Message("Why."), (0, 1), (), constraint)
    found = lesson_for(step)
    assert (found.name if found else "") == lesson
