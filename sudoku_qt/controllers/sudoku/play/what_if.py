# SPDX-License-Identifier: MIT
"""What if: a hypothesis in its own ink, which is adopted or dropped in the end."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.context import SudokuContext


class WhatIf(QObject):
    """Begins and ends a hypothesis. Where it began is kept with the game, and no move."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._session = context, context.session
        for signal in (self._session.bookmarks_changed, self._session.replaced):
            signal.connect(self.show)
        self._session.changed.connect(self.show)
        self._session.finished.connect(self.end)

    @property
    def is_open(self) -> bool:
        """Whether what is entered belongs to a hypothesis."""
        return self._session.history.bookmarks.what_if is not None

    def words(self) -> list[str]:
        """What the status bar says of it, in a list that is empty where there is none."""
        return [self.tr("hypothesis")] if self.is_open else []

    def show(self) -> None:
        """Let the menu offer what can be done now."""
        actions, is_open = self._context.actions, self.is_open
        can_begin = not (is_open or self._context.is_drafting or self._session.is_finished)
        actions.allow("what_if", can_begin)
        for name in ("adopt", "drop"):
            actions.allow(name, is_open)

    def what_if(self) -> None:
        """Let all that is entered from now on be a hypothesis."""
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
        """Go back to where the hypothesis began; the history keeps its moves."""
        start = self._session.history.bookmarks.what_if
        if start is not None:
            self._session.go(start)
            self.end()
            again = self.tr("Redo"), self._session.redo
            offers = [again] if self._session.history.can_redo() else []
            self._context.services.tell(self.tr("The hypothesis is dropped."), offers)

    def end(self) -> None:
        """Let what was entered be ordinary, whatever it was."""
        self._session.suppose(on=False)
