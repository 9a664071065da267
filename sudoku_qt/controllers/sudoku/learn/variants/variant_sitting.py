# SPDX-License-Identifier: MIT
"""An exercise on a variant while it is done: its texts are those of a page."""

from dataclasses import replace

from sudoku_qt.controllers.sudoku.hints.screens import Telling, in_a_row
from sudoku_qt.controllers.sudoku.learn.exercise.drawn import LIT
from sudoku_qt.controllers.sudoku.learn.sitting import Answered, ExerciseSitting
from sudoku_qt.controllers.sudoku.learn.variants.walk import drawing_of_pointed, named
from sudoku_qt.engine.sudoku.learn.exercises.exercise import cells_of
from sudoku_qt.engine.sudoku.learn.variants.pointing import Pointed, pointed
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.learn.variants.variant_judge import TurnedExercise, judge_variant
from sudoku_qt.engine.sudoku.learn.variants.variant_page import ExerciseWords, PageSentence
from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantTask
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown


class VariantSitting(ExerciseSitting):
    """An exercise of a page, on its board turned in one of eight ways."""

    def __init__(
        self,
        task: VariantTask,
        words: ExerciseWords,
        turning: BoardTurn,
        notation: Notation = "r4c5",
    ) -> None:
        self._turned = TurnedExercise(task, words.replies, turning)
        self.task = self._turned.turned
        super().__init__(self.task.exercise, notation)
        self._words = words
        self._reply = ""

    def say_anew(self, words: ExerciseWords) -> None:
        """Take the texts of another language; what was said to an answer is said again."""
        self._words = words
        self._turned = TurnedExercise(self._turned.task, words.replies, self._turned.turning)
        if self.answered.kind == "nudge":
            self._reply = self._nudge_words(self._nudges - 1)
        elif self.answered.kind in {"wrong", "partly"}:
            self._judge()

    @property
    def puzzle(self) -> VariantPuzzle:
        """The puzzle on whose board it lies."""
        return self.task.position.puzzle

    # What the player does

    def check(self) -> None:
        """Judge the marks."""
        if self.can_check:
            self._judge()
            self._is_done = self.answered.kind == "right"
            self._at_once = self._at_once and self._is_done

    def _judge(self) -> None:
        verdict = judge_variant(self._turned, self.marks, self.notation)
        self.answered = Answered(verdict.rightness, verdict.text)
        wrong = min(self.marks - self.task.answer, default=None)
        cell = write_cells([wrong.cell], self.notation) if wrong else ""
        self._reply = self._named(verdict.sentence).replace("{cell}", cell)

    def nudge(self) -> None:
        """Give the next nudge of the page; the last one is given again."""
        if not self.is_done:
            self._reply = self._nudge_words(self._nudges)
            self._nudges += 1
            self.answered = Answered("nudge")

    def _nudge_words(self, number: int) -> str:
        nudges = self._words.nudges
        return self._say(nudges[min(number, len(nudges) - 1)])

    # What is seen

    @property
    def _reason(self) -> Pointed:
        """What the reason points out."""
        board = self._turned.task.position.puzzle.rules.board
        return pointed(self._words.reason.points, board).turned(self._turned.turning)

    @property
    def outlined(self) -> tuple[int, ...]:
        """The cells of the constraint that it is about."""
        shown = self.task.position.pointed.outlined
        return shown if not self.is_done else self._reason.outlined or shown

    @property
    def drawing(self) -> Drawing:
        """The cells that the task points out, later those of the reason; and the marks."""
        shown = replace(self.task.position.pointed, placed=())  # digits of the position
        seen = self._reason if self.is_done else shown
        drawing = drawing_of_pointed(seen)
        discs = {**self._all_lit(), **drawing.discs}
        if self.exercise.kind == "strike":
            for cell, digit in sorted(self.marks):
                others = tuple(disc for disc in discs.get(cell, ()) if disc.digit != digit)
                discs[cell] = (*others, Disc(digit, "eliminated"))
        picked = cells_of(self.marks) if self.exercise.kind == "mark" else frozenset[int]()
        return drawing._replace(discs=discs, picked=picked)

    def _all_lit(self) -> dict[int, tuple[Disc, ...]]:
        """The digit whose places are sought, wherever it stands or is noted."""
        digit, grid = self.exercise.view.digit, self.grid
        return {
            cell: (Disc(digit, LIT),)
            for cell, value in enumerate(grid.values)
            if digit and (value == digit or grid.candidates[cell] >> digit - 1 & 1)
        }

    def content(self, telling: Telling) -> ExerciseShown:
        """The task, the marks, and the last verdict."""
        words = self._words
        answer = self._reply
        if self.is_done:
            right = [say(self.answered.text)] if self.answered.text else []
            answer = in_a_row(*right, self._named(words.reason))
        elif self.answered.text:
            answer = say(self.answered.text)
        return (
            super()
            .content(telling)
            ._replace(task=self._say(words.task), quiet=self._say(words.quiet), answer=answer)
        )

    def _named(self, sentence: PageSentence | None) -> str:
        return self._say(sentence.text) if sentence else ""

    def _say(self, text: str) -> str:
        return named(text, self.notation, self._turned.turning)
