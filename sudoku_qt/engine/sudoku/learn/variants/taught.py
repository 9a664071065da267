# SPDX-License-Identifier: MIT
"""The lesson that teaches a step of a variant, by its rule or its technique."""

from collections.abc import Mapping

from sudoku_qt.engine.sudoku.learn.lessons.course import Lesson, lesson_on
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep

KIND_OF: Mapping[str, str] = {"leftovers": "region", "house_sum": "killercage"}
"""The kind of rules that a technique without a rule of its own belongs to."""


def lesson_for(step: ReasonedStep) -> Lesson | None:
    """The lesson that teaches a step; None for what any Sudoku teaches."""
    kinds = [KIND_OF[step.technique]] if step.technique in KIND_OF else []
    return lesson_on(kinds or ([step.constraint.kind] if step.constraint else []))
