# SPDX-License-Identifier: MIT
"""The cells that a filter lights: those where a digit can still go, or with two candidates."""

from collections.abc import Sequence

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Filter
from sudoku_qt.models.sudoku.board.model import SIDE, box_of

ALL = 0b111_111_111


def filtered(cells: Sequence[Cell], sought: Filter) -> frozenset[int]:
    """The empty cells that a filter lights.

    The candidates of a cell are the player's notes or, if there are none, those that the rules
    allow.
    """
    candidates = _candidates(cells)
    empty = [cell for cell, content in enumerate(cells) if not content.value]
    return frozenset(
        cell for cell in empty if _fits(candidates[cell], sought.digit) != sought.inverted
    )


def _fits(candidates: int, digit: int) -> bool:
    if digit == BIVALUE:
        return candidates.bit_count() == 2
    return bool(candidates >> digit - 1 & 1)


def _candidates(cells: Sequence[Cell]) -> list[int]:
    """The candidates of each cell, as masks."""
    rows, columns, boxes = [0] * SIDE, [0] * SIDE, [0] * SIDE
    for cell, content in enumerate(cells):
        if content.value:
            bit = 1 << content.value - 1
            rows[cell // SIDE] |= bit
            columns[cell % SIDE] |= bit
            boxes[box_of(cell)] |= bit
    return [
        content.notes or ALL & ~(rows[cell // SIDE] | columns[cell % SIDE] | boxes[box_of(cell)])
        for cell, content in enumerate(cells)
    ]
