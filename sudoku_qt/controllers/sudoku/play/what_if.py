# SPDX-License-Identifier: MIT
"""A hypothesis ("What if") in another ink, which is finally adopted or dropped."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.context import SudokuContext


class WhatIf(QObject):
    """Begins and ends a hypothesis. Its start is stored with the game, not as a move."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._session = context, context.session
        for signal in (self._session.bookmarks_changed, self._session.replaced):
            signal.connect(self.show)
        self._session.changed.connect(self.show)
        self._session.finished.connect(self.end)

    @property
    def is_open(self) -> bool:
        """Whether a hypothesis is open."""
        return self._session.history.bookmarks.what_if is not None

    def words(self) -> list[str]:
        """The parts of the status line about it; none if no hypothesis is open."""
        return [self.tr("hypothesis")] if self.is_open else []

    def show(self) -> None:
        """Update the menu."""
        actions, is_open = self._context.actions, self.is_open
        can_begin = not (is_open or self._context.is_drafting or self._session.is_finished)
        actions.allow("what_if", can_begin)
        for name in ("adopt", "drop"):
            actions.allow(name, is_open)

    def what_if(self) -> None:
        """Begin a hypothesis."""
        self._session.suppose(on=True)
        self._context.services.tell(
            self.tr("What you enter from now on is a hypothesis, in an ink of its own.")
        )

    def adopt(self) -> None:
        """Make the hypothesis part of the game."""
        if self.is_open:
            self.end()
            self._context.services.tell(self.tr("The hypothesis is part of the game now."))

    def drop(self) -> None:
        """Return to the start of the hypothesis; the history keeps its moves."""
        start = self._session.history.bookmarks.what_if
        if start is not None:
            self._session.go(start)
            self.end()
            again = self.tr("Redo"), self._session.redo
            offers = [again] if self._session.history.can_redo() else []
            self._context.services.tell(self.tr("The hypothesis is dropped."), offers)

    def end(self) -> None:
        """End the hypothesis, and keep everything entered."""
        self._session.suppose(on=False)
