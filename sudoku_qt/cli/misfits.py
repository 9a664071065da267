# SPDX-License-Identifier: MIT
"""Why a puzzle is not what a verb needs, and what is said of one that is full."""

from collections.abc import Sequence

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.exits import placed
from sudoku_qt.cli.language import say
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.kernel.solver import find_clash
from sudoku_qt.engine.sudoku.shape import CELLS

FULL = Message("no empty cell: a solution, not a puzzle (of others like it nothing is said)")


def misfit(puzzle: bytes, count: int) -> Fault:
    """Why a puzzle with so many solutions is not what is needed."""
    if count:
        return Fault("2 or more solutions")
    clash = find_clash(puzzle)
    return clash.fault if clash else Fault("no solution")


def remarks_on(source: str, batch: Batch, places: Sequence[int]) -> dict[str, str]:
    """What is said of an input, where puzzles at some places of a batch are full."""
    find, starts = batch.cells.find, ((place, CELLS * place) for place in places)
    full = next((place for place, at in starts if find(0, at, at + CELLS) < 0), None)
    return {} if full is None else {source: say(placed(source, batch.lines[full], FULL))}


def left_out(batch: Batch, fine: Sequence[int]) -> dict[int, Fault]:
    """What is wrong with the puzzles of a batch that are not fine, by their place."""
    return {
        place: misfit(batch.cells[CELLS * place : CELLS * (place + 1)], 0)
        for place, each in enumerate(fine)
        if not each
    }
