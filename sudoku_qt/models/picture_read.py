# SPDX-License-Identifier: MIT
"""What was read from a picture, beside the picture itself: values for the correction dialog."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BoardRead:
    """A board read from a picture.

    `digits` are its cells in reading order, 0 for an empty one; `doubtful` are the cells to check.
    `grey` is the straightened board, `side` by `side` bytes from black to white. `cages` tells
    whether there are cages in it, which are not read. `regions` has the number of each cell's
    region; None for a classic board.
    """

    digits: bytes
    doubtful: frozenset[int]
    grey: bytes
    side: int
    cages: bool = False
    regions: tuple[int, ...] | None = None


@dataclass(frozen=True)
class PictureRead:
    """The boards in a picture or document, in reading order, of a `game`.

    `pages` is the number of pages read where the document has more, else 0.
    """

    game: str
    boards: tuple[BoardRead, ...]
    pages: int = 0
