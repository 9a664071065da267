# SPDX-License-Identifier: MIT
"""What a hint's card may have to tell, and its screens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sudoku_qt.controllers.sudoku.hints.screens import Screen, Telling, screens_of, told_whole
from sudoku_qt.controllers.sudoku.hints.why_screens import why_screens
from sudoku_qt.engine.sudoku.game import SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import Advice
from sudoku_qt.engine.sudoku.hints.why import Why
from sudoku_qt.engine.sudoku.logic.step import Step

if TYPE_CHECKING:  # of puzzles with rules of their own; a start need not
    from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice, VariantReason
    from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep


class Explanation(NamedTuple):
    """A step that is told in full, and its position unless that is the one on the board."""

    step: Step
    position: Grid | None


class Proof(NamedTuple):
    """Why a digit belongs in a cell or does not, and what the cell is called."""

    why: Why
    cell_name: str


Known: TypeAlias = "Advice | VariantAdvice | VariantReason | Proof | Explanation"


def screens_for(known: Known, telling: Telling, grid: Grid) -> tuple[Screen, ...]:
    """The screens of what is known; `grid` is the one on the board."""
    if isinstance(known, Advice):
        return screens_of(known, telling)
    if isinstance(known, Explanation):
        return (told_whole(known.step, telling, known.position),)
    if isinstance(known, Proof):
        return why_screens(known.why, known.cell_name, telling)
    from sudoku_qt.controllers.sudoku.hints.variant_screens import variant_screens  # 74 ms

    return variant_screens(known, grid)


def is_advice(known: "Known | None") -> bool:
    """Whether it answers the question for a hint."""
    return known is not None and not isinstance(known, Proof | Explanation)


def moves_of_variant(
    step: "ReasonedStep", states: Sequence[Grid], *, tidy: bool
) -> tuple[tuple[SudokuMove, ...], int]:
    """The moves that apply a step of a variant, and the first cell that they change."""
    from sudoku_qt.engine.sudoku.hints.variants.advising import moves_of  # variants: 77 ms

    cell = step.placement[0] if step.placement else step.eliminations[0][0]
    return moves_of(step, states, tidy=tidy), cell
