# SPDX-License-Identifier: MIT
"""The cells of a straightened grid as small pictures, normalised in brightness and contrast."""

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.grey import Grey, Points, sampled, shrunk
from sudoku_qt.engine.pictures.grids.lattice import Lattice

EDGE = 28
"""The side of a cell's picture, in pixels."""
INNER = 0.88
"""The part of a cell's width that its picture shows."""
FINE = 2
"""The factor by which a cell is first oversampled, so that thin strokes are not missed."""
LEAST_INK = 0.06
"""The least contrast that is stretched."""
HALF = 0.5
"""The least ink that counts when heights are measured."""
_BLOCK = EDGE * FINE


def cut_out(grey: Grey, lattice: Lattice, shift: tuple[float, float], zoom: float) -> Grey:
    """The cells, n by 28 by 28, shifted by fractions of a cell and zoomed."""
    side = lattice.side
    factor = max(1, int(lattice.cell_size / _BLOCK))
    smaller, lighter = lattice.scaled(1 / factor), shrunk(grey, factor)
    fine = sampled(lighter, smaller.over(*_places(shift, zoom, side)))
    rough = fine.reshape(side * EDGE, FINE, side * EDGE, FINE).mean(axis=(1, 3))
    cells = rough.reshape(side, EDGE, side, EDGE).swapaxes(1, 2)
    return np.asarray(cells.reshape(side * side, EDGE, EDGE), dtype=np.float32)


def _places(shift: tuple[float, float], zoom: float, side: int) -> tuple[Points, Points]:
    """Where the columns and rows of the cells' pixels are in the grid."""
    inside = ((np.arange(_BLOCK) + 0.5) / _BLOCK - 0.5) * INNER / zoom + 0.5
    along = (inside + np.arange(side)[:, None]).ravel()
    return along + shift[0], along + shift[1]


def levelled(cells: Grey, least: float | NDArray[np.float32] = LEAST_INK) -> Grey:
    """Normalised cells, n by 28 by 28: background 0, strongest ink 1, whichever of them is lighter.

    `least` is the contrast that is scaled to 1 where a cell has less.
    """
    inked = ink_of(cells)
    strongest = np.maximum(contrast(inked), least)
    return np.clip(inked / strongest[:, None, None], -0.5, 1.2)


def ink_of(cells: Grey) -> Grey:
    """How much darker everything is than the cell's background; lighter, if the ink is light."""
    ground = np.median(cells, axis=(1, 2), keepdims=True)
    inked = ground - cells
    inner = inked[:, 4:-4, 4:-4]
    turned = np.where((inner**3).sum(axis=(1, 2)) < 0, -1, 1)
    return np.asarray(inked * turned[:, None, None], dtype=np.float32)


def heights(even: Grey) -> NDArray[np.float32]:
    """The height of what is in each normalised cell, in pixels."""
    inked = np.max(even[:, 2:-2, 4:-4], axis=2) > HALF
    first, last = inked.argmax(axis=1), inked[:, ::-1].argmax(axis=1)
    high = EDGE - 4 - last - first
    return np.where(inked.any(axis=1), high, 0).astype(np.float32)


def contrast(inked: Grey) -> NDArray[np.float32]:
    """The contrast of each cell's ink, leaving out the lines at its edge."""
    inner = inked[:, 4:-4, 4:-4].reshape(len(inked), -1)
    return np.asarray(np.percentile(inner, 97, axis=1), dtype=np.float32)
