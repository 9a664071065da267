# SPDX-License-Identifier: MIT
"""A card that asks something: a title, a sentence, and a key for each answer."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from sudoku_qt.views.buttons import PrimaryButton, WordButton
from sudoku_qt.views.cards import STEP, Card, Line, Paragraph
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.theme import Theme

MOST_ANSWERS = 3
LINES = 2
"""Lines of text for which there is room at all times, so that nothing moves when they change."""


class QuietButton(WordButton):
    """A key that lies on a card and not beside it."""

    def ground(self) -> QColor:
        """The window's ground."""
        return self.theme.window


class QuestionCard(Card):
    """Asks; the first answer is the one that is meant. Answers are numbered from 0."""

    answered = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._title = Line(theme, 15, Weight.DemiBold)
        self._text = Paragraph(theme, 13, ink="muted")
        self.keys: tuple[WordButton, ...] = (
            PrimaryButton(theme, parent=self),
            *(QuietButton(theme, parent=self) for _ in range(MOST_ANSWERS - 1)),
        )
        for number, key in enumerate(self.keys):
            key.clicked.connect(lambda _=False, number=number: self.answered.emit(number))
        self._lay_out()
        self.ask("", "", ())

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setSpacing(STEP)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP + 4, 2 * STEP, STEP + 4)
        column.setSpacing(STEP // 2)
        column.addWidget(self._title)
        column.addWidget(self._text, 1)
        column.addSpacing(STEP // 2)
        column.addLayout(self._grid)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        super().set_theme(theme)
        for text in (self._title, self._text):
            text.set_theme(theme)
        for key in self.keys:
            key.set_theme(theme)

    def ask(self, title: str, text: str, answers: Sequence[str], *, ready: bool = True) -> None:
        """Ask; while it is not `ready` the keys are seen and cannot be pressed."""
        self._title.setText(title)
        self._text.setText(text)
        two = len(answers) <= 2
        for place, key in enumerate(self.keys):
            word = answers[place] if place < len(answers) else ""
            key.setText(word)
            key.setVisible(bool(word))
            key.setEnabled(ready)
            self._grid.addWidget(key, 0 if two else place, place if two else 0)
        self.setAccessibleName(f"{title} {text}")
        self.updateGeometry()

    def said(self) -> str:
        """Give what the card says."""
        return f"{self._title.text()} {self._text.text()}".strip()

    def sizeHint(self) -> QSize:
        """Leave room for two lines of text whatever is said."""
        hint = super().sizeHint()
        spare = LINES * self._text.fontMetrics().lineSpacing()
        rest = hint.height() - self._text.sizeHint().height()
        return QSize(hint.width(), rest + max(spare, self._text.heightForWidth(self._width())))

    def _width(self) -> int:
        return max(1, self.width() - 4 * STEP)

    def hasHeightForWidth(self) -> bool:
        """Leave it to the size hint, which keeps the height still."""
        return False
