# SPDX-License-Identifier: MIT
"""A board as it was read from a picture, beside the picture itself: values for a dialog."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PictureRead:
    """What stands in a picture, in the words of a `game`.

    `digits` are its cells row by row, 0 for an empty one, and `doubtful` those to look at again;
    `grey` is the board straightened, `side` by `side` bytes from black to white. `among` says how
    many boards the file has, of which this is the first.
    """

    game: str
    digits: bytes
    doubtful: frozenset[int]
    grey: bytes
    side: int
    among: int = 1
