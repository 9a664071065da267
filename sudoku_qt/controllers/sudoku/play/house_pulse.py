# SPDX-License-Identifier: MIT
"""The pulse through a row, column or box that a move has completed."""

from PySide6.QtCore import QObject

from sudoku_qt.engine.sudoku.review import completed
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.finish.wave import pulse
from sudoku_qt.views.sudoku.page import SudokuPage


class HousePulse(QObject):
    """Follows the moves; undo, and jumps through the history, cause no pulse."""

    def __init__(self, session: SudokuSession, page: SudokuPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._page = session, page
        self._before = session.state
        session.changed.connect(self._look)
        session.replaced.connect(self._follow)

    def _follow(self) -> None:
        self._before = self._session.state

    def _look(self) -> None:
        """Animate the houses that the last move has completed, but not at the end of the game."""
        before, after = self._before, self._session.state
        self._follow()
        nodes, at = self._session.history.nodes, self._session.history.at
        parent = nodes[at].parent
        moved_on = parent >= 0 and nodes[parent].state is before
        cells = completed(before, after) if moved_on and not after.solved else frozenset()
        if cells and self._page.isVisible():
            pulse(self._page.board, self._page.theme, cells)
