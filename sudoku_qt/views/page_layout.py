# SPDX-License-Identifier: MIT
"""Where the board and the columns of cards lie on a page: whatever gives a large board."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect

GAP = 24
"""Between the board and the cards."""
SHARE = 0.34
"""How much of the page's width a column beside the board would like."""
NEARLY = 0.87
"""The first way of sharing a room is taken whose board is nearly as large as the best one's."""
WORTH_IT = 0.7
"""Cards go when even the best way leaves the board less than this of what it had alone."""


class Places(NamedTuple):
    """The board, and no column, one or two of them."""

    board: QRect
    columns: tuple[QRect, ...] = ()

    @property
    def edge(self) -> int:
        """How large the board can be."""
        return min(self.board.width(), self.board.height())


def places(room: QRect, narrowest: int, widest: int, height: Callable[[int], int]) -> Places:
    """Share a room out.

    A column beside the board is `narrowest` to `widest` pixels wide; `height` says how high the
    card that must be seen is at a width.
    """
    half = (room.width() - GAP) // 2
    ways = (
        _beside(room, narrowest, widest),
        _below(room, (half, half), height(half)),
        _below(room, (room.width(),), height(room.width())),
    )
    best = max(way.edge for way in ways)
    if best < WORTH_IT * min(room.width(), room.height()):
        return Places(room)
    return next(way for way in ways if way.edge >= NEARLY * best)


def _beside(room: QRect, narrowest: int, widest: int) -> Places:
    """Put the board to the left and a column to its right, and the two into the middle."""
    side = min(room.height(), room.width() - GAP - narrowest)
    wanted = min(max(narrowest, round(room.width() * SHARE)), widest)
    width = min(wanted, room.width() - GAP - side)
    left = room.left() + (room.width() - side - GAP - width) // 2
    board = QRect(left, room.top(), side, side)
    return Places(board, (QRect(left + side + GAP, room.top(), width, room.height()),))


def _below(room: QRect, widths: tuple[int, ...], height: int) -> Places:
    """Put the board at the top and columns of some widths below it."""
    side = min(room.width(), room.height() - GAP - height)
    top = room.top() + side + GAP
    columns = tuple(
        QRect(room.left() + place * (width + GAP), top, width, room.bottom() + 1 - top)
        for place, width in enumerate(widths)
    )
    return Places(QRect(room.left(), room.top(), room.width(), side), columns)
