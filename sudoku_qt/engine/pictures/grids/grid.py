# SPDX-License-Identifier: MIT
"""The grids in a picture: quadrilaterals, each with the lattice that fits its lines best."""

from collections.abc import Iterator

import numpy as np

from sudoku_qt.engine.pictures.grey import Grey, Points, Sizes
from sudoku_qt.engine.pictures.grids.lattice import Lattice, fitted
from sudoku_qt.engine.pictures.grids.other_sizes import Quadrilateral, others_of
from sudoku_qt.engine.pictures.grids.quads import quads

MOST_SIDE = 900
"""The longer side, in pixels, at which grids are sought; lines are followed at full resolution."""
LEAST_EVIDENCE = 0.6
SAME = 3
"""Grids whose corners are nearer than this, in pixels, are the same."""
NIGHT = 0.35
"""If half of a picture is darker than this, light lines are sought first."""
ENOUGH = 0.93
"""A grid that is visible to this degree is taken without trying others, or other thresholds."""
BOX = 3
"""Each third line is that of a box."""
SMALLEST = 0.5
"""A grid smaller than this part of the largest one is part of something else."""


def grids_of(grey: Grey) -> list[Lattice]:
    """The grids of a picture, dark on light or light on dark, in reading order.

    Where nine rows are not surely seen, other numbers of rows are tried.
    """
    tried: list[Quadrilateral] = []
    found = _grids(grey, 1, tried)
    seen = [lattice for lattice in found if lattice.evidence >= LEAST_EVIDENCE]
    for other in others_of(tried, [lattice for lattice in seen if lattice.evidence >= ENOUGH]):
        _keep(seen, other)
    return _in_rows(_large(seen))


def grids_of_boxes(grey: Grey) -> list[Lattice]:
    """The grids of which only the lines of boxes are drawn."""
    found = _grids(grey, BOX, [])
    return _in_rows(_large([each for each in found if each.evidence >= ENOUGH]))


def _grids(grey: Grey, every: int, tried: list[Quadrilateral]) -> list[Lattice]:
    """The lattices of nine rows; whatever is tried is noted."""
    found: list[Lattice] = []
    for lattices in _lattices(Sizes(grey), found, every):
        for each, lattice in lattices:
            tried.append(each)
            if lattice:
                _keep(found, lattice)
        if any(lattice.evidence >= ENOUGH for lattice in found):
            break
    return found


def _large(found: list[Lattice]) -> list[Lattice]:
    """Those that are not much smaller than the largest one."""
    least = SMALLEST * max((_width(lattice) for lattice in found), default=0)
    return [lattice for lattice in found if _width(lattice) >= least]


def _width(lattice: Lattice) -> float:
    return lattice.cell_size * lattice.side


def shrinking(grey: Grey) -> int:
    """The factor by which a picture is made smaller before grids are sought in it."""
    longer: int = max(grey.shape)
    return max(1, -(-longer // MOST_SIDE))


def _lattices(
    sizes: Sizes, found: list[Lattice], every: int
) -> Iterator[Iterator[tuple[Quadrilateral, Lattice | None]]]:
    """For each light, what may be a grid there and is not among those surely found by then."""
    grey = sizes.whole
    factor = shrinking(grey)
    night = float(np.median(sizes.shrunk(factor))) < NIGHT
    dark, light = sizes, Sizes(1 - grey)
    for each in (light, dark) if night else (dark, light):
        tried = list[Points]()
        for likely in quads(each.shrunk(factor)):
            yield _fitted(each, factor, likely, tried, found, every)


def _fitted(
    sizes: Sizes,
    factor: int,
    likely: Iterator[Points],
    tried: list[Points],
    found: list[Lattice],
    every: int,
) -> Iterator[tuple[Quadrilateral, Lattice | None]]:
    for corners in likely:
        pixels = corners * factor + (factor - 1) / 2
        sure = (lattice for lattice in found if lattice.evidence >= ENOUGH)
        if any(lattice.holds(pixels.mean(axis=0)) for lattice in sure):
            continue
        if any(np.abs(corners - other).max() < SAME for other in tried):
            continue
        tried.append(corners)
        yield Quadrilateral(sizes, pixels), fitted(sizes, pixels, every)


def _keep(found: list[Lattice], lattice: Lattice) -> None:
    """Keep a lattice, unless one that lies there too has more of its lines."""
    rivals = [other for other in found if _overlap(other, lattice)]
    if all(other.evidence < lattice.evidence for other in rivals):
        found[:] = [other for other in found if other not in rivals]
        found.append(lattice)


def _overlap(one: Lattice, other: Lattice) -> bool:
    """Whether the middle of one lies in the other."""
    return one.holds(other.middle) or other.holds(one.middle)


def _in_rows(found: list[Lattice]) -> list[Lattice]:
    """Lattices as one reads: from the top, and what stands side by side from the left."""
    rows: list[list[Lattice]] = []
    for lattice in sorted(found, key=lambda each: float(each.middle[1])):
        if not rows or lattice.corners[:, 1].min() > rows[-1][0].middle[1]:
            rows.append([])
        rows[-1].append(lattice)
    return [each for row in rows for each in sorted(row, key=lambda one: float(one.middle[0]))]
