# SPDX-License-Identifier: MIT
"""Pictures read: puzzles and digits that are right, wrong ones nobody doubts, and the time.

The photographs are those of SUDOKU_DATA with their digits; the net has seen none of them. How sure
a digit has to be was chosen on those of odd numbers, as they are and made worse; the even ones had
no say in it.
"""

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

import numpy as np
from PIL import Image, ImageFilter

from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.paper import PictureFault
from sudoku_qt.engine.pictures.reading import read_pictures
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.paths import resource
from tests.engine.pictures.screens import PUZZLE, SCREENS, digits_of, drawn, png

Row = tuple[str, float, str, str]
Read = tuple[int, int, int, float]
"""Wrong cells, those of them nobody doubts, cells in doubt, and seconds."""
SIZES = (24, 33, 48, 50, 66, 99, 132)
WORSE = ((360, 0.0, 0), (300, 0.8, 6), (260, 1.0, 10))
"""Pixels of the longer side, the radius of a blur, and how strong the noise is, of 255."""
NOTES = {2: "124", 3: "26", 5: "2468", 6: "1489", 7: "1249", 10: "247", 40: "5", 80: "1"}


def rows() -> Iterator[Row]:
    """Measure the reader."""
    net = DigitNet.load(resource("digits.npz"))
    for name, screen in SCREENS.items():
        pictures = [png(drawn(screen, PUZZLE, size, NOTES)) for size in SIZES]
        yield from _told(name, [_read(each, digits_of(PUZZLE), net) for each in pictures])
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        yield "photographs", 0, "", "SUDOKU_DATA does not name the folder of data"
        return
    paths = sorted(Path(folder, "photos").glob("*.jpg"))
    for rest, name in (1, "odd photographs"), (0, "even photographs"):
        half = [path for path in paths if int(path.stem.removeprefix("image")) % 2 == rest]
        yield from _told(name, [_read(p.read_bytes(), _digits(p), net) for p in half])
        worse = [_read(each, _digits(p), net) for p in half for each in _made_worse(p)]
        yield from _told(f"{name}, made worse", worse)


def _made_worse(path: Path) -> Iterator[bytes]:
    """A photograph made small, blurred and noisy, by three degrees."""
    for side, blur, noise in WORSE:
        picture = Image.open(path).convert("L")
        picture.thumbnail((side, side), Image.Resampling.BILINEAR)
        shades = np.asarray(picture.filter(ImageFilter.GaussianBlur(blur)), np.float32)
        grain = np.random.default_rng(1).normal(0, noise, shades.shape)
        yield png(Image.fromarray(np.clip(shades + grain, 0, 255).astype(np.uint8)))


def _digits(path: Path) -> bytes:
    lines = path.with_suffix(".dat").read_text(encoding="ascii").splitlines()[2:11]
    return bytes(int(digit) for line in lines for digit in line.split())


def _read(data: bytes, wanted: bytes, net: DigitNet) -> Read:
    start = time.process_time()
    try:
        reading = read_pictures(data, net).puzzles[0]
    except PictureFault:
        return CELLS, 0, CELLS, time.process_time() - start
    taken = time.process_time() - start
    wrong = {cell for cell in range(CELLS) if reading.digits[cell] != wanted[cell]}
    return len(wrong), len(wrong - reading.doubtful), len(reading.doubtful), taken


def _told(name: str, read: Sequence[Read]) -> Iterator[Row]:
    wrong, silent, doubtful, seconds = zip(*read, strict=True)
    whole = sum(not each for each in wrong)
    yield f"{name}: read whole", 100 * whole / len(read), "%", f"{whole} of {len(read)}"
    yield f"{name}: digits", 100 - 100 * sum(wrong) / CELLS / len(read), "%", ""
    yield f"{name}: wrong and not in doubt", sum(silent), "cells", ""
    yield f"{name}: in doubt", sum(doubtful), "cells", f"{sum(map(bool, doubtful))} pictures"
    yield f"{name}: median time", 1000 * median(seconds), "ms", f"at most {1000 * max(seconds):.0f}"
