# SPDX-License-Identifier: MIT
"""Connected drawings and the four corners they fill."""

import numpy as np

from sudoku_qt.engine.pictures.grids.quads import components, quads


def test_what_touches_is_one() -> None:
    ink = np.array(
        [
            [1, 0, 1, 0, 0],
            [1, 0, 1, 0, 1],
            [0, 1, 0, 0, 1],
            [0, 0, 0, 0, 0],
            [1, 1, 1, 1, 1],
        ],
        bool,
    )
    _, _, _, owner = components(ink)
    assert len(set(owner.tolist())) == 3


def test_a_winding_line_is_one() -> None:
    ink = np.zeros((41, 41), bool)
    ink[::2] = True
    ink[1::4, 0] = True
    ink[3::4, -1] = True
    assert set(components(ink)[3].tolist()) == {0}


def test_a_frame_is_found_by_its_corners() -> None:
    grey = np.ones((100, 120), np.float32)
    grey[10:90, 20:23] = grey[10:90, 97:100] = 0
    grey[10:13, 20:100] = grey[87:90, 20:100] = 0
    corners = next(next(quads(grey)))
    assert np.abs(corners - [[20, 10], [99, 10], [99, 89], [20, 89]]).max() < 2


def test_an_empty_picture_has_none() -> None:
    assert not [corners for light in quads(np.ones((50, 50), np.float32)) for corners in light]


def test_a_long_strip_is_none() -> None:
    grey = np.ones((200, 200), np.float32)
    grey[20:23, 10:190] = grey[77:80, 10:190] = 0
    grey[20:80, 10:13] = grey[20:80, 187:190] = 0
    assert not list(next(quads(grey)))
