# SPDX-License-Identifier: MIT
"""The question to a newcomer, asked once: to take the course, or just to play."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext

ASKS = "welcome"
"""The setting that is false after the question was answered."""


class Welcome(QObject):
    """Shows the card in place of the tip while a puzzle is played, or a notice where no room is."""

    course_wanted = Signal()

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._settings = context, context.services.settings
        self._noticed = ""
        """What the notice says, once it was needed."""
        card = context.cards.welcome
        card.course_clicked.connect(self._take_course)
        card.closed.connect(self._end)
        context.session.replaced.connect(self.ask)
        context.session.changed.connect(self.leave)
        context.page.arranged.connect(self._follow_room)
        context.services.window.filled_changed.connect(self._follow_window)

    def ask(self) -> None:
        """Ask, unless it was answered or a puzzle is being typed in, which has its own tip."""
        asks = self._settings.flag(ASKS, default=True) and not self._context.is_drafting
        cards, page = self._context.cards, self._context.page
        page.set_card_shown(cards.welcome, asks)
        cards.show_tip(on=not asks and self._settings.flag("tip", default=True))
        self._follow_room()

    def _follow_window(self) -> None:
        """Ask nothing over what takes the place of the game, such as the course itself."""
        if self._context.services.window.filling() is not None:
            self._withdraw()
        else:
            self._follow_room()

    def _follow_room(self) -> None:
        """Ask by a notice if the card has no room, and by the card as soon as it has."""
        card, services, page = (
            self._context.cards.welcome,
            self._context.services,
            self._context.page,
        )
        asks = self._settings.flag(ASKS, default=True) and not self._context.is_drafting
        gives_way = page.sole_card or (page.dock and page.dock.isVisible())
        is_seen = services.window.page() is page and services.window.filling() is None
        if not asks or gives_way or not is_seen:
            return
        if card.isVisibleTo(page):
            self._withdraw()
        elif not self._noticed:
            self._noticed = card.accessibleName()
            offers = [(card.course.text(), self._take_course), (card.play.text(), self._end)]
            services.ask(self._noticed, offers)

    @property
    def _is_noticed(self) -> bool:
        bars = self._context.services.bars
        return bool(self._noticed) and bars.notice_text() == self._noticed

    def _withdraw(self) -> None:
        if self._is_noticed:
            self._context.services.bars.hide_notice()
        self._noticed = ""

    def leave(self) -> bool:
        """Answer "just play", as on Escape or a move; return whether the question was open."""
        has_card = self._context.cards.welcome.isVisibleTo(self._context.page)
        is_asked = has_card or self._is_noticed
        if is_asked:
            self._end()
        return is_asked

    def _take_course(self) -> None:
        self._end()
        self.course_wanted.emit()

    def _end(self) -> None:
        self._settings.set(ASKS, value=False)
        self._withdraw()
        self.ask()
        self._context.page.board.setFocus()
