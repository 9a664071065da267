# SPDX-License-Identifier: MIT
"""Animations of completion: a pulse through a house, a wave through the board."""

from collections.abc import Iterable

from sudoku_qt.views.board.veil import Veil
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme

RING_MS, CELL_MS = 35, 300
"""The delay of each ring of a wave, and the duration in a cell."""
USUAL_SIDE = 9
PULSE_MS = 150
STRONGEST, SOFT = 0.55, 0.25
"""The greatest opacity over a cell, in a wave and in a pulse; digits stay legible."""


def wave(board: SudokuView, theme: Theme, cell: int) -> None:
    """Run a wave once through a solved board, outwards from the last cell."""
    side = board.count
    begins = {divmod(at, side): ring_ms(side) * ring for at, ring in enumerate(rings(cell, side))}
    Veil(board, begins, theme.follows, STRONGEST).run(theme.ms(CELL_MS))


def ring_ms(side: int) -> int:
    """The delay of each ring; a wave over a large board takes no longer."""
    return RING_MS * (USUAL_SIDE - 1) // max(USUAL_SIDE - 1, side - 1)


def pulse(board: SudokuView, theme: Theme, cells: Iterable[int]) -> None:
    """Light up cells softly, all at once."""
    begins = {divmod(cell, board.count): 0 for cell in cells}
    Veil(board, begins, theme.follows, SOFT).run(theme.ms(PULSE_MS))


def rings(cell: int, side: int) -> tuple[int, ...]:
    """The distance of each cell of a board from one, in steps of a chess king."""
    row, column = divmod(cell, side)
    return tuple(
        max(abs(row - other // side), abs(column - other % side)) for other in range(side * side)
    )
