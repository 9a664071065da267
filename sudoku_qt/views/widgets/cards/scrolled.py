# SPDX-License-Identifier: MIT
"""A card with much text: what does not fit is hidden, and the keys stay at its foot."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.sizes import STEP, WORD_HEIGHT
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card

MARGIN = STEP + 4
BETWEEN = STEP + 4
LINE, FOLDED, READABLE = 28, 72, 140
"""The least height of the text above two rows of buttons, that of its main part, and a readable
one, at 100 %."""


class ScrolledCard(Card):
    """Parts one below the other, and a primary key above two others.

    If the height is too small for two rows of keys they share one row. If even the most important
    parts do not fit, the card scrolls.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = QWidget()
        self._spare: tuple[QWidget, ...] = ()
        self._silent: set[QWidget] = set()
        self._parts = QVBoxLayout(self._inside)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(BETWEEN)
        self.scroll_area = FitScrollArea(self._inside, 0)
        self.scroll_area.setMinimumHeight(1)
        self._column, self._keys, self._row = QVBoxLayout(self), QVBoxLayout(), QHBoxLayout()
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self._column.setContentsMargins(MARGIN + STEP // 2, MARGIN, MARGIN + STEP // 2, MARGIN)
        self._column.setSpacing(BETWEEN)
        for keys in (self._keys, self._row):
            keys.setSpacing(STEP)

    def set_parts(self, *parts: QWidget) -> None:
        """Set the parts, one below the other."""
        for part in parts:
            self._parts.addWidget(part)
        self._parts.addStretch(1)
        self._column.addWidget(self.scroll_area, 1)

    def set_spare(self, *parts: QWidget) -> None:
        """Set the optional parts; the last ones are shown first."""
        self._spare = parts

    def set_told(self, part: QWidget, *, on: bool) -> None:
        """Set whether an optional part has something to say; `fold` shows it."""
        (self._silent.discard if on else self._silent.add)(part)

    def fold(self) -> None:
        """Show the optional parts that have something to say, as far as they fit."""
        speaking = [part for part in self._spare if part not in self._silent]
        for part in self._spare:
            part.setVisible(part in speaking)
        if self._fits():
            return
        for part in speaking:
            part.hide()
        for part in reversed(speaking):
            part.show()
            part.setVisible(self._fits())

    def _fits(self) -> bool:
        area = self.scroll_area
        return area.tall(area.width()) <= area.height()

    def set_keys(self, first: WordButton, *others: WordButton) -> None:
        """Set the keys that stay visible at the foot."""
        self._column.addLayout(self._keys)
        self._keys.addWidget(first)
        self._keys.addLayout(self._row)
        for key in others:
            self._row.addWidget(key, 1)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._turn()

    def show_top(self) -> None:
        """Scroll to the top."""
        self.scroll_area.verticalScrollBar().setValue(0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        ways = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        is_low = self.height() < self._height_with(self.theme.px(LINE))
        for box in (self._column, self._keys):
            box.setDirection(ways[is_low])
        self._column.activate()
        self.fold()

    @property
    def folded_height(self) -> int:
        """The height with the most important parts only."""
        return self._height_with(self.theme.px(FOLDED))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(280), self._height_with(self._inside.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Ask for the keys and a few lines above them."""
        px = self.theme.px
        return QSize(px(200), self._height_with(px(READABLE)))

    def _height_with(self, above: int) -> int:
        """The height of the card with contents of this height above its buttons."""
        return 2 * MARGIN + above + BETWEEN + 2 * self.theme.px(WORD_HEIGHT) + STEP
