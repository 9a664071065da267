# SPDX-License-Identifier: MIT
"""Grids of other sizes, which are not read: their number of rows, so that it can be said."""

from collections.abc import Iterator
from itertools import islice

import numpy as np

from sudoku_qt.engine.pictures.grey import Grey, Points, Sizes, box_mean, sampled
from sudoku_qt.engine.pictures.grids.grid import shrinking
from sudoku_qt.engine.pictures.grids.lattice import perspective
from sudoku_qt.engine.pictures.grids.quads import quads

SIDES = (16, 12, 10, 8, 7, 6, 5, 4)
"""The numbers of rows that are tried, the largest first: its lines are those of its halves, too."""
PIXELS = 480
"""The side of the straightened grid, without its margin."""
MARGIN = 8
WINDOW, BESIDE = 3, 6
"""How far from its place a line is sought, and the distance of what has to be lighter."""
LEAST_LINE = 0.012
"""The least contrast between a line and what is beside it."""
EVIDENCE = 0.9
"""The part of the lines' pieces that has to be seen."""
HALF_LIGHT = 0.5
MOST_TRIED = 6
"""The number of quadrilaterals that are examined."""


def other_side(grey: Grey) -> int | None:
    """The number of rows of the grid in a picture, if there is one of a size that is not read."""
    factor = shrinking(grey)
    for light in (grey, 1 - grey):
        smaller = Sizes(light).shrunk(factor)
        for corners in islice(_corners(smaller), MOST_TRIED):
            straight = _straightened(smaller, corners)
            if np.median(straight) < HALF_LIGHT:
                continue  # its lines are lighter than its ground: the other picture shows them
            inked = box_mean(straight, MARGIN) - straight
            for side in SIDES:
                if min(_seen(inked, side), _seen(inked.T, side)) >= EVIDENCE:
                    return side
    return None


def _corners(grey: Grey) -> Iterator[Points]:
    for likely in quads(grey):
        yield from likely


def _straightened(grey: Grey, corners: Points) -> Grey:
    """Everything inside four corners, and a margin round it, as a square."""
    square = PIXELS * np.array([[0, 0], [1, 0], [1, 1], [0, 1]], dtype=float)
    matrix = perspective(square, corners)
    along = np.arange(-MARGIN, PIXELS + MARGIN) + 0.5
    columns, rows = np.meshgrid(along, along)
    x, y, z = (a * columns + b * rows + c for a, b, c in matrix)
    return sampled(grey, np.stack([x / z, y / z], axis=-1))


def _seen(inked: Grey, side: int) -> float:
    """The part of the pieces of a grid's lines, from left to right, that are seen."""
    cell = PIXELS / side
    pieces = [
        np.median(
            inked[:, round(MARGIN + at * cell + 4) : round(MARGIN + (at + 1) * cell - 3)], axis=1
        )
        for at in range(side)
    ]
    profiles = np.stack(pieces, axis=1)
    places = [MARGIN + round(line * cell) for line in range(side + 1)]
    return float(np.mean([_is_line(profiles, place) for place in places]))


def _is_line(profiles: Grey, place: int) -> Grey:
    """For each piece, whether it is darker at a place than on one side of it at least."""
    last = len(profiles) - 1
    near = profiles[max(place - WINDOW, 0) : place + WINDOW + 1].max(axis=0)
    beside = np.minimum(profiles[max(place - BESIDE, 0)], profiles[min(place + BESIDE, last)])
    return np.asarray(near > beside + LEAST_LINE)
