# SPDX-License-Identifier: MIT
"""The first puzzle while it is solved: guidance for each step, and an answer to each digit."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling, in_a_row
from sudoku_qt.controllers.sudoku.learn.exercise.words import translated
from sudoku_qt.controllers.sudoku.learn.sitting import TO_ENTER, Answered
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.lessons.first_puzzle import (
    Guidance,
    guidance,
    solution_of,
    why_not,
)
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown

TASK = QT_TRANSLATE_NOOP("Exercises", "Fill every empty cell.")
RULE = QT_TRANSLATE_NOOP(
    "Exercises", "Each row, column and box has the digits 1 to 9, each of them once."
)
FILLED = QT_TRANSLATE_NOOP("Exercises", "{filled} of {cells}")
SHOW_CELL = QT_TRANSLATE_NOOP("Exercises", "Show me")
GUIDES = "nudge"
"""The texts in the box as long as there was no mistake."""


class FirstSitting:
    """A puzzle from its givens to its end."""

    def __init__(
        self, grid: Grid, entered: str = "", times_shown: int = 0, notation: Notation = "r4c5"
    ) -> None:
        self.times_shown, self._notation = times_shown, notation
        self._solution = solution_of(grid)
        self._grid = _with_right(grid, entered, self._solution)
        self._wrong: Candidate | None = None
        self._shown: Step | None = None
        self.answered = Answered(GUIDES)
        self._guidance: Guidance = guidance(self._grid)
        self.newly_asked = self._guidance.cells
        """The cells of the guidance if it has just changed; the cursor goes to a single one."""

    @property
    def at_once(self) -> bool:
        """Whether no digit was shown; wrong ones do not count here."""
        return not self.times_shown

    @property
    def is_done(self) -> bool:
        """Whether every cell is filled correctly."""
        return self._grid.full

    @property
    def filled(self) -> int:
        """The number of filled cells."""
        return CELLS - self._grid.values.count(0)

    @property
    def entered(self) -> str:
        """The 81 digits so far, 0 for empty cells."""
        return "".join(map(str, self._grid.values))

    # What the player does

    def mark(self, cell: int, digit: int) -> None:
        """Leave the cursor where it was clicked; digits are entered at it."""
        self.newly_asked = frozenset()

    def enter(self, cell: int, digit: int) -> None:
        """Enter a digit: a right one stays, a wrong one is explained."""
        if self._grid.values[cell]:
            return
        entered = Candidate(cell, digit)
        self._wrong, self._shown, self.newly_asked = None, None, frozenset()
        self.answered = Answered(GUIDES)
        if digit == self._solution[cell]:
            self._grid = self._grid.with_value(cell, digit)
            before, self._guidance = self._guidance.cells, guidance(self._grid)
            if self._guidance.cells != before:
                self.newly_asked = self._guidance.cells
            self.answered = Answered("right" if self.is_done else GUIDES)
        elif digit:
            self._wrong = entered
            self.answered = Answered("wrong", why_not(self._grid, entered, self._notation))

    def check(self) -> None:
        """Do nothing: every digit is judged when it is entered."""

    def nudge(self) -> None:
        """Do nothing: the guidance is always shown."""

    def show(self) -> None:
        """Enter the digit that the guidance is about, and say why it goes there."""
        if (step := self._guidance.step) is not None:
            self.times_shown += 1
            self.enter(*step.placements[0])
            self._shown = step

    # What is seen

    @property
    def enters(self) -> bool:
        """Whether digits are entered at the cursor: always."""
        return True

    @property
    def shows_conflicts(self) -> bool:
        """Whether conflicts are shown: always, since each digit is judged at once."""
        return True

    @property
    def grid(self) -> Grid:
        """The correct digits so far, and the last one even if it is wrong."""
        return self._grid.with_value(*self._wrong) if self._wrong else self._grid

    @property
    def drawing(self) -> Drawing:
        """The house or the cell that the guidance is about."""
        cells = self._guidance.cells
        if len(cells) == 1:
            return Drawing(frames=cells)
        return Drawing(grounds=dict.fromkeys(cells, "where"))

    def content(self, telling: Telling) -> ExerciseShown:
        """The guidance, after why a shown digit is right, or why a digit is wrong."""
        words = say(self.answered.text or self._guidance.text)
        if (step := self._shown) and not self.is_done:
            page = telling.pages[step.technique]
            words = in_a_row(page.sentence(step, telling.notation), words)
        return ExerciseShown(
            translated(TASK),
            translated(RULE),
            title=translated(FILLED, filled=self.filled, cells=CELLS),
            digits=not self.is_done,
            kind=self.answered.kind,
            answer=words,
            note="" if self.is_done else translated(TO_ENTER),
            show="" if self.is_done else translated(SHOW_CELL),
        )


def _with_right(grid: Grid, entered: str, solution: bytes) -> Grid:
    """A grid with the correct ones of some digits."""
    for cell, letter in enumerate(entered):
        if letter == str(solution[cell]) and not grid.values[cell]:
            grid = grid.with_value(cell, solution[cell])
    return grid
