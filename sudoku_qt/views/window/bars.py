# SPDX-License-Identifier: MIT
"""The bars around the page: the tool bar, the status strip, and the notice."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent

from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.parts import go_to_part
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import Kind, NoticeArea, NoticeBar, Offer, buttons_in
from sudoku_qt.views.window.status_strip import StatusStrip
from sudoku_qt.views.window.tool_bar import ToolBar

SLIVER = 12
"""One part in so many of a cell may be behind a notice: nothing is ever written there."""


class WindowBars(QObject):
    """Puts the bars where the window has kept room for them, and shows texts in them."""

    pause_clicked = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._tools, self._status = ToolBar(), StatusStrip()
        self._tools.pause_clicked.connect(self.pause_clicked)
        window.lowered.connect(self._status.set_low)
        window.put_bars(self._tools, self._status)
        self._notice = NoticeBar(window.ground, self._place)
        self._notice.lay_changed.connect(self._status.make_way)
        self._followed: set[GamePage] = set()
        window.span_changed.connect(self._tools.set_span)
        window.span_changed.connect(self._place_notice)
        window.filled_changed.connect(self._tools.setHidden)
        window.filled_changed.connect(self._leave)
        window.filled_changed.connect(self._follow)
        window.tell_span()
        self._follow()
        window.ground.resized.connect(self._place_notice)
        window.tip_changed.connect(self._status.explain)
        window.key_left.connect(self._take_key)

    def _take_key(self, event: QKeyEvent) -> None:
        """Close the notice on Escape, if nothing else has handled the key."""
        if event.key() == Qt.Key.Key_Escape and self._notice.isVisible():
            self._notice.dismiss()
            event.accept()

    def go_to_part(self, step: int) -> None:
        """Move the focus to the next part of the window (1) or the previous one (-1)."""
        page = self._window.filling() or self._window.page()
        go_to_part([*(page.parts() if page else []), self._notice], step)

    # The tool bar

    def set_tools(
        self, groups: Sequence[Sequence[QAction]], at_end: Sequence[QAction] = ()
    ) -> None:
        """Show these actions in the tool bar, some of them at its end, and no others."""
        self._tools.set_tools(groups, at_end)

    def set_pause_key(self, key: str) -> None:
        """Set the shortcut that is named with the pause; "" for none."""
        self._tools.set_pause_key(key)

    def set_clock(self, text: str, *, paused: bool | None, shown: bool) -> None:
        """Show the time played and whether the clock is paused (None: for good), or no clock."""
        self._tools.set_clock(text, paused=paused, shown=shown)

    # The strip at the foot

    def set_status(self, left: str, right: str) -> None:
        """Set the texts of the status strip."""
        self._status.set_status(left, right)

    def status_text(self) -> str:
        """The text of the status strip."""
        return self._status.text()

    def show_progress(self, text: str, cancel: Callable[[], object]) -> None:
        """Show that long work runs, with a way to cancel it."""
        self._status.show_progress(text, cancel)
        self._place_notice()

    def set_progress(self, share: float) -> None:
        """Show its progress, from 0 to 1."""
        self._status.set_progress(share)

    def hide_progress(self) -> None:
        """Hide the progress."""
        self._status.hide_progress()
        self._place_notice()

    # The notice

    def _leave(self, filled: bool) -> None:  # noqa: FBT001 - a signal's
        """Close a notice about the game when something else is shown in its place."""
        if filled:
            self._notice.leave_behind()

    def _follow(self) -> None:
        """Keep the notice off the cursor of the visible page when it moves."""
        page = self._window.page()
        if page is not None and page not in self._followed:
            self._followed.add(page)
            page.board.cursor_moved.connect(self._place_notice)
        self._notice.raise_()  # raising a widget may cover it
        QTimer.singleShot(0, self, self._place_notice)  # it has its size only then

    def _place_notice(self) -> None:
        if self._notice.isVisible():
            self._notice.place()

    def _place(self) -> NoticeArea:
        """The places for a notice: below the board, on it but for its cursor, or on a page."""
        ground, page, filling = self._window.ground, self._window.page(), self._window.filling()
        if page is not None:
            board = page.board
            cursor = board.visualRect(board.currentIndex())
            cursor.moveTopLeft(board.surface.mapTo(ground, cursor.topLeft()))
            room = QRect(board.mapTo(ground, QPoint(0, 0)), board.size())
            start, end = (page.mapTo(ground, QPoint(x, 0)).x() for x in page.span)
            below = room.bottom() + 1
            foot = QRect(start, below, end - start, ground.height() - below)
            sliver, keys = cursor.height() // SLIVER, buttons_in(ground, ground)
            spares = self._spares(page, room)
            if self._status.is_busy:
                return NoticeArea(room, [cursor], None, sliver, keys, spares)
            return NoticeArea(room, [cursor], foot, sliver, keys, spares, ground.rect())
        if filling is not None:
            body = filling.body()
            room = QRect(body.mapTo(ground, QPoint(0, 0)), body.size())
            return NoticeArea(room, buttons_in(filling, ground))
        return NoticeArea(ground.rect())

    def _spares(self, page: GamePage, board: QRect) -> list[QRect]:
        """The spaces where nothing lies, between the end of the page and the board or the cards.

        The first is as wide as the board, the second as the cards beside it.
        """
        ground = self._window.ground
        end = page.mapTo(ground, QPoint(0, page.height())).y()
        cards = [card for card in (*page.cards, page.dock) if card and card.isVisible()]
        places = [QRect(card.mapTo(ground, QPoint(0, 0)), card.size()) for card in cards]
        spares = [QRect(board.left(), board.bottom() + 1, board.width(), end - board.bottom() - 1)]
        beside = [place for place in places if place.left() > board.right()]
        if beside:
            left, right = min(each.left() for each in beside), max(each.right() for each in beside)
            top = max(each.bottom() for each in beside) + 1
            spares.append(QRect(left, top, right + 1 - left, end - top))
        return [spare for spare in spares if not any(map(spare.intersects, places))]

    def show_notice(self, text: str, kind: Kind = "info", actions: Sequence[Offer] = ()) -> None:
        """Show a notice, with actions to click."""
        self._notice.say(text, kind, actions)

    def hide_notice(self, warning: str = "") -> None:
        """Withdraw a notice that is no longer true; a warning only if it has these words."""
        self._notice.take_back(warning)

    def notice_text(self) -> str:
        """The text of the notice, "" if there is none."""
        return self._notice.text()
