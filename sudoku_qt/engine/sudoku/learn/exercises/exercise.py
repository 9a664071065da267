# SPDX-License-Identifier: MIT
"""An exercise: a position, a task, and all answers that count as right.

A player marks candidates; a cell without a digit is marked under the digit 0. The sentence of a
task has blanks for the name of the technique, `{name}`, which its page knows, and for a `{cell}` of
the answer.
"""

from dataclasses import dataclass
from typing import Literal

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.claimed_fish import ClaimedFish
from sudoku_qt.engine.sudoku.learn.exercises.pattern_named import NOTHING_NAMED, PatternNamed
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step

Kind = Literal["mark", "strike", "enter", "link", "choose"]
About = Literal[
    "board",
    "notes_of_cell",
    "places",
    "entry",
    "last_note",
    "strong_in_house",
    "strong_in_box",
    "weak",
    "colours",
    "mixed",
    "anywhere",
    "which",
    "fish",
    "chain",
]
"""What an exercise is about if not the pattern of one technique; those are about "board"."""
Rightness = Literal["right", "partly", "wrong"]
Marks = frozenset[Candidate]
NOWHERE = -1
"""The cell of a mark that is no place on the board."""


@dataclass(frozen=True)
class Answer:
    """The right marks, and the step that they show, if they show one of a technique."""

    marks: Marks
    step: Step | None = None


@dataclass(frozen=True)
class Verdict:
    """The verdict on marks: whether they are right, why, and the step that they show, if any."""

    rightness: Rightness
    text: Message
    step: Step | None = None


@dataclass(frozen=True)
class Task:
    """A task: a word for the list of exercises, a sentence, and a hint beside it."""

    label: Message
    text: Message
    quiet: Message | None = None


@dataclass(frozen=True)
class View:
    """What the board shows besides the position: a lit digit, framed cells, notes or none.

    The `pattern` is drawn where the task is to eliminate what it excludes. Where some candidates
    are `offered`, no others can be struck out.
    """

    digit: int = 0
    frames: frozenset[int] = frozenset()
    notes: bool = True
    pattern: bool = True
    offered: Marks = frozenset()


@dataclass(frozen=True)
class Exercise:
    """An exercise; `answers` has at least one, and "Show me" shows the first.

    In a "mark" exercise cells are marked; in a "strike" exercise candidates are eliminated, and
    usually the pattern of the first answer is drawn; in an "enter" exercise one digit is entered.
    In a "link" exercise a chain that is `begun` is continued by further candidates. In a "choose"
    exercise one of the `choices` is taken, about a `fish` that is drawn.

    `asked` is what the task names of the pattern; `others` are further patterns of the technique in
    the position.
    """

    kind: Kind
    grid: Grid
    task: Task
    answers: tuple[Answer, ...]
    view: View = View()
    pattern_asked: PatternNamed = NOTHING_NAMED
    others: tuple[Step, ...] = ()
    about: About = "board"
    begun: tuple[Candidate, ...] = ()
    choices: tuple[Message, ...] = ()
    fish: ClaimedFish | None = None
    named: str = ""
    """The technique of an exercise whose answer is that there is none."""

    @property
    def count(self) -> int:
        """The least number of marks in an answer."""
        return min(len(answer.marks) for answer in self.answers)

    @property
    def most(self) -> int:
        """The number of marks in the largest answer."""
        return max(len(answer.marks) for answer in self.answers)

    @property
    def step(self) -> Step | None:
        """The step that "Show me" shows, if there is one."""
        return self.answers[0].step

    @property
    def technique(self) -> str:
        """The technique of the exercise, "" for those about the board and the rule."""
        return self.step.technique if self.step else self.named

    @property
    def given(self) -> frozenset[int]:
        """The cells of the pattern that is drawn from the start."""
        if self.fish:
            return self.fish.body(self.grid)
        drawn = self.step if self.kind == "strike" and self.view.pattern else None
        return pattern_of(drawn) if drawn else frozenset()


def choice(number: int) -> Marks:
    """The marks of a choice (1, 2): its number, in no cell."""
    return frozenset({Candidate(NOWHERE, number)})


def cells_as_marks(cells: frozenset[int]) -> Marks:
    """Cells as marks."""
    return frozenset(Candidate(cell, 0) for cell in cells)


def cells_of(marks: Marks) -> frozenset[int]:
    """The cells that contain a mark."""
    return frozenset(cell for cell, _ in marks)
