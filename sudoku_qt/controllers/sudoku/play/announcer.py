# SPDX-License-Identifier: MIT
"""Announcements for screen readers that no notice makes: conflicts that come and go."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.models.sudoku.board.entry_mode import Mistakes
from sudoku_qt.models.sudoku.board.spoken import listed
from sudoku_qt.views.window.notice_bar import announce


class ConflictAnnouncer(QObject):
    """Announces what is shown in red, if the player has conflicts shown at all."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._before = context, frozenset[int]()
        context.session.changed.connect(self._listen)
        context.session.replaced.connect(self._forget)

    def _forget(self) -> None:
        self._before = self._conflicts

    def _listen(self) -> None:
        before, now = self._before, self._conflicts
        self._before = now
        if now - before:
            self._say(self.tr("In conflict: {cells}.").format(cells=self._named(now)))
        elif before and not now:
            self._say(self.tr("Nothing is in conflict any longer."))
        elif before - now:
            self._say(self.tr("Still in conflict: {cells}.").format(cells=self._named(now)))

    def _say(self, text: str) -> None:
        announce(self._context.cards.page.board, text)

    @property
    def _conflicts(self) -> frozenset[int]:
        shows_mistakes = self._context.model.mistakes is not Mistakes.OFF
        return frozenset(self._context.session.state.conflicts) if shows_mistakes else frozenset()

    def _named(self, cells: Iterable[int]) -> str:
        return listed([self._context.model.label(cell) for cell in sorted(cells)])
