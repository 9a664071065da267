# SPDX-License-Identifier: MIT
"""Puzzles that do not meet a verb's needs: the reasons, and remarks on full grids."""

from collections.abc import Sequence

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.exits import placed
from sudoku_qt.cli.language import say
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.kernel.solver import find_clash
from sudoku_qt.engine.sudoku.shape import CELLS

FULL = Message("no empty cell: a solution, not a puzzle (of others like it nothing is said)")


def misfit(puzzle: bytes, count: int) -> Fault:
    """Why a puzzle with `count` solutions does not meet the need."""
    if count:
        return Fault("2 or more solutions")
    clash = find_clash(puzzle)
    return clash.fault if clash else Fault("no solution")


def remarks_on(source: str, batch: Batch, places: Sequence[int]) -> dict[str, str]:
    """Remarks on an input in which puzzles at these places of a batch are full grids."""
    find, starts = batch.cells.find, ((place, CELLS * place) for place in places)
    full = next((place for place, at in starts if find(0, at, at + CELLS) < 0), None)
    return {} if full is None else {source: say(placed(source, batch.lines[full], FULL))}


def left_out(batch: Batch, fine: Sequence[int]) -> dict[int, Fault]:
    """The faults of the puzzles of a batch that are not fine, by place."""
    return {
        place: misfit(batch.cells[CELLS * place : CELLS * (place + 1)], 0)
        for place, each in enumerate(fine)
        if not each
    }
