# SPDX-License-Identifier: MIT
"""Grids that have another number of rows than nine, by the lines that are seen in them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from sudoku_qt.engine.pictures.grey import Grey, Points, Sizes, box_mean, sampled
from sudoku_qt.engine.pictures.grids.lattice import Lattice, fitted, perspective

SIDES = (16, 12, 10, 8, 7, 6, 5, 4)
"""The numbers of rows that are tried, the largest first: its lines are those of its halves, too."""
PIXELS = 480
"""The side of the straightened grid, without its margin."""
MARGIN = 8
WINDOW, BESIDE = 3, 6
"""How far from its place a line is sought, and the distance of what has to be lighter."""
LEAST_LINE, NOISY = 0.012, 2
"""The least contrast between a line and what is beside it, and that in parts of the noise."""
LIKELY, AS_LIKELY = 0.6, 0.1
"""The part of the lines' pieces that is seen before the lattice is fitted, and how much less there
may be of a larger number of rows;"""
EVIDENCE, FEW = 0.85, 5
"""... the part that is seen after that, and before, too, if there are so few rows;"""
BENT = 0.22
"""... and how far a line may be bent, in cells: bent at will, five of seven lines pass for others.
"""
HALF_LIGHT = 0.5
MOST_TRIED = 20
"""The number of quadrilaterals that are examined, the largest first."""


@dataclass(frozen=True, eq=False)
class Quadrilateral:
    """Four corners, clockwise, in which a grid of nine rows was sought, and the light of it."""

    sizes: Sizes
    corners: Points

    @property
    def area(self) -> float:
        """The area inside the corners, in pixels."""
        x, y = (self.corners - self.corners[0]).T
        return float(abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1)))) / 2


def others_of(tried: Sequence[Quadrilateral], sure: Sequence[Lattice]) -> Iterator[Lattice]:
    """Yield what may be grids of other sizes, but none where there surely is one of nine rows."""
    largest = sorted(tried, key=lambda each: each.area, reverse=True)
    free = (
        each
        for each in largest
        if not any(lattice.holds(each.corners.mean(axis=0)) for lattice in sure)
    )
    for each in islice(free, MOST_TRIED):
        found = _other(each)
        if found:
            yield found


def _other(tried: Quadrilateral) -> Lattice | None:
    """The lattice of another size that fits, if there is one."""
    straight = _straightened(tried.sizes.whole, tried.corners)
    if np.median(straight) < HALF_LIGHT:
        return None  # its lines are lighter than its ground: they are seen in the other light
    inked = box_mean(straight, MARGIN) - straight
    seen = {side: min(_seen(inked, side), _seen(inked.T, side)) for side in SIDES}
    most, failed = max(seen.values()), list[int]()
    for side in (side for side in SIDES if seen[side] > most - AS_LIKELY):
        if any(not larger % side for larger in failed):
            continue  # each of its lines would be there in the larger one
        if seen[side] >= (EVIDENCE if side <= FEW else LIKELY):
            lattice = fitted(tried.sizes, tried.corners, side=side)
            if lattice and lattice.evidence >= EVIDENCE and _most_bent(lattice) <= BENT:
                return lattice
        failed.append(side)
    return None


def _most_bent(lattice: Lattice) -> float:
    """How far the crossing is, in cells, that lies farthest from where perspective alone has it."""
    places = np.moveaxis(np.indices((lattice.side + 1,) * 2), 0, -1).astype(float)
    plain = replace(lattice, bend=np.zeros_like(lattice.bend))
    away = np.linalg.norm(lattice.at(places) - plain.at(places), axis=-1)
    return float(away.max() / lattice.cell_size)


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
    noise = NOISY * float(np.median(np.abs(profiles)))
    places = [MARGIN + round(line * cell) for line in range(side + 1)]
    darker = np.array([_darker(profiles, place) for place in places])
    return float(np.mean(darker > max(LEAST_LINE, noise)))


def _darker(profiles: Grey, place: int) -> Grey:
    """For each piece, how much darker it is at a place than on one side of it at least."""
    last = len(profiles) - 1
    near = profiles[max(place - WINDOW, 0) : place + WINDOW + 1].max(axis=0)
    beside = np.minimum(profiles[max(place - BESIDE, 0)], profiles[min(place + BESIDE, last)])
    return np.asarray(near - beside)
