# SPDX-License-Identifier: MIT
"""An exercise while it is done: the marks, the verdict, and whether it is finished."""

from dataclasses import dataclass
from typing import Protocol

from sudoku_qt.controllers.sudoku.hints.screens import Telling, in_a_row
from sudoku_qt.controllers.sudoku.learn.exercise.drawn import drawing_of_exercise, linked, picked_of
from sudoku_qt.controllers.sudoku.learn.exercise.words import drawn_words, translated
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.spacing import spaced
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid
from sudoku_qt.engine.sudoku.learn.exercises.exercise import (
    NOWHERE,
    Exercise,
    Marks,
    cells_of,
    choice,
)
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import reason
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.learn.exercises.nudge import nudge
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Notation,
    Step,
    write_candidates,
    write_cells,
)
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown

CANDIDATES = frozenset({"strike", "link"})
"""The kinds of exercises in which candidates are marked."""
ALL_LIT = QT_TRANSLATE_NOOP("Exercises", "All {digit}s are lit.")
TO_MARK = QT_TRANSLATE_NOOP(
    "Exercises", "Click a cell to mark it, click again to take the mark away."
)
TO_STRIKE = QT_TRANSLATE_NOOP(
    "Exercises", "Click a candidate to strike it out, click again to take that back."
)
TO_PLACE = QT_TRANSLATE_NOOP("Exercises", "Click the cell in which the {digit} goes.")
TO_ENTER = QT_TRANSLATE_NOOP("Exercises", "Click a cell and type a digit.")
MARKED = QT_TRANSLATE_N_NOOP("Exercises", "{marked} of {count} cells marked")
MARKED_MORE = QT_TRANSLATE_NOOP("Exercises", "{marked} cells marked")
STRUCK = QT_TRANSLATE_NOOP("Exercises", "{marked} struck out")
CHECK_MARKS = QT_TRANSLATE_NOOP("Exercises", "Check the marks")
CHECK_STRUCK = QT_TRANSLATE_NOOP("Exercises", "Check what is struck out")
TO_CHOOSE = QT_TRANSLATE_NOOP("Exercises", "Choose below, or type 1 for yes, 2 for no.")
TO_LINK = QT_TRANSLATE_NOOP(
    "Exercises", "Click the candidates that come next, click again to take one back."
)
LINKED = QT_TRANSLATE_NOOP("Exercises", "{marked} added")
CHECK_CHAIN = QT_TRANSLATE_NOOP("Exercises", "Check the chain")
CHECK_ANSWER = QT_TRANSLATE_NOOP("Exercises", "Check the answer")
CHECK_DIGIT = QT_TRANSLATE_NOOP("Exercises", "Check the digit")
NUDGE = QT_TRANSLATE_NOOP("Exercises", "A nudge")
SHOW = QT_TRANSLATE_NOOP("Exercises", "Show me")
THESE = QT_TRANSLATE_NOOP("Exercises", "Here it is.")


@dataclass(frozen=True)
class Answered:
    """The contents of the answer box: the kind, and the text."""

    kind: str = ""
    text: Message | None = None
    step: Step | None = None


class Sitting(Protocol):
    """A task that is being done on the board of an exercise."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""

    @property
    def at_once(self) -> bool:
        """Whether the first check was right, and nothing was shown."""

    @property
    def times_shown(self) -> int:
        """How often the player had something shown."""

    @property
    def grid(self) -> Grid:
        """The grid on the board."""

    @property
    def drawing(self) -> Drawing:
        """The drawing over it."""

    @property
    def enters(self) -> bool:
        """Whether digits are entered at the cursor."""

    @property
    def shows_conflicts(self) -> bool:
        """Whether conflicts are shown."""

    def mark(self, cell: int, digit: int) -> None:
        """Handle a click on a cell, at the place of a digit (0: none)."""

    def enter(self, cell: int, digit: int) -> None:
        """Handle a digit that was typed on a cell; 0 erases."""

    def check(self) -> None:
        """Judge the marks."""

    def nudge(self) -> None:
        """Give a nudge."""

    def show(self) -> None:
        """Show the answer."""

    def content(self, telling: Telling) -> ExerciseShown:
        """The texts beside the board."""


class ExerciseSitting:
    """An exercise of a technique, or about the board."""

    def __init__(self, exercise: Exercise, notation: Notation = "r4c5") -> None:
        self.exercise, self.notation = exercise, notation
        self.marks: Marks = frozenset()
        self.answered = Answered()
        self._is_done, self._at_once = False, True
        self._nudges = self.times_shown = 0

    @property
    def is_done(self) -> bool:
        """Whether the answer was found, or shown."""
        return self._is_done

    @property
    def at_once(self) -> bool:
        """Whether the first check was right, and nothing was shown."""
        return self._at_once

    @property
    def puzzle(self) -> VariantPuzzle | None:
        """The puzzle on whose board it lies, if that has rules of its own."""
        return None

    @property
    def outlined(self) -> tuple[int, ...]:
        """The cells of the constraint that it is about."""
        return ()

    @property
    def was_helped(self) -> bool:
        """Whether a nudge was given, or the answer was shown."""
        return self._nudges > 0 or self.times_shown > 0

    # What the player does

    def mark(self, cell: int, digit: int) -> None:
        """Mark a cell or a candidate, or enter the lit digit; a repeated click undoes it."""
        lit, kind = self.exercise.view.digit, self.exercise.kind
        if kind == "mark":
            self._toggle(Candidate(cell, 0))
        elif kind in CANDIDATES:
            self._strike(cell, lit or digit)
        elif kind == "enter" and lit:
            self.enter(cell, 0 if Candidate(cell, lit) in self.marks else lit)

    def enter(self, cell: int, digit: int) -> None:
        """Enter a digit if the task is to enter one, eliminate it, or take it as a choice.

        If a click has entered the lit digit, typing it again changes nothing: many people do both.
        """
        lit = self.exercise.view.digit
        if self.exercise.kind in CANDIDATES:
            self._strike(cell, digit)
        elif self.exercise.kind == "choose":
            if 0 < digit <= len(self.exercise.choices):
                self._mark(choice(digit))
        elif self.exercise.kind == "enter" and not self.exercise.grid.values[cell]:
            entered = frozenset({Candidate(cell, lit or digit)})
            again = entered == self.marks and not lit
            self._mark(frozenset() if not digit or again else entered)

    def _strike(self, cell: int, digit: int) -> None:
        exercise, mark = self.exercise, Candidate(cell, digit)
        offered = exercise.view.offered
        if offered:
            here = [each for each in sorted(offered) if each.cell == cell]
            mark = here[0] if len(here) == 1 else mark
        is_there = digit and exercise.grid.candidates[cell] >> digit - 1 & 1
        if mark in offered or (is_there and not offered and mark not in exercise.begun):
            self._toggle(mark)

    def _toggle(self, mark: Candidate) -> None:
        """Toggle a mark; if the task needs a single mark, move it there."""
        moves = self.exercise.kind == "mark" and self.exercise.most == 1 and mark not in self.marks
        self._mark(frozenset({mark}) if moves else self.marks ^ {mark})

    def _mark(self, marks: Marks) -> None:
        if not self.is_done:
            self.marks = marks
            self.answered = Answered()

    @property
    def can_check(self) -> bool:
        """Whether enough is marked to be judged."""
        least = self.exercise.count if self.exercise.kind == "mark" else 1
        return not self.is_done and len(self.marks) >= least

    def check(self) -> None:
        """Judge the marks."""
        if not self.can_check:
            return
        verdict = judge(self.exercise, self.marks, self.notation)
        self.answered = Answered(verdict.rightness, verdict.text, verdict.step)
        self._is_done = verdict.rightness == "right"
        self._at_once = self._at_once and self._is_done

    def nudge(self) -> None:
        """Tell where to look and, from the second time on, a cell."""
        if not self.is_done:
            text = nudge(self.exercise, self.marks, self._nudges, self.notation)
            self._nudges += 1
            self.answered = Answered("nudge", text)

    def show(self) -> None:
        """Show the answer; the exercise is done, and was not right at once."""
        if not self.is_done:
            answer = self.exercise.answers[0]
            is_none = self.exercise.fish and not answer.step
            text = reason(self.exercise, self.notation) if is_none else None
            self.marks, self.answered = answer.marks, Answered("shown", text, answer.step)
            self._is_done, self._at_once, self.times_shown = True, False, 1

    # What is seen

    @property
    def enters(self) -> bool:
        """Whether digits are entered at the cursor."""
        return self.exercise.kind == "enter" and not self.exercise.view.digit

    @property
    def shows_conflicts(self) -> bool:
        """Whether conflicts are shown: not before the exercise is done."""
        return self.is_done

    @property
    def grid(self) -> Grid:
        """The position with what was entered, and without notes if the exercise hides them."""
        grid = self.exercise.grid
        if not self.exercise.view.notes:
            grid = Grid(grid.givens, grid.values, NO_CANDIDATES, shape=grid.shape)
        if self.exercise.kind == "enter":
            for cell, digit in self.marks:
                grid = grid.with_value(cell, digit)
        return grid

    @property
    def drawing(self) -> Drawing:
        """The lit digit, the pattern if it is given, and the marks."""
        exercise, step = self.exercise, self.answered.step
        if self.is_done and step and exercise.kind != "enter":
            return drawing_of(step)._replace(picked=picked_of(exercise, self.marks))
        return drawing_of_exercise(exercise, self.grid, self.marks, is_done=self.is_done)

    # What is said

    def content(self, telling: Telling) -> ExerciseShown:
        """The task, the marks, and the last verdict."""
        exercise = self.exercise
        name = self._name(telling)
        task = exercise.task
        is_open = not self.is_done
        return ExerciseShown(
            spaced(say(task.text.with_facts(name=name, cell=self._cell(telling)))),
            say(task.quiet) if task.quiet else "",
            marks=self._chips(telling),
            places=exercise.count if exercise.kind == "mark" else 0,
            marked="" if self.answered.kind == "shown" else self._counted(),
            digits=self.enters and is_open,
            choices=tuple(map(say, exercise.choices)) if is_open else (),
            chosen=self._chosen,
            kind=self.answered.kind,
            answer=self._answer(telling),
            note=self._note(telling) if is_open else "",
            nudge=translated(NUDGE) if is_open else "",
            show=translated(SHOW) if is_open else "",
            check=self._check_words() if is_open else "",
            can_check=self.can_check,
        )

    def _name(self, telling: Telling) -> str:
        step, technique = self.exercise.step, self.exercise.technique
        if step is None:
            return telling.pages[technique].title if technique else ""
        return telling.pages[technique].name(step)

    def _cell(self, telling: Telling) -> str:
        """The first cell of the answer, if the task is to find a cell by its name."""
        cells = sorted(cells_of(self.exercise.answers[0].marks))
        return write_cells(cells[:1], telling.notation)

    def _chips(self, telling: Telling) -> tuple[str, ...]:
        if self.exercise.kind == "mark":
            cells = sorted(cells_of(self.marks))
            return tuple(write_cells([cell], telling.notation) for cell in cells)
        if self.exercise.kind == "link":
            path = linked(self.exercise, self.marks)
            return tuple(next(write_candidates([one], "=", telling.notation)) for one in path)
        if self.exercise.kind == "strike":
            return tuple(self._struck_words(mark, telling) for mark in sorted(self.marks))
        return ()

    @property
    def _chosen(self) -> int:
        """The number of the choice that is taken; 0 for none."""
        return max((mark.digit for mark in self.marks if mark.cell == NOWHERE), default=0)

    def _struck_words(self, mark: Candidate, telling: Telling) -> str:
        """A crossed-out candidate; if one digit is highlighted, only its cell."""
        if self.exercise.view.digit:
            return write_cells([mark.cell], telling.notation)
        return " ".join(write_candidates([mark], "≠", telling.notation))

    def _counted(self) -> str:
        marked, count = len(self.marks), self.exercise.count
        if self.exercise.kind != "mark":
            words = {"strike": STRUCK, "link": LINKED}.get(self.exercise.kind, "")
            return translated(words, marked=marked) if words else ""
        if marked > count:
            return translated(MARKED_MORE, marked=marked)
        return translated(MARKED, count, marked=marked, count=count)

    def _answer(self, telling: Telling) -> str:
        answered = self.answered
        words = spaced(say(answered.text)) if answered.text else ""
        if self.is_done and answered.step:
            sentence = telling.pages[answered.step.technique].sentence(
                answered.step, telling.notation
            )
            return in_a_row(words, sentence) if words else sentence
        return words or (translated(THESE) if answered.kind == "shown" else "")

    def _note(self, telling: Telling) -> str:
        """What is drawn, in words, and the instruction for using the board."""
        exercise, digit = self.exercise, self.exercise.view.digit
        lit = [translated(ALL_LIT, digit=digit)] if digit else []
        how = {
            "mark": TO_MARK,
            "strike": TO_STRIKE,
            "enter": TO_PLACE if digit else TO_ENTER,
            "link": TO_LINK,
            "choose": TO_CHOOSE,
        }
        drawn = drawn_words(exercise, self.marks, telling)
        return in_a_row(*drawn, *lit, translated(how[exercise.kind], digit=digit))

    def _check_words(self) -> str:
        words = {
            "mark": CHECK_MARKS,
            "strike": CHECK_STRUCK,
            "enter": CHECK_DIGIT,
            "link": CHECK_CHAIN,
            "choose": CHECK_ANSWER,
        }
        return translated(words[self.exercise.kind])
