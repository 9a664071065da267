# SPDX-License-Identifier: MIT
"""The contents of a lesson on paper: its page, and its exercises before and after an answer.

Exercises are asked for their words and their board as the window does it, so that every kind of
exercise prints.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting
from sudoku_qt.controllers.sudoku.learn.stations import (
    HERE,
    Station,
    stations_of_page,
    stations_of_step,
    translated,
)
from sudoku_qt.controllers.sudoku.learn.topics import Topic
from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of
from sudoku_qt.controllers.sudoku.learn.variants.mixed_sitting import MixedSitting
from sudoku_qt.controllers.sudoku.learn.variants.variant_sitting import VariantSitting
from sudoku_qt.controllers.sudoku.learn.variants.walk import VariantStation, stations_of_variant
from sudoku_qt.controllers.sudoku.paper.words import puzzles_on_paper
from sudoku_qt.controllers.sudoku.workers.teaching.handouts import LessonMade, LessonOrder
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, cells_of
from sudoku_qt.engine.sudoku.learn.lessons.course import EXPERT, Lesson
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.logic.step import Notation, write_candidates, write_cells
from sudoku_qt.engine.sudoku.worksheet import Prepared
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.rule_words import rule_messages
from sudoku_qt.models.sudoku.board.spoken import row_names
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.sudoku.paper.handout.content import Card, LessonOnPaper
from sudoku_qt.models.sudoku.paper.items import Board, Box, Overlay
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.paper.drawn_board import cells_across

PLACE = QT_TRANSLATE_NOOP("Handout", "{section} · lesson {number} of {count}")
NOWHERE = Box(0, 0, 0, 0)
NAMES = 0.5
"""The room for the names of rows, in cells."""
WRITTEN = 2
"""The lines to write on below an exercise."""


@dataclass(frozen=True)
class LessonTeller:
    """How lessons are told: the pages of a language, and the notation for cells."""

    library: Library
    notation: Notation = "r4c5"

    @property
    def _telling(self) -> Telling:
        return Telling(self.library.pages, self.notation)

    def lesson(self, topic: Topic, made: LessonMade) -> LessonOnPaper:
        """A lesson on paper, of what was made for it."""
        sittings = [*self._sittings(topic, made.exercises)]
        asked = [self._asked(number, each) for number, each in enumerate(sittings, 1)]
        answers = [self._answered(number, each) for number, each in enumerate(sittings, 1)]
        puzzles = puzzles_on_paper(made.puzzles, PaperOptions(), {})
        numbered = [*enumerate(puzzles, len(asked) + 1)]
        return LessonOnPaper(
            self.library.page(topic).title,
            _place(topic),
            self.library.idea(topic),
            [
                self._step(number, each)
                for number, each in enumerate(self._stations(topic, made), 1)
            ],
            self.library.rest(topic),
            asked,
            [_puzzle(number, each) for number, each in numbered],
            _rules(made.puzzles),
            answers,
            [_solution(number, each) for number, each in numbered],
        )

    # Its example

    def _stations(self, topic: Topic, made: LessonMade) -> Sequence[Station]:
        page = self.library.lesson_page(topic)
        if topic.has_boards:
            example = boards_of(topic.key).example
            return stations_of_variant(self.library.variant_page(topic), example, self.notation)
        if page and page.steps:
            return stations_of_page(page)
        return stations_of_step(made.example, self._telling) if made.example else ()

    def _step(self, number: int, station: Station) -> Card:
        board = self._board(station.grid, station.drawing, station)
        title = station.content.title
        named = "" if title == translated(HERE) else title
        return board._replace(number=str(number), question=named, sentence=station.content.text)

    # Its exercises

    def _sittings(self, topic: Topic, exercises: Sequence[Exercise]) -> Iterator[ExerciseSitting]:
        """Yield the exercises as they are before anything is marked."""
        if topic.has_boards:
            words = self.library.variant_page(topic).exercises
            for task, texts in zip(boards_of(topic.key).tasks, words, strict=True):
                yield VariantSitting(task, texts, BoardTurn(), self.notation)
        for exercise in exercises:
            if isinstance(exercise, MixedVariant):
                yield MixedSitting(exercise, self.notation)
            else:
                yield ExerciseSitting(exercise, self.notation)

    def _asked(self, number: int, sitting: ExerciseSitting) -> Card:
        words = sitting.content(self._telling)
        card = self._sat(sitting)
        return card._replace(
            number=str(number), question=words.task, quiet=words.quiet, lines=WRITTEN
        )

    def _answered(self, number: int, sitting: ExerciseSitting) -> Card:
        """The answer, drawn, and in a sentence why."""
        asked = sitting.content(self._telling)
        sitting.show()
        shown, kind = sitting.content(self._telling), sitting.exercise.kind
        answer = sitting.exercise.answers[0]
        is_told = answer.step or kind == "choose" or sitting.puzzle
        why = shown.answer if is_told else "" if kind == "enter" else asked.quiet
        card = self._sat(sitting, cells_of(answer.marks) if kind == "enter" else frozenset())
        if kind == "choose":
            words = asked.choices[shown.chosen - 1]
        else:
            words = " ".join(shown.marks) if kind == "link" else self._marks(sitting)
        return card._replace(number=str(number), question=words, sentence=why)

    def _marks(self, sitting: ExerciseSitting) -> str:
        """The cells or candidates of the answer, in notation."""
        marks, kind = sorted(sitting.exercise.answers[0].marks), sitting.exercise.kind
        if kind == "mark":
            return write_cells([mark.cell for mark in marks], self.notation)
        sign = "=" if kind == "enter" else "≠"
        return " ".join(write_candidates(marks, sign, self.notation))

    def _sat(self, sitting: ExerciseSitting, framed: frozenset[int] = frozenset()) -> Card:
        drawing = sitting.drawing
        drawing = drawing._replace(frames=drawing.frames | framed)
        return self._board(sitting.grid, drawing, sitting)

    def _board(self, grid: Grid, drawing: Drawing, of: Station | ExerciseSitting) -> Card:
        """A board without words, with the rules of what it is shown for."""
        puzzle, outlined = None, tuple[int, ...]()
        if isinstance(of, VariantStation | ExerciseSitting):
            puzzle, outlined = of.puzzle, tuple(of.outlined)
        rows = row_names(letters=self.notation == "D5", side=grid.shape.side)
        over = Overlay(drawing, tuple(rows), outlined)
        board = Board(NOWHERE, grid.givens, grid.values, grid.candidates, variant=puzzle, over=over)
        least = grid.shape.side + NAMES
        return Card(board, across=max(least, cells_across(puzzle)) if puzzle else least)


def order_of(topic: Topic) -> LessonOrder:
    """What has to be made for a topic."""
    lesson = topic.lesson or Lesson(topic.key, EXPERT, topic.techniques)
    puzzles = boards_of(topic.key).puzzles if topic.has_boards else ()
    return LessonOrder(lesson, topic.example, topic.on_ladder, topic.has_exercises, puzzles)


def _place(topic: Topic) -> str:
    if topic.lesson is None:
        return level_word(topic.level)
    count = len(topic.among)
    words = QCoreApplication.translate("Handout", PLACE)
    return words.format(section=say(topic.lesson.section), number=topic.number, count=count)


def _rules(puzzles: Sequence[Prepared]) -> str:
    """The rules of puzzles, each on a line, and those of several only once."""
    variants = [each.setup.variant for each in puzzles if each.setup.variant]
    return "\n".join(
        dict.fromkeys(say(rule) for variant in variants for rule in rule_messages(variant))
    )


def _puzzle(number: int, puzzle: PaperPuzzle) -> Card:
    return Card(
        puzzle.board(NOWHERE, large=False),
        str(number),
        quiet=puzzle.remark,
        across=puzzle.across,
    )


def _solution(number: int, puzzle: PaperPuzzle) -> Card:
    return Card(puzzle.answer(NOWHERE), str(number), across=puzzle.across)
