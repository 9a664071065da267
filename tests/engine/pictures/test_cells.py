# SPDX-License-Identifier: MIT
"""Cells are cut out row by row, and brought into one light."""

import numpy as np

from sudoku_qt.engine.pictures.cells import EDGE, contrast, cut_out, ink_of, levelled
from sudoku_qt.engine.pictures.grids.lattice import Lattice

STILL = (0.0, 0.0)


def test_they_come_row_by_row() -> None:
    lattice = Lattice(np.diag([20.0, 20.0, 1.0]), np.zeros((10, 2)))
    rows, columns = np.mgrid[0:180, 0:180] // 20
    grey = ((rows * 9 + columns) / 100).astype(np.float32)
    cells = cut_out(grey, lattice, STILL, 1.0)
    assert cells.shape == (81, EDGE, EDGE)
    assert np.allclose(cells[:, EDGE // 2, EDGE // 2] * 100, np.arange(81), atol=0.01)


def test_dark_on_light_is_light_on_dark() -> None:
    cell = np.full((1, EDGE, EDGE), 0.8, np.float32)
    cell[0, 8:20, 12:16] = 0.3
    assert np.allclose(levelled(cell), levelled(1 - cell), atol=1e-5)
    assert levelled(cell).max() == 1


def test_faint_dirt_stays_faint() -> None:
    cell = np.full((1, EDGE, EDGE), 0.8, np.float32)
    cell[0, 8:20, 12:16] = 0.79
    assert contrast(ink_of(cell))[0] < 0.02
    assert levelled(cell).max() < 0.2
