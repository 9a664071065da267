# SPDX-License-Identifier: MIT
"""The question to a newcomer, asked once: to take the course, or just to play."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext

ASKS = "welcome"
"""The setting that is false after the question was answered."""


class Welcome(QObject):
    """Shows the card in place of the tip while a puzzle is played."""

    course_wanted = Signal()

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._settings = context, context.services.settings
        card = context.cards.welcome
        card.course_clicked.connect(self._take_course)
        card.closed.connect(self._end)
        context.session.replaced.connect(self.ask)
        context.session.changed.connect(self.leave)

    def ask(self) -> None:
        """Ask, unless it was answered or a puzzle is being typed in, which has its own tip."""
        asks = self._settings.flag(ASKS, default=True) and not self._context.is_drafting
        cards, page = self._context.cards, self._context.page
        page.set_card_shown(cards.welcome, asks)
        cards.show_tip(on=not asks and self._settings.flag("tip", default=True))

    def leave(self) -> bool:
        """Answer "just play", as on Escape or a move; return whether the question was open."""
        is_asked = self._context.cards.welcome.isVisibleTo(self._context.page)
        if is_asked:
            self._end()
        return is_asked

    def _take_course(self) -> None:
        self._end()
        self.course_wanted.emit()

    def _end(self) -> None:
        self._settings.set(ASKS, value=False)
        self.ask()
        self._context.page.board.setFocus()
