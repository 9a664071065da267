# SPDX-License-Identifier: MIT
"""The grid of a picture: of all that may be one, the lattice with the most of its lines."""

from collections.abc import Iterator

import numpy as np

from sudoku_qt.engine.pictures.grey import Grey, Points, shrunk
from sudoku_qt.engine.pictures.lattice import Lattice, fitted
from sudoku_qt.engine.pictures.quads import quads

MOST_SIDE = 900
"""Pixels of the longer side in which a grid is sought; it is read in all there are."""
LEAST_EVIDENCE = 0.6
SAME = 3
"""Pixels: corners so near to others are no other grid."""
ENOUGH = 0.93
"""Where so much of a grid is seen, nothing else is looked at."""


def grid_of(grey: Grey) -> Lattice | None:
    """The grid of a picture, dark on light or light on dark; None where there is none."""
    factor = max(1, -(-max(grey.shape) // MOST_SIDE))
    best = None
    for lattice in _lattices(shrunk(grey, factor)):
        if best is None or lattice.evidence > best.evidence:
            best = lattice
        if best.evidence >= ENOUGH:
            break
    return best.scaled(factor) if best and best.evidence >= LEAST_EVIDENCE else None


def _lattices(grey: Grey) -> Iterator[Lattice]:
    for dark in (grey, 1 - grey):
        tried = list[Points]()
        for corners in quads(dark):
            if any(np.abs(corners - other).max() < SAME for other in tried):
                continue
            tried.append(corners)
            lattice = fitted(dark, corners)
            if lattice:
                yield lattice
