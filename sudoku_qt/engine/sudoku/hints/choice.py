# SPDX-License-Identifier: MIT
"""The choice of the step to show: of the easiest technique, near the player's last move."""

from collections.abc import Sequence
from itertools import islice, takewhile

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.contradiction import Contradiction
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.solving import step_of
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, column_of, row_of
from sudoku_qt.engine.work import Stop, go_on, never

MOST = 40
"""The most steps of one technique that are compared for the nearest."""
BEYOND_SCORE = 10_000
LAST_RESORTS = "last_resorts"
SINGULAR = frozenset({LAST_RESORTS, None})
"""Families whose first step is shown: finding it takes long, or there is no other."""
LOOKED_UP = "brute_force"
"""The rung that reveals the solution, which a hint never does."""


def reasoning(ladder: Ladder = LADDER) -> tuple[Rung, ...]:
    """The rungs of a ladder that are switched on and give reasons."""
    return tuple(rung for rung in ladder.active if rung.name != LOOKED_UP)


def beyond(rungs: tuple[Rung, ...], stop: Stop = never) -> Rung:
    """The rung after some rungs: a proof by contradiction."""
    return Rung(Contradiction(rungs, stop), None, "extreme", BEYOND_SCORE)


def next_hint(grid: Grid, last: int, ladder: Ladder = LADDER, stop: Stop = never) -> Step | None:
    """The easiest step of a position; among several, the one nearest to a cell.

    Beyond the ladder it is a proof by contradiction. None for a grid that is solved or has no
    solution. Raises `Cancelled`.
    """
    board = Board(grid)
    rungs = reasoning(ladder)
    found = nearest(board, rungs, last, stop)
    if found is None:
        rung = beyond(rungs, stop)
        finding = rung.technique.first(board)
        found = None if finding is None else (rung, finding)
    return None if found is None else step_of(*found, grid)


def nearest(
    board: Board, rungs: Sequence[Rung], last: int, stop: Stop = never
) -> tuple[Rung, Finding] | None:
    """The finding nearest to a cell (-1 for none) of the lowest rung that has a finding."""
    for rung in rungs:
        go_on(stop)
        first = rung.technique.first(board)
        if first is None:
            continue
        if last < 0 or rung.family in SINGULAR:
            return rung, first
        return rung, min(_alike(rung, board, first.size), key=lambda each: _far(each, last))
    return None


def _alike(rung: Rung, board: Board, size: int) -> list[Finding]:
    """What a technique finds of one size, as far as it is looked at."""
    found = takewhile(lambda each: each.size == size, instances(rung.technique, board))
    return list(islice(found, MOST))


def _far(finding: Finding, last: int) -> tuple[bool, bool, int]:
    """How far the eye has to go: a box is seen before a line, and what is in sight before that."""
    cells = {number % CELLS for number in (*finding.placements, *finding.eliminations)}
    seen = STANDARD_SHAPE.peers[last]
    away = (
        abs(row_of(cell) - row_of(last)) + abs(column_of(cell) - column_of(last)) for cell in cells
    )
    return finding.variant in {"row", "column"}, not cells & seen, min(away)
