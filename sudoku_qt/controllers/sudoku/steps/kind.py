# SPDX-License-Identifier: MIT
"""How the steps of a kind of puzzle are found, listed, drawn and told: classic ones, or others."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from sudoku_qt.controllers.sudoku.hints.known import Explanation, Known
from sudoku_qt.controllers.sudoku.hints.screens import Telling, apply_words
from sudoku_qt.controllers.sudoku.steps.exporting import objects_of, text_of
from sudoku_qt.controllers.sudoku.steps.rows import other_pages, rows_of
from sudoku_qt.controllers.sudoku.steps.telling import step_shown
from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import PathFound, find_path
from sudoku_qt.controllers.workers.job import Work
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.one_line import write_line
from sudoku_qt.engine.sudoku.hints.path.solving_path import PathStep
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.models.sudoku.steps.drawing import drawing_of
from sudoku_qt.models.sudoku.steps.model import StepRow
from sudoku_qt.views.sudoku.steps.picture import StepShown

Steps = Sequence[PathStep[Any]]


class StepsKind(Protocol):
    """What differs between the steps of classic puzzles and those of others."""

    def find(self, states: Sequence[Grid], minutes: float, ladder: Ladder) -> Work[PathFound]:
        """The work of finding the path of a game, from its states up to now."""

    def rows(self, steps: Steps, past: int, telling: Telling, ladder: Ladder) -> Iterator[StepRow]:
        """Yield a row for each step; the first `past` of them are done."""

    def drawing(self, each: PathStep[Any]) -> Drawing:
        """The whole drawing of a step."""

    def apply_words(self, each: PathStep[Any]) -> str:
        """The text of the button that carries out a step."""

    def explanation(self, each: PathStep[Any], *, is_here: bool) -> Known:
        """A step for the hint's card; if it is not valid here, with its position."""

    def line(self, each: PathStep[Any], telling: Telling) -> tuple[str, str]:
        """The name of a step, and the step on one line."""

    def shown(
        self, each: PathStep[Any], place: tuple[int, int], session: SudokuSession, telling: Telling
    ) -> StepShown:
        """A step with its board, for others."""

    def text(self, steps: Steps, telling: Telling, colon: str) -> bytes:
        """Steps as sentences."""

    def objects(self, steps: Steps, telling: Telling, ladder: Ladder) -> bytes:
        """Steps as objects for programs."""


class ClassicSteps:
    """The steps of classic puzzles."""

    def find(self, states: Sequence[Grid], minutes: float, ladder: Ladder) -> Work[PathFound]:
        """The work of finding the path of a game, from its states up to now."""
        return find_path(states, minutes, ladder)

    def rows(self, steps: Steps, past: int, telling: Telling, ladder: Ladder) -> Iterator[StepRow]:
        """Yield a row for each step; the first `past` of them are done."""
        return rows_of(steps, past, telling, other_pages(), ladder)

    def drawing(self, each: PathStep[Step]) -> Drawing:
        """The whole drawing of a step."""
        return drawing_of(each.step)

    def apply_words(self, each: PathStep[Step]) -> str:
        """The text of the button that carries out a step."""
        return apply_words(each.step)

    def explanation(self, each: PathStep[Step], *, is_here: bool) -> Known:
        """A step for the hint's card; if it is not valid here, with its position."""
        return Explanation(each.step, None if is_here else each.before)

    def line(self, each: PathStep[Step], telling: Telling) -> tuple[str, str]:
        """The name of a step, and the step on one line."""
        return telling.pages[each.step.technique].name(each.step), write_line(each.step)

    def shown(
        self, each: PathStep[Step], place: tuple[int, int], session: SudokuSession, telling: Telling
    ) -> StepShown:
        """A step with its board, for others."""
        return step_shown(each, place, session, telling)

    def text(self, steps: Steps, telling: Telling, colon: str) -> bytes:
        """Steps as sentences."""
        return text_of(steps, telling, colon)

    def objects(self, steps: Steps, telling: Telling, ladder: Ladder) -> bytes:
        """Steps as objects for programs."""
        return objects_of(steps, telling, ladder)


def kind_for(setup: SudokuSetup) -> StepsKind:
    """The kind of steps that lead to the solution of a puzzle."""
    if setup.variant is None:
        return ClassicSteps()
    from sudoku_qt.controllers.sudoku.steps.variant_kind import VariantSteps  # 80 ms

    return VariantSteps(setup.variant)
