# SPDX-License-Identifier: MIT
"""The regions of a grid, by its thick lines."""

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.grey import Grey, sampled
from sudoku_qt.engine.pictures.grids.lattice import Lattice, places_along
from sudoku_qt.engine.sudoku.variants.variant_board import BOXES

CELL = 32
"""Pixels for each cell while lines are weighed."""
WINDOW = 6
"""How far from its place a line may have ink, in pixels."""
ENDS = CELL // 5
"""The pixels at the ends of an edge that are not looked at: other lines cross there."""
HALF_LIGHT = 0.5
HEAVIER, CLEARLY = 1.5, 1.4
"""How many times as much ink the edges of boxes have as those inside, at least, and
how many times as much as those of other boxes."""
Weights = NDArray[np.float64]
Regions = tuple[int, ...]


def regions_of(grey: Grey, lattice: Lattice) -> tuple[Regions, ...]:
    """The regions that the lines show, or else all that boxes of that size may be."""
    down, across = _weights(grey, lattice)
    drawn = _drawn(down, across)
    if drawn and _heaviness(drawn, down, across) >= HEAVIER:
        return (drawn,)
    shapes = _shapes(lattice.side)
    heavy = [_heaviness(regions, down, across) for regions in shapes]
    best = int(np.argmax(heavy))
    is_clear = heavy[best] >= max(HEAVIER, CLEARLY * min(heavy))
    return (shapes[best],) if is_clear else shapes


def _shapes(side: int) -> tuple[Regions, ...]:
    """The usual boxes, and the same lying or standing."""
    rows, columns = BOXES[side]
    both = dict.fromkeys(((rows, columns), (columns, rows)))
    return tuple(_boxes(side, *shape) for shape in both)


def _boxes(side: int, rows: int, columns: int) -> Regions:
    a_row = side // columns
    return tuple(
        cell // side // rows * a_row + cell % side // columns for cell in range(side * side)
    )


def _weights(grey: Grey, lattice: Lattice) -> tuple[Weights, Weights]:
    """The ink of each edge between a cell and the one below it, and the one to the right."""
    side = lattice.side
    along = places_along(CELL, 0, side)
    straight = sampled(grey, lattice.over(along, along))
    if np.median(straight) < HALF_LIGHT:
        straight = 1 - straight
    return _below(straight, side), _below(straight.T, side).T


def _below(straight: Grey, side: int) -> Weights:
    """The ink along the lower edges of all rows of cells but the last."""
    columns = straight.reshape(len(straight), side, CELL)[..., ENDS:-ENDS]
    profiles = np.median(columns, axis=2)
    found = []
    for line in range(CELL, side * CELL, CELL):
        near = profiles[line - WINDOW : line + WINDOW]
        paper = np.minimum(
            near[0], near[-1]
        )  # of two grounds the darker one: their border is no line
        found.append(np.maximum(paper - near, 0).sum(axis=0))
    return np.array(found)


def _drawn(down: Weights, across: Weights) -> Regions | None:
    """The regions between thick lines, if each has as many cells as a row."""
    least = _threshold(np.concatenate([down.ravel(), across.ravel()]))
    side = len(across)
    owner = np.arange(side * side).reshape(side, side)
    while True:
        joined = owner.copy()
        for thin, one, other in (
            (down < least, joined[:-1], joined[1:]),
            (across < least, joined[:, :-1], joined[:, 1:]),
        ):
            lower = np.where(thin, np.minimum(one, other), side * side)
            np.minimum(one, lower, out=one)
            np.minimum(other, lower, out=other)
        if np.array_equal(joined, owner):
            break
        owner = joined
    _, regions, counts = np.unique(owner, return_inverse=True, return_counts=True)
    return tuple(regions.ravel().tolist()) if (counts == side).all() else None


def _threshold(weights: Weights) -> float:
    """What parts thin edges from thick ones best: the widest gap relative to what is below it."""
    low, high = np.percentile(weights, 5), np.percentile(weights, 95)
    middle = (low + high) / 2
    for _ in range(10):
        thin, thick = weights[weights < middle], weights[weights >= middle]
        if not len(thin) or not len(thick):
            break
        middle = (thin.mean() + thick.mean()) / 2
    return float(middle)


def _heaviness(regions: Regions, down: Weights, across: Weights) -> float:
    """How many times as much ink the edges between regions have as the others."""
    side = len(across)
    table = np.array(regions).reshape(side, side)
    parts = np.concatenate(
        [(table[:-1] != table[1:]).ravel(), (table[:, :-1] != table[:, 1:]).ravel()]
    )
    weights = np.concatenate([down.ravel(), across.ravel()])
    return float(weights[parts].mean() / max(weights[~parts].mean(), 1e-6))
