# SPDX-License-Identifier: MIT
"""The minimal puzzles inside a puzzle: subsets of its clues with the same single solution."""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop, go_on, never


def minimal_puzzles_in(puzzle: bytes, stop: Stop = never) -> Iterator[bytes]:
    """Yield every minimal puzzle inside a puzzle with one solution, each once.

    Clues are removed in the order of their cells. A clue that is needed stays needed when others
    are removed, so only clues that could be removed before are tried again. Raises `Cancelled`.
    """
    clues = [cell for cell in range(CELLS) if puzzle[cell]]
    yield from _minimal(puzzle, clues, 0, stop)


def _minimal(puzzle: bytes, cells: Sequence[int], first: int, stop: Stop) -> Iterator[bytes]:
    """Yield those inside from which no clue before the cell `first` is removed any more."""
    go_on(stop)
    redundant = [cell for cell in cells if kernel.is_redundant(puzzle, cell)]
    if not redundant:
        yield puzzle
    for cell in redundant:
        if cell >= first:
            fewer = puzzle[:cell] + b"\0" + puzzle[cell + 1 :]
            yield from _minimal(fewer, [other for other in redundant if other != cell], cell, stop)
