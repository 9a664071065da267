# SPDX-License-Identifier: MIT
"""What helps a player now in a puzzle with rules of its own: a remark, or the next step."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.outlook import position_of, sound_marks
from sudoku_qt.engine.sudoku.hints.variants.pattern import Patterns, StepPattern
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.note_check import eliminated
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.explaining.explained import explained, explained_in_turn
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import steps_now
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.why_not import why_not
from sudoku_qt.engine.sudoku.variants.search.inspecting import VariantSolver
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, never


@dataclass(frozen=True)
class VariantAdvice:
    """The advice: why there is no step, or digits that are wrong, or a step.

    `where` are the cells of the step's house or constraint, none if it is about neither; `pattern`
    is what it rests on. `entered` says that the player has entered digits, all of them right.
    `mend` puts back right notes that the player has struck out, if there are any.
    """

    fault: Fault | None = None
    wrong: tuple[int, ...] = ()
    step: ReasonedStep | None = None
    where: Cells = ()
    pattern: StepPattern | None = None
    entered: bool = False
    mend: SudokuMove = ()
    is_solved: bool = False


def advise(puzzle: VariantPuzzle, states: Sequence[Grid], stop: Stop = never) -> VariantAdvice:
    """The advice after the states of a game, from its start to now. Raises `Cancelled`."""
    grid = states[-1]
    if grid.solved:
        return VariantAdvice(is_solved=True)
    inspection = inspect(puzzle.givens, stop, VariantSolver(puzzle))
    if inspection.fault or inspection.solution is None:
        return VariantAdvice(inspection.fault or Fault("This puzzle has no solution."))
    solution = inspection.solution
    wrong = tuple(cell for cell in grid.filled_cells if grid.values[cell] != solution[cell])
    if wrong:
        return VariantAdvice(wrong=wrong)
    marks = sound_marks(puzzle, states, solution)
    entered, mend = grid.values != grid.givens, (*_struck(states, solution),)
    step = next(steps_now(marks, stop), None)
    if step is None:
        return VariantAdvice(entered=entered, mend=mend)
    step = explained(step, marks)
    patterns = Patterns(puzzle.rules)
    pattern = patterns.of(step, position_of(marks, grid))
    where = patterns.where(step)
    return VariantAdvice(step=step, where=where, pattern=pattern, entered=entered, mend=mend)


def _struck(states: Sequence[Grid], solution: bytes) -> Iterator[Edit]:
    """Yield what puts back the notes that were struck out though they are right."""
    grid, struck = states[-1], eliminated(states)
    for cell in grid.empty_cells:
        right, noted = 1 << solution[cell] - 1, grid.candidates[cell]
        if noted and not noted & right and struck[cell] & right:
            yield Edit(cell, "+", right)


@dataclass(frozen=True)
class VariantReason:
    """Why a digit cannot be in a cell: `steps`, the last of which excludes it, none if unknown.

    `pattern` is what the last step rests on. `is_right` says that the digit is the right one;
    `fault` that nothing can be proved.
    """

    cell: int
    digit: int
    steps: tuple[ReasonedStep, ...] = ()
    pattern: StepPattern | None = None
    is_right: bool = False
    fault: Fault | None = None


def reason_against(
    puzzle: VariantPuzzle, grid: Grid, candidate: tuple[int, int], stop: Stop = never
) -> VariantReason:
    """Why a digit cannot be in a cell, with what else is right on the board. Raises `Cancelled`."""
    cell, digit = candidate
    inspection = inspect(puzzle.givens, stop, VariantSolver(puzzle))
    if inspection.fault or inspection.solution is None:
        fault = inspection.fault or Fault("This puzzle has no solution.")
        return VariantReason(cell, digit, fault=fault)
    solution = inspection.solution
    if solution[cell] == digit:
        return VariantReason(cell, digit, is_right=True)
    pairs = enumerate(zip(grid.values, solution, strict=True))
    right = bytes(now if now == due and at != cell else 0 for at, (now, due) in pairs)
    before = replace(puzzle, givens=right)
    steps = why_not(before, cell, digit, stop)
    if not steps:
        return VariantReason(cell, digit)
    told = tuple(explained_in_turn(steps, Marks(before)))
    marks = Marks(before)
    for step in steps[:-1]:
        step.take(marks)
    pattern = Patterns(puzzle.rules).of(told[-1], position_of(marks, grid))
    return VariantReason(cell, digit, told, pattern)


def moves_of(
    step: ReasonedStep, states: Sequence[Grid], *, tidy: bool, by_rules: bool = True
) -> tuple[SudokuMove, ...]:
    """The moves that do what a step concludes, in order, with notes tidied as `edits.place` does.

    A candidate can only be eliminated where it is noted, so missing notes are added first, by a
    separate move: eliminations are derived from the history.
    """
    grid = states[-1]
    if step.placement:
        return (edits.place(grid, *step.placement, tidy=tidy, by_rules=by_rules),)
    struck = eliminated(states)
    noted, gone = list[Edit](), list[Edit]()
    for cell, mask in step.eliminations:
        if missing := mask & ~grid.candidates[cell] and (
            grid.legal(cell) & ~struck[cell] & ~grid.candidates[cell]
        ):
            noted.append(Edit(cell, "+", missing))
        gone.append(Edit(cell, "-", mask))
    return tuple(filter(None, (tuple(noted), tuple(gone))))
