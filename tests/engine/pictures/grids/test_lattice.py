# SPDX-License-Identifier: MIT
"""A lattice lies where the lines are, in perspective and on bent paper."""

import numpy as np

from sudoku_qt.engine.pictures.grey import Grey, Points, Sizes, sampled
from sudoku_qt.engine.pictures.grids.lattice import Lattice, fitted, perspective

CORNERS = np.array([[40.0, 30.0], [330.0, 50.0], [350.0, 340.0], [25.0, 320.0]])
SQUARE = np.array([[0.0, 0.0], [9.0, 0.0], [9.0, 9.0], [0.0, 9.0]])


def ruled(bent: float = 0.0) -> Grey:
    """A grid of lines between CORNERS, its rows bent by so many cells in the middle."""
    to_grid = perspective(CORNERS, SQUARE)
    rows, columns = np.mgrid[0:380, 0:380]
    u, v, w = to_grid @ np.stack([columns.ravel(), rows.ravel(), np.ones(rows.size)])
    u, v = u / w, v / w
    v = v - bent * np.sin(np.clip(u, 0, 9) / 9 * np.pi)
    inside = (u > -0.05) & (u < 9.05) & (v > -0.05) & (v < 9.05)
    line = (np.abs(u - u.round()) < 0.04) | (np.abs(v - v.round()) < 0.04)
    return np.where(inside & line, 0.2, 0.9).astype(np.float32).reshape(380, 380)


def places() -> Points:
    """The crossings inside a grid."""
    return np.stack(np.meshgrid(np.arange(1.0, 9), np.arange(1.0, 9)), axis=-1)


def test_corners_that_are_a_little_off_come_right() -> None:
    off = CORNERS + np.array([[4, -3], [-3, 3], [2, 5], [-5, -2]])
    lattice = fitted(Sizes(ruled()), off)
    assert lattice is not None
    assert lattice.evidence > 0.97
    assert np.abs(lattice.corners - CORNERS).max() < 3


def test_bent_paper_is_followed() -> None:
    grey = ruled(bent=0.3)
    lattice = fitted(Sizes(grey), CORNERS)
    assert lattice is not None
    assert lattice.evidence > 0.9
    assert float(sampled(grey, lattice.at(places())).mean()) < 0.4


def test_where_there_is_no_line_there_is_no_evidence() -> None:
    lattice = fitted(Sizes(np.full((380, 380), 0.5, np.float32)), CORNERS)
    assert lattice is not None
    assert lattice.evidence == 0


def test_a_larger_picture_has_its_lattice_where_the_smaller_had_it() -> None:
    lattice = fitted(Sizes(ruled()), CORNERS)
    assert lattice is not None
    assert np.allclose(lattice.scaled(3).corners, lattice.corners * 3 + 1)
    assert round(lattice.cell_size) == 33


def test_where_rows_and_columns_cross_is_where_each_place_is() -> None:
    lattice = fitted(Sizes(ruled(bent=0.3)), CORNERS)
    assert lattice is not None
    along = np.arange(1.0, 9)
    assert np.allclose(lattice.over(along, along), lattice.at(places()))


def test_it_holds_what_lies_between_its_corners() -> None:
    lattice = Lattice(perspective(SQUARE, CORNERS), np.zeros((10, 2)))
    assert lattice.holds(lattice.middle)
    assert lattice.holds(CORNERS[0] + [2, 2])
    assert not lattice.holds(CORNERS[0] - [2, 2])
    assert not lattice.holds(CORNERS[2] + [2, 2])
