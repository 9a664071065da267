# SPDX-License-Identifier: MIT
"""The rows of a list of steps: name, conclusion, and difficulty."""

from collections.abc import Iterator, Sequence

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.engine.sudoku.hints.clauses import conclusion
from sudoku_qt.engine.sudoku.hints.path.path_text import score_of
from sudoku_qt.engine.sudoku.hints.path.solving_path import PathStep
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.language import language, other_language
from sudoku_qt.models.sudoku.steps.model import StepRow
from sudoku_qt.paths import resource

SINGLES = frozenset(rung.name for rung in LADDER if rung.family == "singles")


def other_pages() -> Pages:
    """The pages of the other language, by whose names techniques are found, too."""
    return Pages(resource("techniques") / other_language(language()))


def rows_of(
    steps: Sequence[PathStep[Step]],
    past: int,
    telling: Telling,
    others: Pages,
    ladder: Ladder = LADDER,
) -> Iterator[StepRow]:
    """Yield a row for each step; the first `past` of them are done, and the next one is current.

    The ladder gives the scores of steps, but not their levels.
    """
    for number, each in enumerate(steps, 1):
        step = each.step
        yield StepRow(
            number,
            step.technique,
            telling.pages[step.technique].name(step),
            telling.pages[step.technique].short_name(step),
            others[step.technique].name(step),
            LADDER.listed_with(step.technique),
            score_of(step.technique, ladder),
            conclusion_text(step, telling),
            frozenset(mark.candidate.cell for mark in step.marks),
            frozenset(step.digits) | {mark.candidate.digit for mark in step.marks[-1:]},
            step.technique in SINGLES,
            is_past=number <= past,
            is_next=number == past + 1,
            shorter=tuple(shorter(step, telling)),
        )


def conclusion_text(step: Step, telling: Telling) -> str:
    """The conclusion of a step, with spaces between its signs: "r7c5 ≠ 5"."""
    return _listed(conclusion(step, telling.notation), step, telling)


def shorter(step: Step, telling: Telling) -> Iterator[str]:
    """Yield the conclusion with its last parts only counted, the longest first: "r7c5 ≠ 5 +2"."""
    parts = conclusion(step, telling.notation)
    for left_out in range(1, len(parts)):
        yield f"{_listed(parts[:-left_out], step, telling)} +{left_out}"


def _listed(parts: Sequence[str], step: Step, telling: Telling) -> str:
    text = telling.pages[step.technique].listing.join(parts)
    return text.replace("=", " = ").replace("≠", " ≠ ")
