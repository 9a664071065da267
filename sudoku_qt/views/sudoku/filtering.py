# SPDX-License-Identifier: MIT
"""The cells that a filter lights: those where a digit can still go, or with two candidates."""

from collections.abc import Sequence

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Filter
from sudoku_qt.models.sudoku.board.model import STANDARD_SHAPE, Shape


def filtered(
    cells: Sequence[Cell], sought: Filter, shape: Shape = STANDARD_SHAPE
) -> frozenset[int]:
    """The empty cells that a filter lights.

    The candidates of a cell are the player's notes or, if there are none, those that the rules
    allow.
    """
    values = bytes([content.value for content in cells])
    return frozenset(
        cell
        for cell, content in enumerate(cells)
        if not content.value
        and _fits(content.notes or shape.legal(values, cell), sought.digit) != sought.inverted
    )


def _fits(candidates: int, digit: int) -> bool:
    if digit == BIVALUE:
        return candidates.bit_count() == 2
    return bool(candidates >> digit - 1 & 1)
