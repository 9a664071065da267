# SPDX-License-Identifier: MIT
"""What of a picture file is known before it is decoded: signatures, limits, and the faults.

This imports nothing that decoding needs.
"""

from sudoku_qt.engine.message import Fault

MAX_BYTES = 64 * 2**20
"""Larger files are not decoded."""
PDF = b"%PDF-"
_SIGNATURES = (b"\x89PNG\r\n", b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*", PDF)
MOST_SIDE = 2400
"""The longer side at most, in pixels; larger pictures are scaled down."""
MOST_PAGES = 50
NARROW = 64
"""A picture so many times longer than wide has no room for a readable grid."""


class PictureFault(Fault):
    """The picture cannot be read."""


def is_picture(head: bytes) -> bool:
    """Whether a file that begins so is a picture that can be read, or a PDF."""
    if head.startswith(b"BM"):
        return b"\0" in head[6:10]  # two letters alone may begin any text
    if head.startswith(b"RIFF"):
        return head[8:12] == b"WEBP"
    return head.startswith(_SIGNATURES)


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
