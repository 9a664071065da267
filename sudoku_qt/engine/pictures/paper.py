# SPDX-License-Identifier: MIT
"""The limits of a page's size, and the faults of pictures that cannot be read."""

from sudoku_qt.engine.message import Fault

MOST_SIDE = 2400
"""The longer side at most, in pixels; larger pictures are scaled down."""
MOST_PAGES = 50
NARROW = 64
"""A picture so many times longer than wide has no room for a readable grid."""


class PictureFault(Fault):
    """The picture cannot be read."""


def is_narrow(width: float, height: float) -> bool:
    """Whether a page is too narrow for a grid, or has no size at all."""
    short, long = sorted((width, height))
    return not 0 < long <= short * NARROW < float("inf")


def narrow() -> PictureFault:
    """The fault of a page that is too narrow."""
    return PictureFault("The picture is too long and too narrow to hold a Sudoku.")


def missing() -> PictureFault:
    """The fault where no decoder is installed."""
    return PictureFault(
        "Pictures are read with Pillow and pypdfium2: pip install sudoku-qt[pictures]"
    )
