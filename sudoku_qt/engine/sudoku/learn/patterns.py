# SPDX-License-Identifier: MIT
"""The pattern of a step: the cells that a player has to see; and all patterns of a position."""

from collections.abc import Iterator
from itertools import islice
from typing import cast

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.evidence import SETS_IN_A_ROW
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import cells_in

MOST = 200
"""The most steps of one technique that are examined; some positions have hundreds of chains."""
SETS = frozenset(SETS_IN_A_ROW)
BESIDE = "across"
"""The part of an exocet's evidence that lies beside the pattern."""


def pattern_of(step: Step) -> frozenset[int]:
    """The cells that a step rests on; if it has none, those that it fills.

    They are the cells of its sets, and the corners of a rectangle, which may be filled.
    """
    cells = {mark.candidate.cell for mark in step.marks if mark.role in SETS}
    for part in step.parts:
        if part[:2] == ("cells", "corners"):
            cells.update(cells_in(cast(int, part[3])))
        if part[:2] == ("cells", BESIDE):
            cells.difference_update(cells_in(cast(int, part[3])))
    return frozenset(cells) or frozenset(cell for cell, _ in step.placements)


def steps_in(grid: Grid, technique: str) -> Iterator[Step]:
    """Yield the steps of a technique in a position, one for each pattern and conclusion."""
    seen = set()
    for finding in islice(LADDER[technique].technique.find(Board(grid)), MOST):
        step = Step.of(technique, finding, grid.candidates, grid.values)
        key = pattern_of(step), step.digits, step.eliminations, step.placements
        if key not in seen:
            seen.add(key)
            yield step


def houses_named(step: Step, *names: str) -> tuple[int, ...]:
    """The houses in a step's evidence, under the first of these names that occurs."""
    for name in names:
        for part in step.parts:
            if part[:2] == ("houses", name):
                return cast(tuple[int, ...], part[3])
    return ()
