# SPDX-License-Identifier: MIT
"""Where the board and the columns of cards lie on a page: whatever gives the largest board."""

from typing import NamedTuple

from PySide6.QtCore import QRect

GAP = 24
"""Between the board and the cards."""
SHARE = 0.34
"""How much of the page's width a column beside the board would like."""
WORTH_IT = 0.6
"""Cards go when they would leave the board less than this of the edge it could have alone."""
CLEARLY = 1.1
"""How much larger the board has to be for the cards to go below it."""


class Places(NamedTuple):
    """The board, and no column, one beside it or two below it."""

    board: QRect
    columns: tuple[QRect, ...] = ()


def places(room: QRect, narrowest: int, widest: int, below: int) -> Places:
    """Share a room out.

    A column beside the board is `narrowest` to `widest` pixels wide, those below it are `below`
    pixels high.
    """
    alone = min(room.width(), room.height())
    beside = min(room.height(), room.width() - GAP - narrowest)
    above = min(room.width(), room.height() - GAP - below)
    if max(beside, above) < WORTH_IT * alone:
        return Places(room)
    if above > CLEARLY * beside:
        return _below(room, above)
    wish = min(max(narrowest, round(room.width() * SHARE)), widest)
    return _beside(room, beside, min(wish, room.width() - GAP - beside))


def _beside(room: QRect, side: int, width: int) -> Places:
    """Put the board to the left and a column to its right, and the two into the middle."""
    left = room.left() + (room.width() - side - GAP - width) // 2
    board = QRect(left, room.top(), side, side)
    return Places(board, (QRect(left + side + GAP, room.top(), width, room.height()),))


def _below(room: QRect, side: int) -> Places:
    """Put the board at the top and two columns below it, as wide as the room."""
    top = room.top() + side + GAP
    height = room.bottom() + 1 - top
    width = (room.width() - GAP) // 2
    return Places(
        QRect(room.left(), room.top(), room.width(), side),
        (
            QRect(room.left(), top, width, height),
            QRect(room.right() + 1 - width, top, width, height),
        ),
    )
