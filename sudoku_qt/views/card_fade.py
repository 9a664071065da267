# SPDX-License-Identifier: MIT
"""The transition between cards: the new one fades in from the window's background."""

from PySide6.QtCore import QObject, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.game_page import GamePage

CHANGE_MS = 120
THICKEST = 0.6
"""How much of the new card is hidden at first; it is readable from the first frame on."""


class CardFade(QObject):
    """Lays a veil over a page's cards while they change; it exists only meanwhile.

    It does not take a picture of the old cards: painting all of them again would take longer than
    finding a hint.
    """

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        page.cards_changing.connect(self._veil)

    def _veil(self) -> None:
        """Lay a veil over the cards, replacing an earlier one, and let it fade."""
        page = self._page
        for before in page.findChildren(Fading):
            before.end()
        place = QRect()
        for card in page.cards:
            place = place.united(card.geometry() if card.isVisible() else QRect())
        duration = page.theme.ms(CHANGE_MS)
        if duration and page.isVisible() and not place.isEmpty():
            Fading(page, place, page.theme.window).run(duration)


class Fading(QWidget):
    """A veil that fades, lets every click through, and then deletes itself."""

    def __init__(self, parent: QWidget, place: QRect, ink: QColor) -> None:
        super().__init__(parent)
        self._ink = ink
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(place)
        self._left = QVariantAnimation(self)
        self._left.setStartValue(THICKEST)
        self._left.setEndValue(0.0)
        self._left.valueChanged.connect(lambda _: self.update())
        self._left.finished.connect(self.end)

    def run(self, duration: int) -> None:
        """Fade within `duration` milliseconds."""
        self._left.setDuration(duration)
        self.show()
        self.raise_()
        self._left.start()

    def end(self) -> None:
        """End at once."""
        self._left.stop()
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rest of the veil."""
        painter = QPainter(self)
        painter.setOpacity(self._left.currentValue())
        painter.fillRect(event.rect(), self._ink)
        painter.end()
