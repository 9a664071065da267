# SPDX-License-Identifier: MIT
"""Grey pictures, arrays of rows by columns from 0 black to 1 white: means, shrinking, sampling.

A page of a file is one, with its number.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures import paper

Grey = NDArray[np.float32]
Points = NDArray[np.float64]
"""Points of a picture, ... by (x, y), in pixels; the middle of the first pixel is (0, 0)."""


def box_mean(grey: Grey, radius: int) -> Grey:
    """The mean of the square of `2 radius + 1` pixels around each; edge pixels repeat outside."""
    return _mean_along(_mean_along(grey, radius, 0), radius, 1)


def _mean_along(grey: Grey, radius: int, axis: int) -> Grey:
    pad = [(0, 0), (0, 0)]
    pad[axis] = (radius + 1, radius)
    sums = np.cumsum(np.pad(grey, pad, mode="edge"), axis=axis, dtype=np.float64)
    width = 2 * radius + 1
    upper = np.take(sums, range(width, sums.shape[axis]), axis=axis)
    lower = np.take(sums, range(sums.shape[axis] - width), axis=axis)
    return ((upper - lower) / width).astype(np.float32)


def shrunk(grey: Grey, factor: int) -> Grey:
    """Every `factor` by `factor` pixels averaged to one; what is left at the end is dropped."""
    if factor == 1:
        return grey
    rows, columns = (size // factor for size in grey.shape)
    whole = grey[: rows * factor, : columns * factor]
    parts = (whole[i::factor, j::factor] for i in range(factor) for j in range(factor))
    mean = sum(parts, np.zeros((rows, columns), np.float32)) / np.float32(factor**2)
    return np.asarray(mean, dtype=np.float32)


class Sizes:
    """A picture in several sizes, each computed once."""

    def __init__(self, grey: Grey) -> None:
        self.whole = grey
        self._made = {1: grey}

    def shrunk(self, factor: int) -> Grey:
        """The picture with every `factor` by `factor` pixels averaged to one."""
        if factor not in self._made:
            self._made[factor] = shrunk(self.whole, factor)
        return self._made[factor]


def sampled(grey: Grey, points: Points) -> Grey:
    """Bilinear samples at places between pixels; edge pixels are repeated outside."""
    rows, columns = grey.shape
    x = np.clip(points[..., 0], 0, columns - 1.001)
    y = np.clip(points[..., 1], 0, rows - 1.001)
    left, top = x.astype(np.intp), y.astype(np.intp)
    right, low = (x - left).astype(np.float32), (y - top).astype(np.float32)
    shades, at = grey.ravel(), top * columns + left
    upper = shades[at] * (1 - right) + shades[at + 1] * right
    lower = shades[at + columns] * (1 - right) + shades[at + columns + 1] * right
    return np.asarray(upper * (1 - low) + lower * low, dtype=np.float32)


@dataclass(frozen=True, eq=False)
class Page:
    """A page of a file, numbered from 1; of its `count` pages at most `MOST_PAGES` are read."""

    grey: Grey
    number: int = 1
    count: int = 1

    @property
    def left_out(self) -> int:
        """The number of pages that are not read."""
        return max(0, self.count - paper.MOST_PAGES)
