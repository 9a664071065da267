# SPDX-License-Identifier: MIT
"""A picture as it was read: the digits of its grid, their certainty, and the place of the grid."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import isqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.pictures.cells import LEAST_INK, contrast, cut_out, heights, ink_of, levelled
from sudoku_qt.engine.pictures.decode import decode
from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.grey import Grey, sampled
from sudoku_qt.engine.pictures.grids.cages import has_cages
from sudoku_qt.engine.pictures.grids.grid import grids_of, grids_of_boxes
from sudoku_qt.engine.pictures.grids.lattice import Lattice, places_along
from sudoku_qt.engine.pictures.grids.regions import Regions, regions_of
from sudoku_qt.engine.pictures.ink import Pieces, fewest_givens, pieces
from sudoku_qt.engine.pictures.judge import JudgedDigits, judged
from sudoku_qt.engine.pictures.paper import PictureFault
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.work import Progress, Stop, go_on, never, unheard

LOOKS = (
    (0.0, 0.0, 1.0),
    (0.035, 0.02, 1.0),
    (-0.035, -0.02, 1.0),
    (0.0, 0.0, 1.1),
    (0.0, 0.0, 0.94),
)
"""The views of each cell that are read: shifted by parts of a cell, and zoomed."""
FAINT = 0.3
"""Ink this much weaker than that of the strongest cells is not enhanced,"""
PLAIN = 0.7
"""... if the question is whether a cell has something other than a digit, not only which digit."""
LOW = 0.68
"""Ink so much lower than the puzzle's digits is a note,"""
A_NOTE = 0.8
"""... with this probability."""
MOST_DOUBTFUL = 0.5
"""With a larger share of doubtful cells it is another board, or nothing that could be corrected."""
READ_SIDES = (SIDE, 8, 6, 4)
"""The numbers of rows of the grids that are read."""
STRANGE = 4
"""If a larger share of signs is doubtful and it is no puzzle, all others are doubtful, too."""
SHOWN_CELL = 48
SOUGHT = 0.3
"""The share of a page's work that is done once its grids are found."""
UPRIGHT = 0.92
"""The mean certainty of all inked cells from which a picture is taken to be upright."""
TURNED = 0.78
"""The least mean certainty for a turned picture; below it nothing was read."""
Floats = NDArray[np.float32]
Look: TypeAlias = tuple[float, float, float]
"""The shift to the right and down, in parts of a cell, and the zoom."""


@dataclass(frozen=True, eq=False)
class PictureReading:
    """A grid that was read from a picture.

    For each cell `digits` has a digit, 0 for none, and `sureness` a number from 0 to 1; `doubtful`
    are the cells to check; `corners` are the grid's, clockwise, as (x, y) in fractions of the
    picture; `straight` is the straightened grid, square, 48 bytes a cell from black to white.
    `cages` tells whether cages are drawn in it, which are not read. `regions` has the number of
    each cell's region where there are not nine rows.
    """

    digits: bytes
    sureness: tuple[float, ...]
    doubtful: frozenset[int]
    corners: tuple[tuple[float, float], ...]
    straight: NDArray[np.uint8]
    cages: bool = False
    regions: Regions | None = None


Outcome: TypeAlias = PictureReading | PictureFault | None
"""What came of a grid: what was read, why it is not read, or None where it is no Sudoku's."""


@dataclass(frozen=True)
class Readings:
    """The puzzles of a picture or PDF, in reading order; `left_out` counts unread pages."""

    puzzles: tuple[PictureReading, ...]
    left_out: int


@dataclass(frozen=True, eq=False)
class _Views:
    """The normalised cells of a grid, in any orientation, each view computed once."""

    grey: Grey
    lattice: Lattice
    _made: dict[tuple[Look, float], Grey] = field(default_factory=dict)

    def of(self, look: Look, least: float, turns: int) -> Grey:
        """The cells after left turns; ink below a share `least` of the strongest stays faint."""
        if (look, least) not in self._made:
            self._made[look, least] = self._look(look, least)
        view = self._made[look, least]
        order = np.array(_turned(tuple(range(len(view))), turns))
        return np.rot90(view[order], turns, axes=(1, 2))

    def _look(self, look: Look, least: float) -> Grey:
        x, y, zoom = look
        cells = cut_out(self.grey, self.lattice, (x, y), zoom)
        strong = float(np.percentile(contrast(ink_of(cells)), 90))
        return levelled(cells, max(LEAST_INK, least * strong))


def read_pictures(
    data: bytes, net: DigitNet, stop: Stop = never, tell: Progress = unheard
) -> Readings:
    """Read every puzzle of a picture, or of the first `MOST_PAGES` pages of a PDF.

    Raises `PictureFault` if nothing can be decoded or there is nothing to read, and `Cancelled`.
    """
    readings: list[PictureReading] = []
    unread: PictureFault | None = None
    left_out = 0
    go_on(stop)
    for page in decode(data, stop):
        pages, left_out = page.count - page.left_out, page.left_out
        found: list[PictureReading] = []
        for share, reading in read_page(page.grey, net):
            if isinstance(reading, PictureReading):
                found.append(reading)
            unread = unread or (reading if isinstance(reading, PictureFault) else None)
            tell((page.number - 1 + share) / pages)
            go_on(stop)
        readings += _without_strays(found) if found or unread else _in_boxes(page.grey, net)
    if not readings:
        raise unread or PictureFault("No Sudoku was found in the picture.")
    return Readings(_without_answers(readings), left_out)


def _in_boxes(grey: Grey, net: DigitNet) -> Iterator[PictureReading]:
    """Yield what stands in grids of which only the boxes are drawn; all of it is doubtful."""
    for lattice in grids_of_boxes(grey):
        reading = _read_grid(grey, lattice, net)
        if isinstance(reading, PictureReading) and (
            CELLS - reading.digits.count(0) >= fewest_givens(CELLS)
        ):
            signs = {cell for cell, digit in enumerate(reading.digits) if digit}
            yield replace(reading, doubtful=reading.doubtful | signs)


def _other_grid(side: int) -> PictureFault:
    """What is said of a grid of another size that cannot be read."""
    return PictureFault(
        "The picture shows a grid of {side} × {side}. Only grids of 4, 6, 8 or 9 rows with digits "
        "in them can be read from a picture: paste its link, or open its file.",
        side=side,
    )


def _only_cages() -> PictureFault:
    """What is said of a grid in which only cages are drawn."""
    return PictureFault(
        "The picture shows a killer without givens. Its cages and their sums cannot be read from "
        "a picture: paste its link, or open its file."
    )


def _without_strays(found: Sequence[PictureReading]) -> list[PictureReading]:
    """What was read, without doubtful tables of other sizes beside grids of nine rows."""
    if all(each.regions for each in found):
        return list(found)
    return [
        each
        for each in found
        if not each.regions or 2 * len(each.doubtful) < len(each.digits) - each.digits.count(0)
    ]


def _without_answers(readings: Sequence[PictureReading]) -> tuple[PictureReading, ...]:
    """The puzzles, and full grids only where there is nothing else: they are answers else."""
    puzzles = tuple(reading for reading in readings if 0 in reading.digits)
    return puzzles or tuple(readings)


def read_page(grey: Grey, net: DigitNet) -> Iterator[tuple[float, Outcome]]:
    """Yield the share of a page that is done, and what came of a grid then; None for no Sudoku."""
    lattices = grids_of(grey)
    yield SOUGHT, None
    for done, lattice in enumerate(lattices, 1):
        reading = _read_grid(grey, lattice, net)
        yield SOUGHT + (1 - SOUGHT) * done / len(lattices), reading


def _read_grid(grey: Grey, lattice: Lattice, net: DigitNet) -> Outcome:
    """What stands in a grid, or why it is not read; None where it is no Sudoku's."""
    side = lattice.side
    if side not in READ_SIDES:
        return _other_grid(side)
    views = _Views(grey, lattice)
    likely, turns = _upright(views, net)
    shapes = () if side == SIDE else regions_of(grey, lattice)
    judgement, regions = _judged(likely, [_turned(each, turns) for each in shapes])
    cages = has_cages(grey, lattice)
    if len(judgement.doubtful) > MOST_DOUBTFUL * side**2:
        return None if side == SIDE else _other_grid(side)
    if not any(judgement.digits) and (cages or side != SIDE):
        return _only_cages() if cages else _other_grid(side)
    rows, columns = grey.shape
    corners = lattice.corners / (columns, rows)
    along = places_along(SHOWN_CELL, 0, side)
    straight = sampled(grey, lattice.over(along, along))
    return PictureReading(
        judgement.digits,
        tuple(likely.max(axis=1).tolist()),
        _doubtful(judgement, _inked(views, turns)),
        tuple(map(tuple, np.roll(corners, turns, axis=0).tolist())),
        np.rot90((straight.clip(0, 1) * 255).astype(np.uint8), turns),
        cages,
        regions,
    )


def _judged(likely: Floats, shapes: Sequence[Regions]) -> tuple[JudgedDigits, Regions | None]:
    """The digits, and of the regions that there may be those with one solution.

    If no lines tell which of them it is, and no solution does, every digit is doubtful.
    """
    if not shapes:
        return judged(likely), None
    from sudoku_qt.engine.pictures.region_solver import solver_in  # rules of variants: 42 ms

    judgements = [(judged(likely, solver_in(regions)), regions) for regions in shapes]
    seen = bytes(likely.argmax(axis=1).astype(np.uint8))
    puzzles = [each for each in judgements if each[0].is_puzzle and each[0].digits == seen]
    first, regions = (puzzles or judgements)[0]
    if len(puzzles) == 1 or len(shapes) == 1:
        return first, regions
    signs = {cell for cell, digit in enumerate(first.digits) if digit}
    return replace(first, doubtful=first.doubtful | signs), regions


def _turned(cells: Regions, turns: int) -> Regions:
    """What belongs to the cells of a grid, after so many left turns."""
    side = isqrt(len(cells))
    return tuple(np.rot90(np.reshape(cells, (side, side)), turns).ravel().tolist())


def _upright(views: _Views, net: DigitNet) -> tuple[Floats, int]:
    """How likely each digit is in each cell, and how many left turns make the grid upright."""
    upright = _likely(net, _looks(views, 0))
    sureness = _sureness(upright)
    if sureness >= UPRIGHT:
        return upright, 0
    turned = [upright, *(_likely(net, _looks(views, turns)) for turns in (1, 2, 3))]
    best = max(range(4), key=lambda turns: _sureness(turned[turns]))
    turns = best if _sureness(turned[best]) >= TURNED else 0
    return turned[turns], turns


def _doubtful(judgement: JudgedDigits, inked: Pieces) -> frozenset[int]:
    """The cells in doubt: by the judge, and those that hold neither a digit it read nor notes."""
    read = np.frombuffer(judgement.digits, np.uint8) > 0
    signs = inked.no_notes(read) | read
    doubtful = signs & ~read
    doubtful[list(judgement.doubtful)] = True
    if not judgement.is_puzzle and np.count_nonzero(doubtful) * STRANGE > np.count_nonzero(signs):
        doubtful |= signs
    return frozenset(np.flatnonzero(doubtful).tolist())


def _looks(views: _Views, turns: int) -> list[Grey]:
    """The cells in one light in each look, after so many left turns; nearer if digits are small."""
    nearer = _inked(views, turns).zoom
    return [views.of((x / nearer, y / nearer, zoom * nearer), FAINT, turns) for x, y, zoom in LOOKS]


def _inked(views: _Views, turns: int) -> Pieces:
    """The pieces of ink, without what is faint."""
    return pieces(views.of(LOOKS[0], PLAIN, turns))


def _without_notes(likely: Floats, view: Grey) -> Floats:
    """What is likely where a digit much lower than the others is a note, standing alone."""
    digits = likely.argmax(axis=1) > 0
    high = heights(view)
    low = digits & (high < LOW * np.percentile(high[digits], 80)) if digits.any() else digits
    seen = likely.copy()
    seen[low] *= np.float32(1 - A_NOTE)
    seen[low, 0] += np.float32(A_NOTE)
    return seen


def _likely(net: DigitNet, views: list[Grey]) -> Floats:
    """The geometric mean of what the net says of each look at cells, without notes."""
    cells = len(views[0])
    logs = np.zeros((cells, 10), np.float32)
    for view in views:
        logs += np.log(np.maximum(net.probabilities(view), 1e-6))
    powers = np.exp(logs / len(views))
    shares = powers / powers.sum(axis=1, keepdims=True)
    shares[:, isqrt(cells) + 1 :] = 0  # no digits there: whatever looks like one is doubtful
    return _without_notes(shares, views[0])


def _sureness(likely: Floats) -> float:
    """How sure the digits are, in the mean; 0 where there is none."""
    inked = likely[likely.argmax(axis=1) > 0]
    return float(inked.max(axis=1).mean()) if len(inked) else 0.0
