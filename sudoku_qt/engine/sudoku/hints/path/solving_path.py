# SPDX-License-Identifier: MIT
"""The solving path: what is behind the player, what is ahead, and all steps possible now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import beyond, reasoning
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import all_findings, next_finding
from sudoku_qt.engine.sudoku.logic.solving import step_of
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Progress, Stop, never, unheard

AnyStep = TypeVar("AnyStep", covariant=True)  # noqa: PLC0105 - the steps of all paths
"""A `Step`, or in a puzzle with rules of its own a `ReasonedStep`."""


@dataclass(frozen=True)
class PathStep(Generic[AnyStep]):
    """A step, and its position, with all candidates."""

    step: AnyStep
    before: Grid


@dataclass(frozen=True)
class Outlook(Generic[AnyStep]):
    """The steps behind the player and ahead of them.

    `past` are the steps from the givens whose conclusions the player's position contains, `ahead`
    those that lead from there to the end, `now` all that are possible. `wrong` are cells whose
    digit differs from the solution: the steps ignore these digits. If a puzzle has no path, `fault`
    says why, and there are no steps. If the known steps end before the solution, it is not `whole`.
    """

    past: tuple[PathStep[AnyStep], ...] = ()
    ahead: tuple[PathStep[AnyStep], ...] = ()
    now: tuple[PathStep[AnyStep], ...] = ()
    wrong: frozenset[int] = frozenset()
    fault: Fault | None = None
    whole: bool = True

    @property
    def path(self) -> tuple[PathStep[AnyStep], ...]:
        """The whole path, from the first step to the last."""
        return self.past + self.ahead


def look_ahead(
    play: Play, ladder: Ladder = LADDER, stop: Stop = never, progress: Progress = unheard
) -> Outlook[Step]:
    """The steps of a player, from the correct part of their position. Raises `Cancelled`."""
    grid = play.grid
    inspection = inspect(grid.givens, stop)
    solution = inspection.solution
    if inspection.fault or solution is None:
        return Outlook(fault=inspection.fault)
    position = sound_position(play, solution)
    start = Grid.of_givens(grid.givens).with_all_candidates()
    ahead = tuple(steps_from(position, ladder, stop, lambda done: progress(done / 2)))
    whole = ahead if position == start else tuple(steps_from(start, ladder, stop))
    progress(1)
    return Outlook(
        tuple(each for each in whole if is_done(each.step, position)),
        ahead,
        tuple(steps_now(position, ladder, stop)) or ahead[:1],
        frozenset(cell for cell in grid.filled_cells if grid.values[cell] != solution[cell]),
    )


def steps_from(
    position: Grid, ladder: Ladder = LADDER, stop: Stop = never, progress: Progress = unheard
) -> Iterator[PathStep[Step]]:
    """Yield the easiest step, again and again, with its position, until the grid is full.

    Beyond the ladder the steps are proofs by contradiction.
    """
    rungs = reasoning(ladder)
    rungs = (*rungs, beyond(rungs, stop))
    board, open_cells = Board(position), position.values.count(0)
    while found := next_finding(board, rungs, stop):
        before = board.grid()
        progress(1 - before.values.count(0) / open_cells)
        yield PathStep(
            step_of(*found, before),
            Grid(position.givens, before.values, before.candidates),
        )
        board.apply(found[1])


def steps_now(
    position: Grid, ladder: Ladder = LADDER, stop: Stop = never
) -> Iterator[PathStep[Step]]:
    """Yield every step of a position that gives reasons, the easiest technique first."""
    for rung, finding in all_findings(Board(position), reasoning(ladder), stop):
        yield PathStep(step_of(rung, finding, position), position)


def is_done(step: Step, position: Grid) -> bool:
    """Whether a position already contains the conclusion of a step."""
    values, candidates = position.values, position.candidates
    placed = all(values[cell] == digit for cell, digit in step.placements)
    open_ones = (candidates[cell] >> digit - 1 & 1 for cell, digit in step.eliminations)
    return placed and not any(open_ones)
