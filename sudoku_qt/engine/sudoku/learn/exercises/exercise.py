# SPDX-License-Identifier: MIT
"""An exercise: a position, what is to be found in it, and everything that counts as found.

What a player marks are candidates: cells alone stand under the digit 0. The words of a task leave
blanks for what the technique is called, `{name}`, which its page knows, and for how a `{cell}` of
the answer is written.
"""

from dataclasses import dataclass
from typing import Literal

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.exercises.asked import NOTHING_NAMED, Asked
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step

Kind = Literal["mark", "strike", "enter"]
Marks = frozenset[Candidate]


@dataclass(frozen=True)
class Answer:
    """Marks that are right, and the step that they show, if it is one of a technique."""

    marks: Marks
    step: Step | None = None


@dataclass(frozen=True)
class Task:
    """What is asked: a word for the list of exercises, a sentence, and a hint beside it."""

    label: Message
    text: Message
    quiet: Message | None = None


@dataclass(frozen=True)
class View:
    """What the board shows beside the position: the digit lit, cells framed, notes or none.

    The `pattern` is drawn where somebody strikes out what it takes away.
    """

    digit: int = 0
    frames: frozenset[int] = frozenset()
    notes: bool = True
    pattern: bool = True


@dataclass(frozen=True)
class Exercise:
    """One exercise; `answers` has at least one, and the first is what "Show me" shows.

    Of "mark", cells are marked; of "strike", candidates, where mostly the pattern of the first
    answer is drawn; of "enter", one digit is entered. `asked` is what the task names of a pattern,
    `others` are those of the technique that the position has beside such.
    """

    kind: Kind
    grid: Grid
    task: Task
    answers: tuple[Answer, ...]
    view: View = View()
    asked: Asked = NOTHING_NAMED
    others: tuple[Step, ...] = ()

    @property
    def count(self) -> int:
        """How many marks it takes at least."""
        return min(len(answer.marks) for answer in self.answers)

    @property
    def most(self) -> int:
        """How many marks the largest answer has."""
        return max(len(answer.marks) for answer in self.answers)

    @property
    def step(self) -> Step | None:
        """The step that "Show me" shows, if there is one."""
        return self.answers[0].step

    @property
    def technique(self) -> str:
        """The technique that it is about, "" for the board and the rule."""
        return self.step.technique if self.step else ""

    @property
    def given(self) -> frozenset[int]:
        """The cells of the pattern that is drawn from the beginning."""
        drawn = self.step if self.kind == "strike" and self.view.pattern else None
        return pattern_of(drawn) if drawn else frozenset()


def cells_as_marks(cells: frozenset[int]) -> Marks:
    """Cells as they are marked."""
    return frozenset(Candidate(cell, 0) for cell in cells)


def cells_of(marks: Marks) -> frozenset[int]:
    """The cells in which something is marked."""
    return frozenset(cell for cell, _ in marks)
