# SPDX-License-Identifier: MIT
"""The layout of a page: the arrangement of board and columns of cards with the largest board."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect

from sudoku_qt.views.sizes import SQUEEZED, STEP
from sudoku_qt.views.themed import ThemedWidget

GAP = 24
"""The space between the board and the cards."""
SHARE = 0.345
"""The preferred share of the page's width for a column beside the board."""
NEARLY = 0.87
"""The first layout is used whose board is nearly as large as in the best one."""
WORTH_IT = 0.6
"""If the best layout leaves the board less than this of its size alone, the cards are hidden."""
WORTH_A_RESULT = 0.5
"""The same for a card that folds and covers all others, such as the result of a game."""


LEAST = SQUEEZED
"""The share of its height that the essential card needs at least."""
BETWEEN_CARDS = 2 * STEP


class Places(NamedTuple):
    """The places of the board and of up to two columns."""

    board: QRect
    columns: tuple[QRect, ...] = ()

    @property
    def edge(self) -> int:
        """The greatest possible side of the board."""
        return min(self.board.width(), self.board.height())

    @property
    def span(self) -> tuple[int, int]:
        """The left edge of everything, and the pixel after its right edge."""
        parts = self.board, *self.columns
        return min(part.left() for part in parts), max(part.right() + 1 for part in parts)


class Requirements(NamedTuple):
    """The requirements of the parts."""

    narrowest: int
    widest: int
    """The most width of a column beside the board."""
    height: Callable[[int], int]
    """The height of the essential card for a width."""
    whole: Callable[[int], int]
    """The size of a board whose cells are whole pixels, within so many pixels."""
    least: Callable[[int], float] = lambda _: 0
    """The least useful height of the essential card beside the board, for a width."""
    gap: int = GAP
    """The space between the board and the cards."""
    half: int = 0
    """The least width of each of two columns below the board, for no text to be cut."""
    worth: float = WORTH_IT
    """The share of the board's size alone below which the cards are hidden."""


def places(room: QRect, needs: Requirements) -> Places:
    """Divide an area among board and columns."""
    half = (room.width() - needs.gap) // 2
    beside = _beside(room, needs)
    (column,) = beside.columns
    fits = column.height() >= needs.least(column.width())
    ways = (
        *([beside] if fits else []),
        *([_below(room, (half, half), needs)] if half >= needs.half else []),
        _below(room, (room.width(),), needs),
    )
    best = max(way.edge for way in ways)
    if best < needs.worth * min(room.width(), room.height()):
        return Places(room)
    return next(way for way in ways if way.edge >= NEARLY * best)


def _beside(room: QRect, needs: Requirements) -> Places:
    """The board at the left and a column at its right, both centred."""
    side = needs.whole(min(room.height(), room.width() - needs.gap - needs.narrowest))
    usual = min(max(needs.narrowest, round(room.width() * SHARE)), needs.widest)
    spare = room.width() - needs.gap - side
    # A few pixels more or less do not matter.
    width = min(spare if spare - usual < needs.gap else usual, needs.widest)
    left = room.left() + (room.width() - side - needs.gap - width) // 2
    board = QRect(left, room.top(), side, side)
    return Places(board, (QRect(left + side + needs.gap, room.top(), width, room.height()),))


def _below(room: QRect, widths: tuple[int, ...], needs: Requirements) -> Places:
    """The board at the top, centred, and columns of some widths below it."""
    side = needs.whole(min(room.width(), room.height() - needs.gap - needs.height(widths[0])))
    top = room.top() + side + needs.gap
    columns = tuple(
        QRect(room.left() + place * (width + needs.gap), top, width, room.bottom() + 1 - top)
        for place, width in enumerate(widths)
    )
    board = QRect(room.left() + (room.width() - side) // 2, room.top(), side, side)
    return Places(board, columns)


def stacked(
    column: QRect, cards: Sequence[ThemedWidget], essential: ThemedWidget | None
) -> list[ThemedWidget]:
    """Stack the cards that fit into a column; return these.

    The last card is hidden first, but indispensable ones after all others; cards that can fold are
    folded before they are hidden. The essential one always stays, and gives some of its height to
    other indispensable ones.
    """
    fitting, width, less = list(cards), column.width(), dict[ThemedWidget, int]()
    while (lacking := height_of(fitting, width) - sum(less.values()) - column.height()) > _spared(
        fitting, essential, width
    ):
        spare = [card for card in fitting if card is not essential]
        if not spare:
            break
        last = next((card for card in reversed(spare) if not card.is_needed), spare[-1])
        if last.folds and last not in less:
            less[last] = height_for(last, width) - last.folded_height
        else:
            fitting.remove(last)
            less.pop(last, None)
    top = column.top()
    for card in fitting:
        spared = max(lacking, 0) if card is essential else less.get(card, 0)
        height = height_for(card, width) - spared
        card.setGeometry(column.left(), top, width, height)
        top += height + BETWEEN_CARDS
    return fitting


def _spared(cards: Sequence[ThemedWidget], essential: ThemedWidget | None, width: int) -> int:
    """The height that the essential card gives up for others: what it has to spare.

    For one that is needed, too, it gives up more.
    """
    if essential is None or essential not in cards:
        return 0
    is_pressed = any(card.is_needed for card in cards)
    share = round((1 - LEAST) * height_for(essential, width)) if is_pressed else 0
    return max(share, essential.spare_height(width))


def height_for(card: ThemedWidget, width: int) -> int:
    """The preferred height of a card at a width."""
    height = card.heightForWidth(width) if card.hasHeightForWidth() else -1
    return height if height >= 0 else card.sizeHint().height()


def height_of(cards: Sequence[ThemedWidget], width: int) -> int:
    """The preferred height of cards one below the other."""
    return sum(height_for(card, width) for card in cards) + BETWEEN_CARDS * (len(cards) - 1)
