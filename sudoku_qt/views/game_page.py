# SPDX-License-Identifier: MIT
"""The page of a game: the board as large as fits, and columns of cards beside or below it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.override import override
from sudoku_qt.views import sizes
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.page_layout import (
    BETWEEN_CARDS,
    GAP,
    LEAST,
    NEARLY,
    WORTH_A_RESULT,
    WORTH_IT,
    Places,
    Requirements,
    height_for,
    places,
    stacked,
)
from sudoku_qt.views.parts import has_keys
from sudoku_qt.views.sizes import DOCK_WIDTH, STEP, WIDE_COLUMN
from sudoku_qt.views.themed import Dock, ThemedWidget

MARGIN, NARROW_MARGIN = 3 * STEP, STEP + 4
"""The margins at the left and right; the second is for small windows."""
SMALL = 600
"""A window of at least this width is not small."""
ABOVE, BELOW = STEP, 19
TALLEST = 1000
"""The most height of a card that replaces all others, so that its buttons stay near its text."""
NEARLY_THERE = 4 * STEP
"""A card that ends so little above the board's end is extended to it."""
NARROWEST, LOW_NARROWEST = 280, 248
"""The least width of the column beside the board; the second is for low pages."""
LOW_GAP, LOW_GAP_BELOW = STEP, 2 * STEP
"""The space between board and cards of a low page, beside the board and below it, where numbers of
columns may stand; its margins are a step."""
HALF = 248
"""The least width of each of two columns below the board."""


class GamePage(ThemedWidget):
    """The part of a game's page that the window knows: a board, cards, a theme and a model.

    The cards may be added later than the board, which leaves room for them from the start.
    """

    arranged = Signal(int, int)
    """The left and right ends of the contents."""
    came = Signal()
    """The page is visible, for the first time or again."""
    cards_changing = Signal()
    """One card is about to replace others, or to be replaced by them."""
    spoken_anew = Signal()
    """The language has changed; texts have to be set again."""
    cover_clicked = Signal()
    """The cover of a paused game was clicked."""

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self.board = board
        self.cards: tuple[ThemedWidget, ...] = ()
        self._essential: ThemedWidget | None = None
        self.span = MARGIN, 2 * MARGIN
        self._unwanted: set[ThemedWidget] = set()
        self._sole: ThemedWidget | None = None
        self._above_sole: ThemedWidget | None = None
        self.dock: Dock | None = None
        self._is_docked = self._is_dock_first = False
        board.setParent(self)
        board.cover_clicked.connect(self.cover_clicked)
        self.setFocusProxy(board)

    def set_cards(
        self,
        cards: Sequence[ThemedWidget],
        essential: ThemedWidget,
        unwanted: Sequence[ThemedWidget] = (),
    ) -> None:
        """Place the cards; those `unwanted` stay hidden until they are asked for.

        If there is too little room the last card is hidden first; the essential one stays.
        """
        self.cards, self._essential = tuple(cards), essential
        self._unwanted.update(unwanted)
        for card in cards:
            card.setParent(self)
        self.arrange()

    def add_card(self, card: ThemedWidget, before: ThemedWidget | None = None) -> None:
        """Add a card, last or before another one; it is hidden until it is asked for."""
        at = self.cards.index(before) if before else len(self.cards)
        self.cards = (*self.cards[:at], card, *self.cards[at:])
        self._unwanted.add(card)
        card.setParent(self)

    def essential_height(self, width: int) -> int:
        """The height of the essential card at a width."""
        return height_for(self._essential, width) if self._essential else 0

    def height_below(self, width: int) -> int:
        """The height of the essential card if it is below the board."""
        return self.essential_height(width)

    def least_height(self, width: int) -> int:
        """The height of the indispensable part of the essential card, at a width."""
        return self.essential_height(width)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.arrange()

    def retranslate(self) -> None:
        """Tell the controllers that fill the cards, which are no widgets that Qt would tell."""
        super().retranslate()
        self.spoken_anew.emit()

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show another game of this kind."""
        self.board.setModel(model)

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Hide what may not be studied while the clock is paused, or show it again."""
        raise NotImplementedError

    def set_card_shown(self, card: ThemedWidget, on: bool) -> None:  # noqa: FBT001 - as above
        """Show a card if there is room for it, or hide it."""
        if on == (card in self._unwanted):
            (self._unwanted.discard if on else self._unwanted.add)(card)
            self.arrange()

    def set_sole_card(self, card: ThemedWidget | None, below: ThemedWidget | None = None) -> None:
        """Show one card in place of all others, or with None no longer.

        It may be placed below one of them that stays, if there is room for both.
        """
        if card is not self._sole:
            self.cards_changing.emit()
        self._sole, self._above_sole = card, below
        self._is_dock_first = self._is_dock_first and card is None
        self.arrange()

    @property
    def sole_card(self) -> ThemedWidget | None:
        """The card shown in place of all others; None if there is none."""
        return self._sole

    # The dock

    def set_dock(self, dock: Dock) -> None:
        """Set the dock, which lies at the right of everything above the window's foot.

        If the board would lose too much there, the dock replaces the cards instead; of a dock and a
        sole card the one opened last is shown.
        """
        self.dock = dock
        dock.setParent(self.parentWidget() or self)
        dock.hide()

    def set_dock_shown(self, on: bool) -> None:  # noqa: FBT001 - the two states of a dock
        """Open or close the dock."""
        self._is_docked = self._is_dock_first = on
        self.arrange()

    @property
    def _docks(self) -> tuple[Dock, ...]:
        return (self.dock,) if self.dock is not None else ()

    def _has_room_beside(self) -> bool:
        """Whether the board keeps about its size with the dock at the right of everything."""
        here = self._places_at(self.theme.zoom, self.size())
        there = self._places_at(self.theme.zoom, self._size_beside)
        return bool(there.columns) and there.edge >= NEARLY * here.edge

    @property
    def _size_beside(self) -> QSize:
        """The size of the page without the dock at its right."""
        return self.size() - QSize(self.theme.px(DOCK_WIDTH), 0)

    def _put_dock(self, place: QRect | None) -> None:
        """Put the dock into a place of the page, or to the right of everything."""
        if self.dock is None:
            return
        host = self.dock.parentWidget()
        origin = self.mapTo(host, QPoint(0, 0)) if host else QPoint(0, 0)
        self.dock.set_beside(place is None)
        if place is None:
            width, bottom = self.theme.px(DOCK_WIDTH), origin.y() + self.height()
            self.dock.setGeometry(origin.x() + self.width() - width, 0, width, bottom)
        else:
            self.dock.setGeometry(place.translated(origin))

    def hideEvent(self, event: QHideEvent) -> None:
        """Hide the dock when another game is shown."""
        super().hideEvent(event)
        for dock in self._docks:
            dock.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the dock first, since showing the page raises the page."""
        super().showEvent(event)
        for dock in self._docks:
            dock.raise_()
        if self._is_docked:
            self.arrange()
        self.came.emit()

    # Keys

    def parts(self) -> list[QWidget]:
        """The parts that keys can move between: the board, and the cards shown.

        The essential card comes right after the board, since it controls it.
        """
        cards = [card for card in (*self.cards, *self._docks) if card.isVisible()]
        return [self.board, *sorted(cards, key=lambda card: card is not self._essential)]

    def take_key(self, event: QKeyEvent) -> bool:
        """Pass the board a key pressed elsewhere that belongs to it; return whether it did."""
        if self.board.hasFocus() or not self.board.takes_from_anywhere(event):
            return False
        self.board.setFocus()
        self.board.keyPressEvent(event)
        return True

    # Where everything lies

    @override
    def sizeHint(self) -> QSize:
        side = self.board.sizeHint().height()
        width = side + GAP + self.theme.px(NARROWEST) + 2 * MARGIN
        return QSize(width, side + 2 * MARGIN)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.board.minimumSize() + QSize(2 * MARGIN, 2 * MARGIN)

    def event(self, event: QEvent) -> bool:
        """Lay out again when a card asks for another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place everything; cards without room are hidden."""
        beside = self._is_docked and self._has_room_beside()
        instead = self.dock if self._is_docked and not beside else None
        front = instead if self._is_dock_first and instead else self._sole or instead
        size = self._size_beside if beside else self.size()
        where = self._places_at(self.theme.zoom, size, front)
        visible = self._give(where, front) if front else self._fill(where.columns, self._wanted)
        self.board.setGeometry(where.board)
        keyed = [
            part for part in (*self.cards, *self._docks) if part.isVisible() and has_keys(part)
        ]
        for card in self.cards:
            card.setVisible(card in visible)
        if beside:
            self._put_dock(None)
        for dock in self._docks:
            dock.setVisible((beside or dock in visible) and self.isVisible())
        if keyed and self.isVisible() and not keyed[0].isVisible():
            self.board.setFocus()  # otherwise Qt would focus the next widget, such as a notice
        self._align_foot(visible, where.board)
        self.span = where.span
        self.arranged.emit(*self.span)

    @property
    def _wanted(self) -> list[ThemedWidget]:
        return [card for card in self.cards if card not in self._unwanted]

    def _align_foot(self, visible: Sequence[ThemedWidget], board: QRect) -> None:
        """Extend the last card beside the board to the board's end, if it nearly ends there."""
        last = max(visible, key=lambda card: card.geometry().bottom(), default=None)
        if last is None or last in {self._essential, self.dock} or last.x() <= board.right():
            return
        short = board.bottom() - last.geometry().bottom()
        if 0 < short <= NEARLY_THERE:
            last.resize(last.width(), last.height() + short)

    def _give(self, where: Places, sole: ThemedWidget) -> list[ThemedWidget]:
        """Give all columns to the only card: beside the board, its height or what it needs."""
        if not where.columns:
            return []
        room = where.columns[0].united(where.columns[-1])
        if room.top() == where.board.top():
            tallest = where.board.height() if sole is self.dock else self.theme.px(TALLEST)
            usual = min(where.board.height(), tallest)
            needed = max(usual, sole.minimumSizeHint().height())
            room.setHeight(min(room.height(), needed))
        if sole is self.dock:
            self._put_dock(room)
            return [sole]
        is_low = _is_low(self.size(), self.theme.zoom)
        above = None if is_low or self._above_sole in self._unwanted else self._above_sole
        height = height_for(above, room.width()) + BETWEEN_CARDS if above else 0
        if above is None or room.height() - height < sole.minimumSizeHint().height():
            sole.setGeometry(room)
            return [sole]
        above.setGeometry(room.left(), room.top(), room.width(), height - BETWEEN_CARDS)
        sole.setGeometry(room.adjusted(0, height, 0, 0))
        return [above, sole]

    def has_room_for(self, zoom: float, size: QSize, usual: QSize) -> bool:
        """Whether board and essential card keep their size at a zoom.

        The page would have `size` then; `usual` is its size at 100 %.
        """
        there, here = self._places_at(zoom, size), self._places_at(1, usual)
        fits = self._shows_essential(zoom, there) or not self._shows_essential(1, here)
        return fits and there.edge >= NEARLY * here.edge

    def _places_at(self, zoom: float, size: QSize, front: ThemedWidget | None = None) -> Places:
        """The layout for a size at a zoom; a card in front of all others has to be usable, too.

        If it does not fit as it is, perhaps it does when folded to its main part.
        """
        front = front or self._sole
        if front is None:
            where = self._share(zoom, size, self.height_below, LEAST)
            return where if where.columns else self._share(zoom, size, self.least_height, LEAST)
        usual, folded = front.minimumSizeHint().height(), front.folded_height
        where = self._share(zoom, size, lambda width: max(self.height_below(width), usual), 0.0)
        if where.columns:
            return where
        worth = WORTH_A_RESULT if front.folds else WORTH_IT
        return self._share(zoom, size, lambda _: folded, 0.0, worth)

    def _share(
        self,
        zoom: float,
        size: QSize,
        below: Callable[[int], int],
        needed: float,
        worth: float = WORTH_IT,
    ) -> Places:
        """The layout for a size at a zoom, with a card of some height below the board."""
        aside, is_low = _aside(size, zoom), _is_low(size, zoom)
        room = QRect(QPoint(0, 0), size).adjusted(aside, ABOVE, -aside, -min(aside, BELOW))
        theme = self.theme.at_zoom(zoom)
        requirements = Requirements(
            theme.px(LOW_NARROWEST if is_low else NARROWEST),
            theme.px(WIDE_COLUMN),
            lambda width: self._at_zoom(below, zoom, width),
            self.board.whole_side,
            lambda width: needed * self._at_zoom(self.least_height, zoom, width),
            self._gap(size) if is_low else GAP,
            theme.px(HALF),
            worth,
        )
        return places(room, requirements)

    @staticmethod
    def _gap(size: QSize) -> int:
        return LOW_GAP_BELOW if size.width() < size.height() else LOW_GAP

    def _at_zoom(self, height: Callable[[int], int], zoom: float, width: int) -> int:
        """The height of the essential card at a zoom; other widgets ask for it."""
        larger = zoom / self.theme.zoom
        return round(height(round(width / larger)) * larger)

    def _shows_essential(self, zoom: float, where: Places) -> bool:
        is_below = any(each.top() > where.board.bottom() for each in where.columns)
        height = self.height_below if is_below else self.essential_height
        columns = where.columns[:1]
        return any(self._at_zoom(height, zoom, each.width()) <= each.height() for each in columns)

    def _fill(self, columns: Sequence[QRect], cards: Sequence[ThemedWidget]) -> list[ThemedWidget]:
        """Stack cards in the columns; the essential card is in the left one."""
        if len(columns) < 2:
            return [card for column in columns for card in stacked(column, cards, self._essential)]
        first = [card for card in cards if card is self._essential]
        others = [card for card in cards if card is not self._essential]
        return stacked(columns[0], first, self._essential) + stacked(columns[1], others, None)


def _is_low(size: QSize, zoom: float) -> bool:
    return sizes.is_low_page(size.width(), size.height(), zoom)


def _aside(size: QSize, zoom: float) -> int:
    """The side margin of a page, which depends on its height at a zoom."""
    if _is_low(size, zoom):
        return STEP
    return MARGIN if size.width() >= SMALL else NARROW_MARGIN
