# SPDX-License-Identifier: MIT
"""Puzzles that a run starts from, read whole before it."""

from sudoku_qt.cli.exits import wrong_at
from sudoku_qt.cli.misfits import misfit
from sudoku_qt.cli.reading import pieces
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS

AT_ONCE = 1024


def seed_puzzles(name: str) -> tuple[bytes, ...]:
    """The puzzles of an input, 81 bytes of 0-9 each.

    Raises `InputFault` if one cannot be read, or has no solution or several.
    """
    found: list[bytes] = []
    for piece in pieces([name], AT_ONCE):
        batch = piece.read()
        for line, fault in batch.faults:
            raise wrong_at(name, line, fault)
        _, counts = kernel.solve_many(batch.cells, 2)
        for place, (line, count) in enumerate(zip(batch.lines, counts, strict=True)):
            cells = batch.cells[CELLS * place : CELLS * (place + 1)]
            if count != 1:
                raise wrong_at(name, line, misfit(cells, count))
            found.append(cells)
    return tuple(found)
