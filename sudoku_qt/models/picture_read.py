# SPDX-License-Identifier: MIT
"""Boards as they were read from a picture, beside the picture itself: values for a dialog."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BoardRead:
    """One board of a picture.

    `digits` are its cells row by row, 0 for an empty one, and `doubtful` those to look at again;
    `grey` is the board straightened, `side` by `side` bytes from black to white.
    """

    digits: bytes
    doubtful: frozenset[int]
    grey: bytes
    side: int


@dataclass(frozen=True)
class PictureRead:
    """What stands in a picture or a document, in the words of a `game`: its boards, as one reads.

    `pages` is how many pages were read where the document has more, else 0.
    """

    game: str
    boards: tuple[BoardRead, ...]
    pages: int = 0
