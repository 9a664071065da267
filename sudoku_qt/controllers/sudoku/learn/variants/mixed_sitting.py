# SPDX-License-Identifier: MIT
"""A mixed exercise on a variant while it is done: the rules are told, and nothing else."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling, in_a_row
from sudoku_qt.controllers.sudoku.hints.variant_screens import told_by
from sudoku_qt.controllers.sudoku.learn.sitting import Answered, ExerciseSitting
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.variants.outlook import position_of
from sudoku_qt.engine.sudoku.hints.variants.pattern import Patterns
from sudoku_qt.engine.sudoku.learn.variants.mixed_judge import judge_mixed, nudge_mixed, reasoned
from sudoku_qt.engine.sudoku.learn.variants.mixed_positions import at_position
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant
from sudoku_qt.engine.sudoku.logic.step import Notation
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.rule_words import rule_messages
from sudoku_qt.models.sudoku.steps.drawing import drawing_of_pattern
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown


class MixedSitting(ExerciseSitting):
    """An exercise on a board whose rules are told."""

    def __init__(self, exercise: MixedVariant, notation: Notation = "r4c5") -> None:
        super().__init__(exercise, notation)
        self._mixed = exercise
        self._found: ReasonedStep | None = None

    @property
    def puzzle(self) -> VariantPuzzle:
        """The puzzle on whose board it lies."""
        return self._mixed.puzzle

    # What the player does

    def check(self) -> None:
        """Judge the marks."""
        if not self.can_check:
            return
        verdict = judge_mixed(self._mixed, self.marks)
        self.answered, self._found = Answered(verdict.rightness, verdict.text), verdict.step
        self._is_done = verdict.rightness == "right"
        self._at_once = self._at_once and self._is_done

    def nudge(self) -> None:
        """Tell where to look."""
        if not self.is_done:
            text = nudge_mixed(self._mixed, self.marks, self._nudges)
            self._nudges += 1
            self.answered = Answered("nudge", text)

    def show(self) -> None:
        """Show the step that comes next; the exercise is done, and was not right at once."""
        if not self.is_done:
            super().show()
            self._found = reasoned(self._mixed, self._mixed.steps[0])

    # What is seen

    @property
    def outlined(self) -> tuple[int, ...]:
        """The cells of the constraint by which the answer follows, once it is found."""
        found = self._found
        return found.constraint.cells if found and found.constraint else ()

    @property
    def drawing(self) -> Drawing:
        """The marks, or the step that was found; without notes only what can be seen of it."""
        if self._found is None:
            return super().drawing
        grid, position = self.grid, self._mixed.grid
        board = at_position(self._mixed.position)
        pattern = Patterns(self.puzzle.rules).of(self._found, position_of(board, position))
        drawing = drawing_of_pattern(pattern)
        if self.exercise.kind != "enter":
            return drawing
        discs = {cell: each for cell, each in drawing.discs.items() if grid.values[cell]}
        return drawing._replace(discs=discs, arrows=())

    # What is said

    def content(self, telling: Telling) -> ExerciseShown:
        """The task with the rules of the board, the marks, and the last verdict."""
        shown = super().content(telling)
        quiet = in_a_row(shown.quiet, *map(say, rule_messages(self.puzzle)))
        return shown._replace(quiet=quiet, answer=self._told(telling))

    def _told(self, telling: Telling) -> str:
        """What is said to the answer, and the reason once there is one."""
        said: list[Message] = [self.answered.text] if self.answered.text else []
        if self._found:
            said.append(self._found.sentence(self.puzzle.rules.size))
        return in_a_row(*(told_by(each, telling) for each in said)) if said else ""
