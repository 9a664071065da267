# SPDX-License-Identifier: MIT
"""Quadrilaterals: the four extreme corners of each large connected shape in a picture."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.grey import Grey, Points, box_mean

DIRECTIONS = 32
LARGEST = 12
"""The number of drawings that are examined for each threshold."""
LEAST_SIDE = 0.12
"""The least side of a grid, as a part of the picture's shorter side."""
MOST_LONGER = 2.0
"""The highest ratio of two sides of a grid, from whatever angle it is seen."""
THRESHOLDS = ((0.02, 0.03), (0.02, 0.08), (0.08, 0.05), (0.03, 0.012))
"""Half the width of a pixel's surroundings, as a part of the longer side; how much darker ink is.
"""
_CORNERS = np.array(list(combinations(range(DIRECTIONS), 4)))


def quads(grey: Grey) -> Iterator[Iterator[Points]]:
    """Candidate grids of dark lines, by threshold: corners, clockwise, the largest shape first."""
    for width, darker in THRESHOLDS:
        mean = box_mean(grey, max(4, round(width * max(grey.shape))))
        yield _quads_of(grey < mean - darker)


def _quads_of(ink: NDArray[np.bool_]) -> Iterator[Points]:
    """The quadrilaterals of the largest connected drawings."""
    rows, starts, ends, owner = components(ink)
    if not len(owner):
        return
    count = int(owner.max()) + 1
    left, right = np.full(count, ink.shape[1]), np.zeros(count, int)
    top, low = np.full(count, ink.shape[0]), np.zeros(count, int)
    np.minimum.at(left, owner, starts)
    np.maximum.at(right, owner, ends)
    np.minimum.at(top, owner, rows)
    np.maximum.at(low, owner, rows)
    size = np.minimum(right - left, low - top)
    for each in np.argsort(-size, kind="stable")[:LARGEST]:
        if size[each] < LEAST_SIDE * min(ink.shape):
            return
        mine = owner == each
        ends_of_runs = np.concatenate([starts[mine], ends[mine] - 1])
        ends_of_rows = np.stack([ends_of_runs, np.tile(rows[mine], 2)], axis=1)
        corners = _largest_quad(ends_of_rows.astype(float))
        if _longest_side(corners) <= MOST_LONGER:
            yield corners


def _longest_side(corners: Points) -> float:
    """How many times as long as the shortest side the longest is."""
    sides = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1)
    return float(sides.max() / max(sides.min(), 1))


def components(
    ink: NDArray[np.bool_],
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """The runs of ink: their rows, first columns, columns past the end, and components.

    Runs that touch, even at a corner, are one component; components are numbered from 0.
    """
    edges = np.diff(np.pad(ink, ((0, 0), (1, 1))).astype(np.int8), axis=1)
    rows, starts = np.nonzero(edges == 1)
    ends = np.nonzero(edges == -1)[1]
    upper, lower = _touching(rows, starts, ends, ink.shape[1] + 2)
    return rows, starts, ends, _joined(len(rows), upper, lower)


def _touching(
    rows: NDArray[np.intp], starts: NDArray[np.intp], ends: NDArray[np.intp], width: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The pairs of runs that touch, the one in the row above and the one below it."""
    above = (rows - 1) * width
    first = np.searchsorted(rows * width + ends, above + starts)
    last = np.searchsorted(rows * width + starts, above + ends, side="right")
    counts = np.maximum(last - first, 0)
    lower = np.repeat(np.arange(len(rows)), counts)
    offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    return np.repeat(first, counts) + offsets, lower


def _joined(count: int, one: NDArray[np.intp], other: NDArray[np.intp]) -> NDArray[np.intp]:
    """The number of each one's component, where pairs are joined."""
    owner = np.arange(count)
    while True:
        least = np.minimum(owner[one], owner[other])
        if (owner[one] == least).all() and (owner[other] == least).all():
            return np.unique(owner, return_inverse=True)[1]
        np.minimum.at(owner, owner[one], least)
        np.minimum.at(owner, owner[other], least)
        while (owner[owner] != owner).any():
            owner = owner[owner]


def _largest_quad(points: Points) -> Points:
    """The largest quadrilateral whose corners lie farthest in some directions."""
    angles = np.arange(DIRECTIONS) * (2 * np.pi / DIRECTIONS)
    # No product of matrices: it is large enough for numpy's threads (see `digit_net`).
    far = points[:, :1] * np.cos(angles) + points[:, 1:] * np.sin(angles)
    hull = points[np.argmax(far, axis=0)]
    x, y = np.moveaxis(hull[_CORNERS], 2, 0)
    area = np.abs(
        (x[:, 0] - x[:, 2]) * (y[:, 1] - y[:, 3]) - (x[:, 1] - x[:, 3]) * (y[:, 0] - y[:, 2])
    )
    corners = hull[_CORNERS[int(np.argmax(area))]]
    return np.roll(corners, -int(np.argmin(corners.sum(axis=1))), axis=0)
