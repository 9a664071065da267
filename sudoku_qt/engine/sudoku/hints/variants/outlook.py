# SPDX-License-Identifier: MIT
"""The solving path of a puzzle with rules of its own, from the player's position."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import Outlook, PathStep
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.markings import unmarked
from sudoku_qt.engine.sudoku.note_check import eliminated
from sudoku_qt.engine.sudoku.variants.explaining.explained import explained
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import Reasoning, easy_steps
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import constraint_candidates
from sudoku_qt.engine.sudoku.variants.search.inspecting import VariantSolver
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

ReasonedOutlook = Outlook[ReasonedStep]
ReasonedPathStep = PathStep[ReasonedStep]


@dataclass
class PathMemory:
    """The path from the givens, once it has been found, since it stays the same."""

    steps: tuple[ReasonedPathStep, ...] = ()
    whole: bool = True

    def after(self, position: Grid) -> tuple[ReasonedPathStep, ...]:
        """What remains of the path in one of its positions; nothing in any other."""
        places = (place for place, each in enumerate(self.steps) if each.before == position)
        return self.steps[next(places, len(self.steps)) :]


def look_ahead(
    puzzle: VariantPuzzle,
    states: Sequence[Grid],
    stop: Stop = never,
    progress: Progress = unheard,
    memory: PathMemory | None = None,
) -> ReasonedOutlook:
    """The steps of a player, from the correct part of their position. Raises `Cancelled`.

    `states` are those of a game from its start to now. What was found is kept in `memory`.
    """
    memory = memory or PathMemory()
    grid = states[-1]
    inspection = inspect(puzzle.givens, stop, VariantSolver(puzzle))
    solution = inspection.solution
    if inspection.fault or solution is None:
        return Outlook(fault=inspection.fault or Fault("This puzzle has no solution."))
    marks = sound_marks(puzzle, states, solution)
    now = position_of(marks, grid)
    if not memory.steps:
        share = 1 if now == position_of(Marks(puzzle), grid) else 2
        found = _steps_from(Marks(puzzle), grid, stop, lambda done: progress(done / share))
        memory.steps, memory.whole = found
    ahead, whole = memory.after(now), memory.whole
    if not ahead:
        ahead, whole = _steps_from(marks.copy(), grid, stop, lambda done: progress(0.5 + done / 2))
    progress(1)
    return Outlook(
        tuple(each for each in memory.steps if is_done(each.step, now)),
        ahead,
        tuple(PathStep(step, now) for step in distinct(easy_steps(marks, stop))) or ahead[:1],
        frozenset(cell for cell in grid.filled_cells if grid.values[cell] != solution[cell]),
        whole=whole,
    )


def sound_marks(puzzle: VariantPuzzle, states: Sequence[Grid], solution: bytes) -> Marks:
    """The candidates that the rules leave, with what the player rightly entered and eliminated.

    What a single rule excludes counts as eliminated, too, in a cell whose notes lack it.
    """
    pairs = zip(states[-1].values, solution, strict=True)
    right = bytes(digit if digit == due else 0 for digit, due in pairs)
    marks = Marks(replace(puzzle, givens=right))
    struck, notes = eliminated(states), states[-1].candidates
    for cell, digit in enumerate(right):
        if not digit:
            marks.masks[cell] &= ~struck[cell] | 1 << solution[cell] - 1
    gone = [each for step in constraint_candidates(marks) for each in step.eliminations]
    for cell, mask in gone if any(notes) else ():
        if notes[cell]:
            marks.masks[cell] &= ~mask | notes[cell]
    return marks


def position_of(marks: Marks, grid: Grid) -> Grid:
    """The position of some marks as a grid, with its candidates noted; `grid` has the givens."""
    pairs = [*zip(marks.masks, marks.known, strict=True)]
    values = bytes(mask.bit_length() if known else 0 for mask, known in pairs)
    notes = tuple(0 if known else mask for mask, known in pairs)
    return Grid(grid.givens, values, notes, unmarked(len(notes)), shape=grid.shape)


def explained_there(puzzle: VariantPuzzle, each: ReasonedPathStep) -> ReasonedStep:
    """A step of a path with its reasons in the position before it."""
    marks = Marks(replace(puzzle, givens=each.before.values))
    for cell, noted in enumerate(each.before.candidates):
        if not marks.known[cell]:
            marks.masks[cell] = noted
    return explained(each.step, marks)


def _steps_from(
    marks: Marks, grid: Grid, stop: Stop, progress: Progress = unheard
) -> tuple[tuple[ReasonedPathStep, ...], bool]:
    """The steps, always the easiest, and whether they reach the end. Raises `Cancelled`."""
    reasoning, count = Reasoning(marks), marks.known.count(False)
    found = list[ReasonedPathStep]()
    while not marks.is_solved:
        go_on(stop)
        progress(1 - marks.known.count(False) / count)
        before = position_of(marks, grid)
        step = next(reasoning.steps(stop), None)
        if step is None:
            break
        found.append(PathStep(step, before))
        step.take(marks)
    return tuple(found), marks.is_solved


def distinct(steps: Iterator[ReasonedStep]) -> Iterator[ReasonedStep]:
    """Yield steps without those of a technique that conclude what one before concludes."""
    met = set[tuple[object, ...]]()
    for step in steps:
        conclusion = step.technique, step.placement, frozenset(step.eliminations)
        if conclusion not in met:
            met.add(conclusion)
            yield step


def is_done(step: ReasonedStep, position: Grid) -> bool:
    """Whether a position already contains the conclusion of a step."""
    if step.placement:
        cell, digit = step.placement
        return position.values[cell] == digit
    return not any(position.candidates[cell] & mask for cell, mask in step.eliminations)
