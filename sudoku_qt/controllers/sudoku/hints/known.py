# SPDX-License-Identifier: MIT
"""What a hint's card may have to tell, and its screens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.hints.screens import Screen, Telling, screens_of, told_whole
from sudoku_qt.controllers.sudoku.hints.why_screens import why_screens
from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import Advice
from sudoku_qt.engine.sudoku.hints.path import applied
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.hints.variants.pattern import StepPattern
from sudoku_qt.engine.sudoku.hints.why import Why
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep

if TYPE_CHECKING:  # of puzzles with rules of their own; a start need not
    from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice, VariantReason

AnyStep: TypeAlias = Step | ReasonedStep
"""A step of a classic Sudoku, or of a variant."""


class Explanation(NamedTuple):
    """A step that is told in full, and its position unless that is the one on the board."""

    step: Step
    position: Grid | None


class ReasonedExplanation(NamedTuple):
    """A step of a variant that is told in full, with its pattern, and its position likewise."""

    step: ReasonedStep
    pattern: StepPattern
    position: Grid | None


class Proof(NamedTuple):
    """Why a digit belongs in a cell or does not, and what the cell is called."""

    why: Why
    cell_name: str


Known: TypeAlias = (
    "Advice | VariantAdvice | VariantReason | Proof | Explanation | ReasonedExplanation"
)


def screens_for(known: Known, telling: Telling, grid: Grid) -> tuple[Screen, ...]:
    """The screens of what is known; `grid` is the one on the board."""
    if isinstance(known, Advice):
        return screens_of(known, telling)
    if isinstance(known, Explanation):
        return (told_whole(known.step, telling, known.position),)
    if isinstance(known, Proof):
        return why_screens(known.why, known.cell_name, telling)
    from sudoku_qt.controllers.sudoku.hints import variant_screens  # 74 ms

    if isinstance(known, ReasonedExplanation):
        return (variant_screens.told_alone(known.step, known.pattern, telling, known.position),)
    return variant_screens.variant_screens(known, telling, grid)


def is_explanation(known: "Known | None") -> bool:
    """Whether it explains a step that was chosen."""
    return isinstance(known, Explanation | ReasonedExplanation)


def is_advice(known: "Known | None") -> bool:
    """Whether it answers the question for a hint."""
    return known is not None and not (isinstance(known, Proof) or is_explanation(known))


def moves_for(
    step: AnyStep, states: Sequence[Grid], preferences: Preferences
) -> tuple[tuple[SudokuMove, ...], int]:
    """The moves that apply a step, and the first cell that they change."""
    tidy = preferences.is_on("clear_peers")
    if isinstance(step, Step):
        moves = applied.moves_of(step, Play.of_states(states), tidy=tidy)
        return moves, (*step.placements, *step.eliminations)[0].cell
    from sudoku_qt.engine.sudoku.hints.variants import advising  # variants: 77 ms

    cell = step.placement[0] if step.placement else step.eliminations[0][0]
    by_rules = preferences.is_on("clear_by_rules")
    return advising.moves_of(step, states, tidy=tidy, by_rules=by_rules), cell
