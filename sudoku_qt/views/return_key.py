# SPDX-License-Identifier: MIT
"""Return, wherever on a page nothing else takes it, presses the one key that is meant."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent

from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.widgets.buttons import RETURNS, PrimaryButton


class ReturnKey(QObject):
    """Hears what a page's board and cards have left to the page."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the key; a Return that is held down presses nothing."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            meant = self._meant() if event.key() in RETURNS and not event.isAutoRepeat() else None
            if meant:
                meant.click()
                return True
        return super().eventFilter(watched, event)

    def _meant(self) -> PrimaryButton | None:
        """The key that is meant on the cards that are seen."""
        keys = self._page.findChildren(PrimaryButton)
        return next((key for key in keys if key.isVisible() and key.isEnabled()), None)
