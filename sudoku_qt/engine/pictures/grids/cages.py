# SPDX-License-Identifier: MIT
"""The dashed borders of cages in the picture of a grid, by which a killer is known."""

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.grey import Grey, box_mean, sampled
from sudoku_qt.engine.pictures.grids.lattice import Lattice, places_along
from sudoku_qt.engine.sudoku.shape import CELLS

CELL = 64
"""Pixels for each cell while dashes are sought."""
NEAR, FAR = 0.04, 0.17
"""Where inside a cell's edge a cage has its border, in parts of the cell."""
ALONG = slice(CELL // 8, CELL - CELL // 8)
"""The part of an edge that is looked at: without its ends, near which other borders turn."""
DARKER = 0.1
"""How much darker than its surroundings ink is."""
HALF_LIGHT = 0.5
FEWEST_TURNS = 5
"""A border changes at least so often between ink and paper; notes beside it are too high for one.
"""
LEAST, MOST = 0.25, 0.85
"""The part of a border that is ink."""
CLEAR, BLANK = slice(3, 5), 0.12
"""The pixels away from a border on either side, up to the edge, and the part of them that may have
ink: a line is thin."""
FEWEST = 24
"""So many edges of cells beside dashes are no chance, of 81 cells."""
Flags = NDArray[np.bool_]


def has_cages(grey: Grey, lattice: Lattice) -> bool:
    """Whether cages are drawn in a grid, with dashed borders inside the cells' edges."""
    along = places_along(CELL, 0, lattice.side)
    straight = sampled(grey, lattice.over(along, along))
    if np.median(straight) < HALF_LIGHT:  # light ink on a dark ground
        straight = 1 - straight
    return _dashed_edges(straight) >= FEWEST * lattice.side**2 / CELLS


def _dashed_edges(straight: Grey) -> int:
    """How many edges of cells of a straightened grid have a dashed line beside them, inside."""
    inked = straight < box_mean(straight, CELL // 8) - DARKER
    count, side = 0, len(inked) // CELL
    for turned in (np.rot90(inked, turns) for turns in range(4)):
        cells = turned.reshape(side, CELL, side, CELL).swapaxes(1, 2)
        count += int(np.count_nonzero(_dashed_above(cells[..., ALONG])))
    return count


def _dashed_above(cells: Flags) -> Flags:
    """For each cell, row by row, whether there is a dashed line along its upper edge."""
    found = np.zeros(cells.shape[:2], np.bool_)
    turns = (np.diff(cells.astype(np.int8), axis=-1) != 0).sum(axis=-1)
    share = cells.mean(axis=-1)
    first = round(NEAR * CELL)
    for row in range(first, round(FAR * CELL)):
        inside = share[:, :, row + CLEAR.start : row + CLEAR.stop].max(axis=-1)
        before = slice(max(row - CLEAR.stop + 1, first), max(row - CLEAR.start + 1, first))
        outside = share[:, :, before].max(axis=-1, initial=0)
        dashed = (turns[:, :, row] >= FEWEST_TURNS) & (share[:, :, row] >= LEAST)
        is_thin = np.maximum(inside, outside) <= BLANK
        found |= dashed & (share[:, :, row] <= MOST) & is_thin
    return found
