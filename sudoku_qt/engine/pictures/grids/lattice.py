# SPDX-License-Identifier: MIT
"""The lattice: the lines of a grid, fitted by perspective first, then by bending."""

from dataclasses import dataclass, replace

import numpy as np

from sudoku_qt.engine.pictures.grey import Grey, Points, Sizes, box_mean, sampled
from sudoku_qt.engine.sudoku.shape import SIDE

STEP = 32
"""Pixels for each cell while lines are sought."""
MARGIN = STEP // 2
PASSES = ((0.32, 1), (0.25, 2), (0.16, 3), (0.12, 3))
"""For each pass, how far from its expected place a line is sought, in cells, and its degree."""
STRAIGHT = 3
"""In passes of this degree the pieces of a line no longer slant."""
LEAST_LINE = 0.012
"""The least contrast between a line and what is beside it."""
BESIDE = (3, 5)
"""The distances of that comparison, in pixels: small near notes, larger in blurred pictures."""
STRONG = 0.2
"""The most that ink counts, so that digits do not outweigh lines."""
DEGREE = 3
"""The highest power of a bend."""
_COLUMN_POWERS = [degree - row for degree in range(DEGREE + 1) for row in range(degree + 1)]
_ROW_POWERS = [row for degree in range(DEGREE + 1) for row in range(degree + 1)]
_SQUARE = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], dtype=float)


@dataclass(frozen=True, eq=False)
class Lattice:
    """The mapping from places of a grid to pixels of a picture.

    `perspective` is a 3 by 3 matrix; `bend` are the coefficients, 10 by 2, of a displacement of
    places that is applied first. `evidence` is the share of the grid's line segments that are seen,
    180 with nine rows; `side` is its number of rows.
    """

    perspective: Points
    bend: Points
    evidence: float = 0.0
    side: int = SIDE

    def at(self, places: Points) -> Points:
        """The pixels of places of the grid, each (column, row) from 0 to `side`."""
        u, v = _centred(places, self.side)
        x = places[..., 0] + _sum_of_powers(u, v, self.bend[:, 0])
        y = places[..., 1] + _sum_of_powers(u, v, self.bend[:, 1])
        return self._projected(x, y)

    def over(self, columns: Points, rows: Points) -> Points:
        """The pixels of the crossings of rows and columns, rows by columns by 2.

        The result is that of `at` for the crossings, with fewer multiplications.
        """
        bend = np.zeros((2, DEGREE + 1, DEGREE + 1))
        bend[:, _ROW_POWERS, _COLUMN_POWERS] = self.bend.T
        factors = np.moveaxis(_powers_along(rows, self.side) @ bend, -1, 0)[..., None]
        across = columns / (self.side / 2) - 1
        right, down = factors[0] + across * (
            factors[1] + across * (factors[2] + across * factors[3])
        )  # not one large product, in which numpy's threads would wait for each other
        return self._projected(columns + right, rows[:, None] + down)

    def _projected(self, columns: Points, rows: Points) -> Points:
        x, y, z = (a * columns + b * rows + c for a, b, c in self.perspective)
        pixels = np.empty((*columns.shape, 2))
        np.divide(x, z, out=pixels[..., 0])
        np.divide(y, z, out=pixels[..., 1])
        return pixels

    @property
    def corners(self) -> Points:
        """The four corners of the grid, clockwise from the upper left."""
        return self.at(_SQUARE * self.side)

    @property
    def middle(self) -> Points:
        """The pixel in the middle of the grid."""
        return self.at(np.array([self.side / 2, self.side / 2]))

    def holds(self, pixel: Points) -> bool:
        """Whether a pixel lies inside the four corners, which are in clockwise order."""
        corners = self.corners
        along, to = np.roll(corners, -1, axis=0) - corners, pixel - corners
        return bool((along[:, 0] * to[:, 1] >= along[:, 1] * to[:, 0]).all())

    @property
    def cell_size(self) -> float:
        """The approximate width of a cell in pixels."""
        sides = np.linalg.norm(np.diff(self.corners, axis=0, append=self.corners[:1]), axis=1)
        return float(sides.mean()) / self.side

    def scaled(self, factor: float) -> "Lattice":
        """The lattice in a picture `factor` times as large."""
        shift = (factor - 1) / 2
        larger = np.array([[factor, 0, shift], [0, factor, shift], [0, 0, 1]])
        return replace(self, perspective=larger @ self.perspective)


def fitted(sizes: Sizes, corners: Points, every: int = 1, side: int = SIDE) -> Lattice | None:
    """The lattice inside four corners, fitted to the lines; None if it cannot be fitted.

    With `every` 3, only the lines of boxes count, for a grid that has no others.
    """
    lattice = Lattice(perspective(_SQUARE * side, corners), np.zeros((10, 2)), side=side)
    for window, degree in PASSES:
        inked = _ink(sizes, lattice)
        move = np.zeros((10, 2))
        for axis in (0, 1):
            places, offsets, weights = _offsets(
                inked if axis else inked.T, window, all_along=degree == STRAIGHT
            )
            weights = weights * (places[:, 1] % every == 0)
            if not axis:
                places = places[:, ::-1]
            move[:, axis] = _polynomial(_powers(places, degree, side), offsets, weights)
        if np.abs(lattice.bend + move).max() > side:
            return None
        lattice = replace(lattice, bend=lattice.bend + move)
    return replace(lattice, evidence=_evidence(sizes, lattice, every))


def perspective(places: Points, pixels: Points) -> Points:
    """The 3 by 3 matrix that maps four places to four pixels."""
    rows, sides = [], []
    for (u, v), (x, y) in zip(places, pixels, strict=True):
        rows += [[u, v, 1, 0, 0, 0, -u * x, -v * x], [0, 0, 0, u, v, 1, -u * y, -v * y]]
        sides += [x, y]
    solved = np.linalg.lstsq(np.array(rows), np.array(sides), rcond=None)[0]
    return np.append(solved, 1.0).reshape(3, 3)


def places_along(per_cell: int, margin: int, side: int = SIDE) -> Points:
    """Places along a side of the straightened grid: `per_cell` a cell, a margin as dense."""
    return (np.arange(-margin, side * per_cell + margin) + 0.5) / per_cell


def _ink(sizes: Sizes, lattice: Lattice) -> Grey:
    """How much darker than its surroundings everything is, as the lattice straightens it."""
    factor = max(1, round(lattice.cell_size / STEP))
    smaller = lattice.scaled(1 / factor)
    along = places_along(STEP, MARGIN, lattice.side)
    straight = sampled(sizes.shrunk(factor), smaller.over(along, along))
    inked = box_mean(straight, STEP // 3) - straight
    return np.asarray(np.minimum(inked, STRONG), dtype=np.float32)


def _profiles(inked: Grey, *, all_along: bool) -> Grey:
    """Along each piece of each row's line, one line more than pieces, the ink by distance.

    The distances are -MARGIN to MARGIN.
    It is the mean, for lines that may slant yet, or what at least half of the piece has: then
    digits and notes, of which there is less in a row, are not seen.
    """
    side = len(inked) // STEP - 1
    inner = slice(MARGIN + STEP // 6, MARGIN + STEP - STEP // 6)
    pieces = np.stack(
        [inked[:, inner.start + STEP * j : inner.stop + STEP * j] for j in range(side)]
    )
    along = np.median(pieces[..., ::2], axis=2) if all_along else pieces.mean(axis=2)
    lines = [along[:, STEP * i : STEP * (i + 1)] for i in range(side + 1)]
    return np.asarray(lines, dtype=np.float32)


def _offsets(inked: Grey, window: float, *, all_along: bool) -> tuple[Points, Points, Points]:
    """For each piece of a row's line its place, how far off it is in cells, how sure that is."""
    distance = (np.arange(STEP) - MARGIN + 0.5) / STEP
    profiles = _profiles(inked, all_along=all_along)
    near = np.maximum(profiles, 0) ** 2 * np.exp(-((distance / window) ** 2) * 2)
    near *= np.abs(distance) < window * 1.2
    weights = near.sum(axis=2)
    offsets = (near * distance).sum(axis=2) / np.maximum(weights, 1e-9)
    rows, columns = np.mgrid[: len(profiles), : profiles.shape[1]]
    places = np.stack([columns + 0.5, rows], axis=-1).reshape(-1, 2)
    return places, offsets.ravel(), np.sqrt(np.sqrt(weights.ravel()))


def _polynomial(powers: Points, offsets: Points, weights: Points) -> Points:
    """The polynomial through offsets, those far from it counting less and less."""
    found = np.zeros(powers.shape[1])
    trust = weights
    for _ in range(4):
        scaled = powers * trust[:, None]
        found = np.linalg.lstsq(
            np.vstack([scaled, 1e-4 * np.eye(len(found))]),
            np.append(offsets * trust, np.zeros(len(found))),
            rcond=None,
        )[0]
        trust = weights / (1 + ((offsets - powers @ found) / 0.05) ** 2)
    return np.pad(found, (0, 10 - len(found)))


def _evidence(sizes: Sizes, lattice: Lattice, every: int) -> float:
    """The part of the pieces of lines, or of each third one, darker than what is beside them."""
    inked = _ink(sizes, lattice)
    profiles = np.concatenate(
        [_profiles(turned, all_along=True)[::every] for turned in (inked, inked.T)]
    )
    middle = profiles[:, :, MARGIN - 2 : MARGIN + 2].max(axis=2)
    sides = [
        np.maximum(profiles[:, :, MARGIN - 1 - beside], profiles[:, :, MARGIN + beside])
        for beside in BESIDE
    ]
    return float((middle > np.minimum(*sides) + LEAST_LINE).mean())


def _powers_along(places: Points, side: int) -> Points:
    """The powers of places along a side, centred: n by 4."""
    return np.vander(places / (side / 2) - 1, DEGREE + 1, increasing=True)


def _powers(places: Points, degree: int, side: int) -> Points:
    """The products of powers of column and row, up to a degree, centred: ... by 3, 6 or 10."""
    u, v = _centred(places, side)
    row = [np.ones_like(u)]
    powers = list(row)
    for _ in range(degree):  # numpy multiplies far faster than it takes powers
        row = [each * u for each in row] + [row[-1] * v]
        powers += row
    return np.stack(powers, axis=-1)


def _sum_of_powers(u: Points, v: Points, bend: Points) -> Points:
    """Those products up to degree 3, each so many times; factored out, none of them is kept."""
    upright = bend[0] + v * (bend[2] + v * (bend[5] + v * bend[9]))
    across = bend[1] + v * (bend[4] + v * bend[8]) + u * (bend[3] + v * bend[7] + u * bend[6])
    return np.asarray(upright + u * across)


def _centred(places: Points, side: int) -> Points:
    """Columns and rows, from -1 to 1 within the grid."""
    return np.moveaxis(places / (side / 2) - 1, -1, 0)
