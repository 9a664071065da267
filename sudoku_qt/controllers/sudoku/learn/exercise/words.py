# SPDX-License-Identifier: MIT
"""The texts of exercises: what an answer means for the lesson, and what comes next."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.hints.screens import Telling, in_a_row
from sudoku_qt.engine.sudoku.learn.chained import chain_nodes
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import chain_of
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks
from sudoku_qt.engine.sudoku.learn.lessons.run import FOUR, LessonRun
from sudoku_qt.engine.sudoku.logic.step import write_candidates, write_cells, write_chain
from sudoku_qt.models.sudoku.board.spoken import listed
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP

NEXT = QT_TRANSLATE_NOOP("Exercises", "Next exercise")
NEXT_LESSON = QT_TRANSLATE_NOOP("Exercises", "Next lesson")
ANOTHER = QT_TRANSLATE_NOOP("Exercises", "Another one like it")
AGAIN = QT_TRANSLATE_NOOP("Exercises", "Once more, with others")
CLOSED = QT_TRANSLATE_NOOP("Exercises", "This lesson is done.")
SECTION_PASSED = QT_TRANSLATE_NOOP("Exercises", "The section is passed.")
TO_GO = QT_TRANSLATE_N_NOOP(
    "Exercises", "{count} more right at the first try, one after the other, and it is done."
)
"""The text if four are done but the last three were not all right at once."""
NOT_FOUND = QT_TRANSLATE_NOOP(
    "Exercises", "What was shown does not count. Now find another one like it."
)
DIGITS_SHOWN = QT_TRANSLATE_NOOP("Exercises", "Digits that were shown: {count}.")
"""The text for a puzzle."""
CELLS = QT_TRANSLATE_NOOP("Exercises", "Its cells: {cells}.")
OFFERED = QT_TRANSLATE_NOOP("Exercises", "Lit: {candidates}.")
SO_FAR = QT_TRANSLATE_NOOP("Exercises", "So far: {chain}.")
SET_TIME = QT_TRANSLATE_NOOP("Exercises", "These four: {time}")
SET_AND_BEST = QT_TRANSLATE_NOOP("Exercises", "These four: {time} · best: {best}")


def translated(template: str, number: int = -1, /, **facts: object) -> str:
    """A text of the exercises in the installed language."""
    return QCoreApplication.translate("Exercises", template, None, number).format(**facts)


def drawn_words(exercise: Exercise, marks: Marks, telling: Telling) -> Iterator[str]:
    """Yield what is drawn: a fish, candidates that are offered, or a chain as far as it goes."""
    notation, fish, offered = telling.notation, exercise.fish, sorted(exercise.view.offered)
    if fish:
        yield translated(CELLS, cells=write_cells(sorted(fish.body(exercise.grid)), notation))
    if offered:
        yield translated(OFFERED, candidates=listed([*write_candidates(offered, "=", notation)]))
    if exercise.begun:
        chain = chain_of(exercise)
        nodes = chain_nodes(chain.continued(marks))
        yield translated(SO_FAR, chain=write_chain(nodes, notation))


class Outcome(NamedTuple):
    """What a finished exercise means: for its lesson, and for what follows."""

    run: LessonRun
    is_to_repeat: bool
    """Whether its answer was shown, so that another one replaces it."""
    is_over: bool
    has_next: bool
    """Whether there is another lesson."""
    ends_section: bool = False

    @property
    def note(self) -> str:
        """The consequence for the lesson."""
        run = self.run
        if self.is_to_repeat:
            return translated(NOT_FOUND)
        if not run.closed:
            return translated(TO_GO, run.to_go, count=run.to_go) if run.number >= FOUR else ""
        digits = [translated(DIGITS_SHOWN, count=run.shown)] if run.shown else []
        closed = SECTION_PASSED if self.ends_section else CLOSED
        return in_a_row(translated(closed), *digits)

    @property
    def onwards(self) -> str:
        """The text of the button that goes on."""
        if self.is_to_repeat:
            return translated(ANOTHER)
        if not self.is_over:
            return translated(NEXT)
        return translated(NEXT_LESSON) if self.has_next else translated(AGAIN)
