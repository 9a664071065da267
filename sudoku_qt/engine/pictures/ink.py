# SPDX-License-Identifier: MIT
"""The connected pieces of ink in each cell: their height, and whether they are more than notes."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.cells import EDGE, HALF, INNER
from sudoku_qt.engine.pictures.grey import Grey

FEWEST_GIVENS, FEWEST_IN = 17, {16: 4, 36: 8, 64: 14}
"""No puzzle has fewer givens, or none of so many cells, so most of the highest pieces of ink in so
many cells are digits."""
SMALL = 0.38
"""Digits lower than this part of a cell are enlarged before they are read,"""
USUAL = 0.52
"""... to this height,"""
LARGEST_ZOOM = 2.2
"""... but at most by this factor."""
ALONE, IN_COMPANY = 0.64, 0.72
"""Ink higher than these parts of a digit is no note: if it is alone in its cell, or if not."""
LONG, FLAT = 0.75, 0.25
"""A stroke at least so long and at most so high, in parts of a digit, is a sign of its own."""
MIDDLE = slice(EDGE // 3, EDGE - EDGE // 3)
SPECK = 3
"""Ink that is lower and narrower than this, in pixels, is ignored."""
Sizes = NDArray[np.float32]
Flags = NDArray[np.bool_]


def fewest_givens(cells: int) -> int:
    """The least number of givens of a puzzle with so many cells."""
    return FEWEST_IN.get(cells, FEWEST_GIVENS)


@dataclass(frozen=True, eq=False)
class Pieces:
    """For each cell the height of its highest piece, the number of pieces, and the longest stroke.

    Lengths are in pixels of the cell's picture. A piece that touches the edge belongs to a grid
    line, unless it has ink in the middle.
    """

    high: Sizes
    count: NDArray[np.intp]
    long: Sizes
    thick: Sizes

    @property
    def digit(self) -> float:
        """The height of a digit, as far as the ink alone can tell."""
        return float(np.median(np.sort(self.high)[-fewest_givens(len(self.high)) :]))

    @property
    def zoom(self) -> float:
        """The zoom that small digits need to be read; 1 where they are not small."""
        part = self.digit / EDGE * INNER
        return min(LARGEST_ZOOM, USUAL / part) if 0 < part < SMALL else 1.0

    def no_notes(self, read: Flags) -> Flags:
        """The cells that hold more than notes; `read` are those whose digits were read."""
        seen = np.median(self.high[read]) if read.any() else self.digit
        digit = max(min(float(seen), self.digit), SPECK)
        least = np.where(self.count == 1, ALONE, IN_COMPANY) * digit
        stroke = (self.long > LONG * digit) & (self.thick < FLAT * digit)
        return np.asarray(((self.high > least) & (self.high > SPECK)) | stroke, np.bool_)


def pieces(even: Grey) -> Pieces:
    """The pieces of ink in normalised cells, n by 28 by 28."""
    labels = _labels(even > HALF)
    cells, rows, columns = np.nonzero(labels)
    names, piece = np.unique(labels[cells, rows, columns], return_inverse=True)
    top, low = _span(piece, rows, len(names))
    left, right = _span(piece, columns, len(names))
    inside = (np.minimum(top, left) > 0) & (np.maximum(low, right) < EDGE - 1)
    inside |= np.isin(names, labels[:, MIDDLE, MIDDLE])
    high, wide = low - top + 1, right - left + 1
    kept = inside & (np.maximum(high, wide) > SPECK)
    owner = (names - 1) // (EDGE * EDGE)
    return _of_cells(len(even), owner[kept], high[kept], wide[kept])


def _of_cells(
    cells: int, owner: NDArray[np.intp], high: NDArray[np.intp], wide: NDArray[np.intp]
) -> Pieces:
    highest, longest, thick = (np.zeros(cells, np.float32) for _ in range(3))
    np.maximum.at(highest, owner, high)
    np.maximum.at(longest, owner, wide)
    np.maximum.at(thick, owner, np.where(wide == longest[owner], high, 0))
    return Pieces(highest, np.bincount(owner, minlength=cells), longest, thick)


def _span(
    piece: NDArray[np.intp], along: NDArray[np.intp], count: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The first and the last place of each piece along a row or a column."""
    first, last = np.full(count, EDGE, np.intp), np.zeros(count, np.intp)
    np.minimum.at(first, piece, along)
    np.maximum.at(last, piece, along)
    return first, last


def _labels(inked: Flags) -> NDArray[np.int32]:
    """Each pixel of ink with the largest number that any pixel of its piece has; 0 for no ink."""
    numbers = np.arange(1, inked.size + 1, dtype=np.int32).reshape(inked.shape)
    labels = np.where(inked, numbers, np.int32(0))
    while True:
        spread = np.where(inked, _largest_round(labels), np.int32(0))
        if np.array_equal(spread, labels):
            return labels
        labels = spread


def _largest_round(labels: NDArray[np.int32]) -> NDArray[np.int32]:
    """The largest of each pixel and the eight round it."""
    for axis in (1, 2):
        largest = labels.copy()
        ahead = [slice(None)] * 3
        behind = [slice(None)] * 3
        ahead[axis], behind[axis] = slice(1, None), slice(None, -1)
        one, other = tuple(ahead), tuple(behind)
        np.maximum(largest[one], labels[other], out=largest[one])
        np.maximum(largest[other], labels[one], out=largest[other])
        labels = largest
    return labels
