# SPDX-License-Identifier: MIT
"""Links to other pages below a heading, as many on each line as fit."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import FIELD_HEIGHT, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Line


class Links(ThemedWidget):
    """Keys with the titles of other pages."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Line(16, Weight.DemiBold, parent=self)
        self.keys: list[WordButton] = []
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_links(self, heading: str, links: Sequence[tuple[str, str]]) -> None:
        """Show links, given by key and title."""
        self._heading.setText(heading)
        for key in self.keys:
            key.hide()
            key.deleteLater()
        self.keys = [self._key(*link) for link in links]
        self.updateGeometry()
        self._arrange(self.width(), on=True)

    def _key(self, name: str, title: str) -> WordButton:
        key = WordButton(title, self)
        key.clicked.connect(lambda: self.chosen.emit(name))
        key.show()
        return key

    def hasHeightForWidth(self) -> bool:
        """Fewer a line are more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        return self._arrange(width, on=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the links out again."""
        super().resizeEvent(event)
        self._arrange(self.width(), on=True)

    def _arrange(self, width: int, *, on: bool) -> int:
        """The end of the last line for a width; with `on`, also put everything in its place."""
        px = self.theme.px
        head = self._heading.sizeHint().height()
        place, high = QPoint(0, head + px(STEP)), px(FIELD_HEIGHT)
        for key in self.keys:
            wide = min(key.sizeHint().width(), width)
            if place.x() and place.x() + wide > width:
                place = QPoint(0, place.y() + high + px(STEP))
            if on:
                key.setGeometry(QRect(place, QSize(wide, high)))
            place.setX(place.x() + wide + px(STEP))
        if on:
            self._heading.setGeometry(0, 0, width, head)
        return place.y() + high
