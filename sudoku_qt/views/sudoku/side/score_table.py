# SPDX-License-Identifier: MIT
"""A score with the rows that it consists of: figures, points and weights in columns."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph, Text

RIGHT = Qt.AlignmentFlag.AlignRight


class ScoreWords(NamedTuple):
    """A score in words, the heading of its last column, rows of three columns, and a remark."""

    title: str
    head: str
    rows: tuple[tuple[str, str, str], ...]
    remark: str

    def spoken(self) -> str:
        """Everything in sentences, for screen readers."""
        rows = (f"{name}: {figure} ({points})" for name, figure, points in self.rows)
        return ". ".join((self.title, *rows, self.remark))


class ScoreTable(ThemedWidget):
    """The title, the rows below it, and the remark."""

    def __init__(self, words: ScoreWords) -> None:
        super().__init__()
        px = self.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, px(STEP // 2), 0, 0)
        column.setSpacing(px(STEP))
        title = Paragraph(13, Weight.DemiBold)
        title.setText(words.title)
        self._grid = QGridLayout()
        column.addWidget(title)
        column.addLayout(self._grid)
        self._grid.setHorizontalSpacing(px(STEP + STEP // 2))
        self._grid.setVerticalSpacing(px(STEP // 2))
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._text(words.head, 12, "muted"), 0, 1, 1, 2, RIGHT)
        for place, (name, figure, points) in enumerate(words.rows, start=1):
            self._grid.addWidget(self._text(name, 13, "muted"), place, 0)
            self._grid.addWidget(self._text(figure, 13, "text"), place, 1, RIGHT)
            self._grid.addWidget(self._text(points, 13, "text"), place, 2, RIGHT)
        remark = Paragraph(13, ink="muted")
        remark.setText(words.remark)
        column.addWidget(remark)

    def _text(self, words: str, size: float, ink: str) -> Text:
        text = Text(size, ink=ink)
        text.setText(words)
        return text
