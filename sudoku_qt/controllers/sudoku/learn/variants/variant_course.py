# SPDX-License-Identifier: MIT
"""The exercises of lessons on variants, as the course asks for them one after the other."""

from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting
from sudoku_qt.controllers.sudoku.learn.topics import Topic
from sudoku_qt.controllers.sudoku.learn.variants.boards import LessonFigures, boards_of
from sudoku_qt.controllers.sudoku.learn.variants.variant_sitting import VariantSitting
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.lessons.run import FOUR, LessonRun
from sudoku_qt.engine.sudoku.learn.variants.turning import ALL, BoardTurn
from sudoku_qt.engine.sudoku.logic.step import Notation
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.board_painting import PaintedBoard


class VariantCourse:
    """Makes the exercises, and shows the figures of their boards."""

    def __init__(self, board: PaintedBoard, model: SudokuModel) -> None:
        self._figures = LessonFigures(board, model)

    def sitting(
        self, topic: Topic, run: LessonRun, library: Library, notation: Notation
    ) -> VariantSitting:
        """The next exercise of a lesson; another one where the answer of the last was shown."""
        number = run.number % FOUR
        task = boards_of(topic.key).tasks[number]
        words = library.variant_page(topic).exercises[number]
        return VariantSitting(task, words, _turning(run), notation)

    def mixed(self, exercise: Exercise, notation: Notation) -> ExerciseSitting:
        """A mixed exercise."""
        from sudoku_qt.controllers.sudoku.learn.variants.mixed_sitting import (  # hints: 70 ms
            MixedSitting,
        )
        from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import (  # with it: 50 ms
            MixedVariant,
        )

        assert isinstance(exercise, MixedVariant)  # noqa: S101 - as those of its lesson are
        return MixedSitting(exercise, notation)

    def labels(self, topic: Topic, library: Library) -> list[str]:
        """The labels of the four exercises."""
        return [words.label for words in library.variant_page(topic).exercises]

    def say_anew(self, sitting: object, topic: Topic, run: LessonRun, library: Library) -> None:
        """Give an exercise the texts of another language."""
        if not isinstance(sitting, VariantSitting):
            return
        number = (run.number - (sitting.is_done and not sitting.times_shown)) % FOUR
        sitting.say_anew(library.variant_page(topic).exercises[number])

    def show(self, sitting: object) -> None:
        """Show the figures of an exercise's board; in a first puzzle there are none."""
        if isinstance(sitting, ExerciseSitting):
            self._figures.show(sitting.puzzle, sitting.outlined)
        else:
            self._figures.show(None)


def _turning(run: LessonRun) -> BoardTurn:
    """How the board of the next exercise is turned: not at all at first, then at random."""
    batch, number = divmod(run.number, FOUR)
    if not batch and not run.shown and not run.closed:
        return BoardTurn()
    ways = SeededRandom(f"turned {run.seed} {batch} {number}").shuffled(ALL[1:])
    return BoardTurn(ways[run.shown % len(ways)])
