# SPDX-License-Identifier: MIT
"""Chips: a row of a few words, one of which is selected."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import SPRING, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.surfaces import Surface

HEIGHT, BETWEEN = 26, 8
AROUND = 20


class Chip(FlatButton):
    """A word on a rounded background."""

    rounding = HEIGHT // 2

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.setFont(face(13 * self.theme.zoom, Weight.Medium))

    def sizeHint(self) -> QSize:
        """Ask for the word and a little space beside it."""
        width = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(width + self.theme.px(AROUND), self.theme.px(HEIGHT))

    def surface(self) -> Surface:
        """The accent's surface if it is selected, otherwise a quiet one."""
        theme, state = self.theme, self.state()
        if state.on:
            return Surface(theme.accent_ground)
        return Surface(theme.press if state.down else theme.hover if state.hovered else theme.well)

    def ink(self) -> QColor:
        """The accent's ink if it is selected."""
        return self.theme.accent_text if self.isChecked() else self.theme.text


class StepChips(ThemedWidget):
    """A row of chips; for a screen reader a group of radio buttons."""

    chosen = Signal(str)
    """The chip with this key was chosen."""

    def __init__(self, keys: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: Sequence[str] = ()
        self._shorter: Sequence[str] = ()
        self._chips = {key: Chip(self) for key in keys}
        lay_out(self, row(*self._chips.values(), SPRING, gap=BETWEEN))
        for key, chip in self._chips.items():
            chip.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
        self._chips[keys[0]].setChecked(True)

    def set_words(self, words: Sequence[str], shorter: Sequence[str] = ()) -> None:
        """Set the words of the chips, and shorter ones for a row without room."""
        self._words, self._shorter = words, shorter or words
        self._write()

    def minimumSizeHint(self) -> QSize:
        """Allow any width: the words get shorter."""
        return QSize(0, self.theme.px(HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the words that fit."""
        super().resizeEvent(event)
        self._write()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._write()

    def _write(self) -> None:
        for words in (self._words, self._shorter):
            for chip, word in zip(self._chips.values(), words, strict=False):
                chip.setText(word)
                chip.updateGeometry()
            hints = [chip.sizeHint().width() for chip in self._chips.values()]
            if sum(hints) + (len(hints) - 1) * BETWEEN <= self.width():
                return
