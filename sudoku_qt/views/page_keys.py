# SPDX-License-Identifier: MIT
"""The keys pressed around a board: who is offered them, in which order, and where."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.widgets.buttons import RETURNS, PrimaryButton

BOARD = "board"
"""On the board, before the board itself handles the key."""
PAGE = "page"
"""On a card that did not handle the key, or on the board if it did not either."""

Taker: TypeAlias = Callable[[QKeyEvent], object]
"""Handles a key, and returns whether it did."""


class KeyTurn(NamedTuple):
    """A handler that may take a key, and the places where it is offered."""

    take: Taker
    places: Sequence[str]


def on_escape(leave: Callable[[], object], *places: str) -> KeyTurn:
    """Offer Escape to a function that leaves something, and returns whether there was anything."""
    return KeyTurn(lambda event: event.key() == Qt.Key.Key_Escape and bool(leave()), places)


class PageKeys(QObject):
    """Offers each key to the handlers of a table in turn, until one takes it.

    The last one is Return, which presses the primary key of the cards.
    """

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._rows: tuple[KeyTurn, ...] = (KeyTurn(self._press, (PAGE,)),)
        self._places: dict[QObject, str] = {}
        self.watch(BOARD, page.board)
        self.watch(PAGE, page)

    def watch(self, place: str, *widgets: QWidget) -> None:
        """Let keys pressed on these widgets count as pressed in a place."""
        for widget in widgets:
            self._places[widget] = place
            widget.installEventFilter(self)

    def offer(self, *rows: KeyTurn) -> None:
        """Put handlers before those that are offered keys already."""
        self._rows = (*rows, *self._rows)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Offer a key to the handlers in turn."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        place = self._places[watched]
        for row in self._rows:  # noqa: SIM110 - a generator would be asked once more for each
            if place in row.places and row.take(event):
                return True
        return False

    def _press(self, event: QKeyEvent) -> bool:
        """Press the default button; a repeated Return presses nothing."""
        meant = self._meant() if event.key() in RETURNS and not event.isAutoRepeat() else None
        if meant:
            meant.click()
        return meant is not None

    def _meant(self) -> PrimaryButton | None:
        """The default button of the visible cards."""
        keys = (key for key in self._page.findChildren(PrimaryButton) if key.is_on_return)
        return next((key for key in keys if key.isVisible() and key.isEnabled()), None)
