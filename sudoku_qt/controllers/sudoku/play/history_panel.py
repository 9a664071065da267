# SPDX-License-Identifier: MIT
"""The history beside the board, opened and closed; each of its moves can be gone to."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.models.sudoku.history import HistoryModel


class HistoryPanel(QObject):
    """Lists the moves while it is open, in place of the other cards."""

    closed = Signal()
    """The history was closed, and the other cards are visible again."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._session = context, context.session
        self._page, self._card = context.cards.page, context.cards.history
        self._model = HistoryModel(self._session, self)
        self._card.set_model(self._model)
        self._card.closed.connect(self._close)
        self._card.move_chosen.connect(self._go)
        self._card.checkpoint_clicked.connect(self._name)
        self._page.paused_changed.connect(self._card.list.setHidden)
        session = self._session
        for signal in (session.changed, session.bookmarks_changed, session.replaced):
            signal.connect(self.retranslate)
        context.preferences.changed.connect(self.retranslate)

    @property
    def is_open(self) -> bool:
        """Whether the history is open."""
        return self._page.sole_card is self._card

    def show_history(self) -> None:
        """Open the history, or close it."""
        if self.is_open:
            self._close()
            return
        self._page.set_sole_card(self._card)
        self.retranslate()
        if not self._card.isVisibleTo(self._page):
            self._close()
            text = self.tr("There is no room for the history: make the window larger.")
            self._context.services.tell(text)

    def leave(self) -> bool:
        """Close; return whether it was open."""
        was = self.is_open
        if was:
            self._close()
        return was

    def rename(self, number: int) -> None:
        """Let the player edit the name of a checkpoint."""
        if not self.is_open:
            self.show_history()
        if self.is_open:
            self._card.rename(self._model.row_of(number))

    def retranslate(self) -> None:
        """Set all texts again in the installed language, if it is open."""
        if not self.is_open:
            return
        self._model.set_letters(self._context.model.letters)
        self._model.set_signs(self._context.model.signs)
        self._model.follow()
        history = self._session.history
        named = history.at in history.bookmarks.checkpoints
        key = self.tr("Rename checkpoint") if named else self.tr("Set checkpoint")
        self._card.show_at(self._model.here(), key)

    def _close(self) -> None:
        self._page.set_sole_card(None)
        self.closed.emit()

    def _go(self, number: int) -> None:
        if not self._session.is_paused:
            self._session.go(number)

    def _name(self) -> None:
        """Set a checkpoint, or rename the present one."""
        history = self._session.history
        if history.at in history.bookmarks.checkpoints:
            self.rename(history.at)
        else:
            self._context.actions["set_checkpoint"].trigger()
