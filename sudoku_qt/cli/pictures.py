# SPDX-License-Identifier: MIT
"""Pictures of puzzles as inputs; doubtful cells are reported as faults, and digits are kept."""

from collections.abc import Iterator, Sequence
from math import isqrt

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.language import later
from sudoku_qt.engine.message import CountedFault, Fault
from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.paper import MOST_PAGES
from sudoku_qt.engine.pictures.reading import PictureReading, Readings, read_pictures
from sudoku_qt.engine.sudoku.shape import cell_name
from sudoku_qt.paths import resource

CAGES = later("the picture shows cages, which are not read: only the digits are")
LEFT_OUT = later("only the first {count} pages were read")


def read_picture_batch(data: bytes) -> Batch:
    """The puzzles of a picture or a PDF, numbered like lines. Raises `PictureFault`."""
    net = DigitNet.load(resource("digits.npz"))
    read = read_pictures(data, net)
    readings = read.puzzles
    classic = [(number, each) for number, each in enumerate(readings, 1) if each.regions is None]
    variants = []
    for number, reading in enumerate(readings, 1):
        if reading.regions is not None:
            from sudoku_qt.engine.pictures.region_solver import puzzle_in  # variants: 42 ms

            variants.append((number, puzzle_in(reading.regions, reading.digits)))
    return Batch(
        b"".join(reading.digits for _, reading in classic),
        [number for number, _ in classic],
        faults=[*_cages(readings), *_doubts(readings), *_left_out(read)],
        variants=variants,
    )


def _left_out(read: Readings) -> Iterator[tuple[int, Fault]]:
    if read.left_out:
        yield len(read.puzzles), Fault(LEFT_OUT, count=MOST_PAGES)


def _cages(readings: Sequence[PictureReading]) -> Iterator[tuple[int, Fault]]:
    for number, reading in enumerate(readings, 1):
        if reading.cages:
            yield number, Fault(CAGES)


def _doubts(readings: Sequence[PictureReading]) -> Iterator[tuple[int, Fault]]:
    for number, reading in enumerate(readings, 1):
        side = isqrt(len(reading.digits))
        cells = tuple(cell_name(cell, side) for cell in sorted(reading.doubtful))
        if cells:
            yield (
                number,
                CountedFault(
                    "one cell of the picture is in doubt: {cells}",
                    "{count} cells of the picture are in doubt: {cells}",
                    len(cells),
                    cells=cells,
                ),
            )
