# SPDX-License-Identifier: MIT
"""The steps of puzzles with rules of their own: found, listed, drawn and told."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.hints.known import Known, ReasonedExplanation
from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.hints.variant_screens import hand_of, told_by, variant_apply_words
from sudoku_qt.controllers.sudoku.steps.telling import PLACE
from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import PathFound, find_variant_path
from sudoku_qt.controllers.workers.job import Work
from sudoku_qt.engine.message import COMMA, Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import PathStep
from sudoku_qt.engine.sudoku.hints.variants.outlook import (
    PathMemory,
    ReasonedPathStep,
    explained_there,
)
from sudoku_qt.engine.sudoku.hints.variants.pattern import Patterns, StepPattern
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.figures import figures_of, layouts_of
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.models.sudoku.steps.drawing import drawing_of_pattern
from sudoku_qt.models.sudoku.steps.model import StepRow
from sudoku_qt.models.sudoku.variant_titles import VARIANT_TECHNIQUES, short_title, step_title
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.steps.picture import StepShown

SINGLES = frozenset({"last_cell", "hidden_single", "naked_single", "constraint_single"})
RANKS = {name: rank for rank, name in enumerate(VARIANT_TECHNIQUES)}
"""What techniques of the same level are sorted by, the easiest first."""
Steps = Sequence[PathStep[Any]]


class VariantSteps:
    """The steps of a puzzle, which the ladder of its rules finds."""

    def __init__(self, puzzle: VariantPuzzle) -> None:
        self._puzzle, self._size = puzzle, puzzle.rules.size
        self._patterns = Patterns(puzzle.rules)
        self._figures = tuple(figures_of(puzzle))
        self._memory = PathMemory()

    def find(self, states: Sequence[Grid], _minutes: float, _ladder: Ladder) -> Work[PathFound]:
        """The work of finding the path of a game, from its states up to now."""
        return find_variant_path(self._puzzle, states, self._memory)

    def rows(self, steps: Steps, past: int, telling: Telling, _ladder: Ladder) -> Iterator[StepRow]:
        """Yield a row for each step; the first `past` of them are done."""
        for number, each in enumerate(steps, 1):
            step: ReasonedStep = each.step
            conclusion, *shorter = self._conclusions(step, telling)
            pattern = self._pattern(each)
            yield StepRow(
                number,
                step.technique,
                step_title(step),
                short_title(step),
                "",
                step.level,
                RANKS[step.technique],
                conclusion,
                frozenset(cell for cell, _ in pattern.candidates),
                frozenset(step.digits),
                step.technique in SINGLES,
                is_past=number <= past,
                is_next=number == past + 1,
                shorter=tuple(shorter),
            )

    def drawing(self, each: ReasonedPathStep) -> Drawing:
        """The whole drawing of a step."""
        return drawing_of_pattern(self._patterns.of(self._explained(each), each.before))

    def apply_words(self, each: ReasonedPathStep) -> str:
        """The text of the button that carries out a step."""
        return variant_apply_words(each.step)

    def explanation(self, each: ReasonedPathStep, *, is_here: bool) -> Known:
        """A step for the hint's card; if it is not valid here, with its position."""
        position = None if is_here else each.before
        step = self._explained(each)
        return ReasonedExplanation(step, self._patterns.of(step, each.before), position)

    def line(self, each: ReasonedPathStep, telling: Telling) -> tuple[str, str]:
        """The name of a step, and its conclusion."""
        return step_title(each.step), next(self._conclusions(each.step, telling))

    def shown(
        self,
        each: ReasonedPathStep,
        place: tuple[int, int],
        session: SudokuSession,
        telling: Telling,
    ) -> StepShown:
        """A step with its board, for others."""
        model = SudokuModel(session, session)
        model.show(each.before)
        drawing = self.drawing(each)
        model.set_layouts(layouts_of(self._figures, self._size))
        model.set_drawing(drawing)
        cells = [model.cell(cell) for cell in range(model.cells)]
        model.deleteLater()
        constraints = ConstraintBoard(self._figures, self._puzzle.rules.board.regions)
        constraints.light(drawing.clues)
        number, count = place
        where = QCoreApplication.translate("SudokuStep", PLACE)
        return StepShown(
            cells,
            drawing,
            step_title(each.step),
            told_by(self._sentence(each), telling),
            where.format(number=number, count=count),
            constraints=constraints,
            signs=telling.signs,
        )

    def text(self, steps: Steps, telling: Telling, colon: str) -> bytes:
        """The position and a numbered sentence for each step."""
        start = "".join(write_rows(steps[0].before.values, self._size)) if steps else ""
        sentences = (
            f"{number:>3}. {step_title(each.step)}{colon}{told_by(self._sentence(each), telling)}"
            for number, each in enumerate(steps, 1)
        )
        return ("\n".join((start, *sentences)) + "\n").encode()

    def objects(self, steps: Steps, _telling: Telling, _ladder: Ladder) -> bytes:
        """An object on a line for each step, in English, as `sudoku steps` has them."""
        found = (
            {
                "line": 1,
                "step": number,
                **each.step.described(self._size),
                "sentence": str(self._sentence(each)),
            }
            for number, each in enumerate(steps, 1)
        )
        return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in found).encode()

    def _explained(self, each: ReasonedPathStep) -> ReasonedStep:
        return explained_there(self._puzzle, each)

    def _sentence(self, each: ReasonedPathStep) -> Message:
        return self._explained(each).sentence(self._size)

    def _pattern(self, each: ReasonedPathStep) -> StepPattern:
        return self._patterns.of(each.step, each.before)

    def _conclusions(self, step: ReasonedStep, telling: Telling) -> Iterator[str]:
        """Yield the conclusion, "r7c5 ≠ 5", and then with its last parts only counted."""
        parts = [each.by(hand_of(telling)) for each in step.conclusion(self._size)]
        comma = say(Message(COMMA))
        for left_out in range(len(parts)):
            text = comma.join(parts[: len(parts) - left_out])
            text = text.replace("=", " = ").replace("≠", " ≠ ")
            yield f"{text} +{left_out}" if left_out else text
