# SPDX-License-Identifier: MIT
"""The page of a game: its board as large as fits, and a column of cards beside or below it."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.board_view import BoardView
from sudoku_qt.views.cards import STEP
from sudoku_qt.views.theme import Theme

MARGIN = 3 * STEP
GAP = 3 * STEP
BETWEEN_CARDS = 2 * STEP
NARROWEST, WIDEST = 280, 344
"""Widths of the column beside the board."""
SHARE = 0.34
"""How much of the page's width the column would like."""


class GamePage(QWidget):
    """What the window knows of any game: a board, cards, a theme and a model.

    The first card that has no room goes first, from the last to the first; `essential` stays.
    """

    def __init__(
        self, board: BoardView, cards: Sequence[QWidget], essential: QWidget, theme: Theme
    ) -> None:
        super().__init__()
        self.theme = theme
        self.board = board
        self.cards = tuple(cards)
        self.essential = essential
        self._unwanted: set[QWidget] = set()
        self._with_column = True
        for part in (board, *cards):
            part.setParent(self)
        self.setFocusProxy(board)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self.theme = theme
        self.board.set_theme(theme)
        for card in self.cards:
            card.set_theme(theme)  # type: ignore[attr-defined]
        self.arrange()

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show another game of this kind."""
        self.board.setModel(model)

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Hide what may not be studied while the clock stands, or go on."""
        raise NotImplementedError

    def set_column_shown(self, on: bool) -> None:  # noqa: FBT001 - the two states of a column
        """Show the cards, or leave all room to the board."""
        self._with_column = on
        self.arrange()

    def set_card_shown(self, card: QWidget, on: bool) -> None:  # noqa: FBT001 - as above
        """Show a card where there is room for it, or never."""
        (self._unwanted.discard if on else self._unwanted.add)(card)
        self.arrange()

    # Where everything lies

    def sizeHint(self) -> QSize:
        """Ask for the board's wish and the column."""
        side = self.board.sizeHint().height()
        width = side + GAP + self.theme.px(NARROWEST) + 2 * MARGIN
        return QSize(width, side + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Ask for the smallest board."""
        return self.board.minimumSize() + QSize(2 * MARGIN, 2 * MARGIN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new room."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lay out whichever way gives the larger board."""
        room = self.rect().adjusted(MARGIN, 2 * STEP, -MARGIN, -MARGIN)
        if not self._with_column:
            self._place(room, ())
            return
        beside = min(room.height(), room.width() - GAP - self.theme.px(NARROWEST))
        below = min(room.width(), room.height() - GAP - self._height_below())
        if below > beside * 1.1:
            self._arrange_below(room, below)
        else:
            self._arrange_beside(room, beside)

    def _arrange_beside(self, room: QRect, side: int) -> None:
        """Put the board to the left and the cards to the right, and both into the middle."""
        wish = max(self.theme.px(NARROWEST), round(room.width() * SHARE))
        width = min(room.width() - side - GAP, wish, self.theme.px(WIDEST))
        left = room.left() + max(0, (room.width() - side - GAP - width) // 2)
        board = QRect(left, room.top(), side, room.height())
        column = QRect(board.right() + 1 + GAP, room.top(), width, room.height())
        self._place(board, ((column, self.cards),))

    def _arrange_below(self, room: QRect, side: int) -> None:
        """Put the cards below the board: the essential one left, the others right of it."""
        top = room.top() + side + GAP
        half = (room.width() - BETWEEN_CARDS) // 2
        height = room.bottom() + 1 - top
        others = tuple(card for card in self.cards if card is not self.essential)
        self._place(
            QRect(room.left(), room.top(), room.width(), side),
            (
                (QRect(room.left(), top, half, height), (self.essential,)),
                (QRect(room.left() + half + BETWEEN_CARDS, top, half, height), others),
            ),
        )

    def _height_below(self) -> int:
        return self.essential.sizeHint().height()

    def _place(
        self, board: QRect, columns: Sequence[tuple[QRect, Sequence[QWidget]]]
    ) -> None:
        self.board.setGeometry(board)
        shown: set[QWidget] = set()
        for column, cards in columns:
            shown.update(self._stack(column, cards))
        for card in self.cards:
            card.setVisible(card in shown)

    def _stack(self, column: QRect, cards: Sequence[QWidget]) -> list[QWidget]:
        """Put the cards that fit one below the other; give those."""
        fitting = [card for card in cards if card not in self._unwanted]
        while height_of(fitting, column.width()) > column.height() and fitting != [self.essential]:
            spare = [card for card in fitting if card is not self.essential]
            if not spare:
                break
            fitting.remove(spare[-1])
        top = column.top()
        for card in fitting:
            height = height_for(card, column.width())
            if card is self.essential:
                height = min(height, max(column.bottom() + 1 - top, card.minimumSizeHint().height()))
            card.setGeometry(column.left(), top, column.width(), height)
            top += height + BETWEEN_CARDS
        return fitting


def height_for(card: QWidget, width: int) -> int:
    """Give the height a card wants at a width."""
    wanted = card.heightForWidth(width) if card.hasHeightForWidth() else -1
    return wanted if wanted >= 0 else card.sizeHint().height()


def height_of(cards: Sequence[QWidget], width: int) -> int:
    """Give the height that cards want one below the other."""
    return sum(height_for(card, width) for card in cards) + BETWEEN_CARDS * (len(cards) - 1)
