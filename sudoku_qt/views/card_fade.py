# SPDX-License-Identifier: MIT
"""The change of a card: what stood beside the board fades away over what stands there now."""

from PySide6.QtCore import QObject, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.game_page import GamePage

CHANGE_MS = 120


class CardFade(QObject):
    """Keeps a picture of a page's cards for as long as they fade; nothing lives in between."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        page.cards_changing.connect(self._keep)

    def _keep(self) -> None:
        """Lay a picture of the cards over them, and let it fade."""
        page = self._page
        place = QRect()
        for card in page.cards:
            place = place.united(card.geometry() if card.isVisible() else QRect())
        duration = page.theme.ms(CHANGE_MS)
        if duration and page.isVisible() and not place.isEmpty():
            Fading(page, place, page.grab(place)).run(duration)


class Fading(QWidget):
    """A picture that fades, lets every click through, and is gone."""

    def __init__(self, parent: QWidget, place: QRect, picture: QPixmap) -> None:
        super().__init__(parent)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(place)
        self._left = QVariantAnimation(self)
        self._left.setStartValue(1.0)
        self._left.setEndValue(0.0)
        self._left.valueChanged.connect(lambda _: self.update())
        self._left.finished.connect(self.deleteLater)

    def run(self, duration: int) -> None:
        """Fade in so many milliseconds."""
        self._left.setDuration(duration)
        self.show()
        self.raise_()
        self._left.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is left of the picture."""
        painter = QPainter(self)
        painter.setOpacity(self._left.currentValue())
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
