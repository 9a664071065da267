# SPDX-License-Identifier: MIT
"""A card that tells much: what has no room is left out, and the keys stand at its foot."""

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
"""What is seen above two rows of keys at the least, what matters most, and what would do for
reading, at 100 %."""


class ScrolledCard(Card):
    """Parts one below the other, and a primary key above two more.

    In a room too low for two rows of keys everything stands in one. Where even what matters most
    has no room it scrolls.
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
        """Show these one below the other."""
        for part in parts:
            self._parts.addWidget(part)
        self._parts.addStretch(1)
        self._column.addWidget(self.scroll_area, 1)

    def set_spare(self, *parts: QWidget) -> None:
        """Show these as far as there is room, the last ones first."""
        self._spare = parts

    def set_told(self, part: QWidget, *, on: bool) -> None:
        """Have something to say in a spare part, or nothing; `fold` shows it."""
        (self._silent.discard if on else self._silent.add)(part)

    def fold(self) -> None:
        """Show what has something to say, as far as there is room for it."""
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
        """Keep these in sight at the foot."""
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
        """Scroll back to where reading begins."""
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
        """The height with what matters most."""
        return self._height_with(self.theme.px(FOLDED))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(280), self._height_with(self._inside.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Do with the keys and a few lines above them."""
        px = self.theme.px
        return QSize(px(200), self._height_with(px(READABLE)))

    def _height_with(self, above: int) -> int:
        """The height of the card with so much above its keys."""
        return 2 * MARGIN + above + BETWEEN + 2 * self.theme.px(WORD_HEIGHT) + STEP
