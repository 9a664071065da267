# SPDX-License-Identifier: MIT
"""A card with a question: a title, a sentence, and a key for each answer."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import SPRING, Space, column, filling, grid, holder, lay_out
from sudoku_qt.views.sizes import STEP, WORD_HEIGHT
from sudoku_qt.views.widgets.buttons import PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph

FEW = 3
"""So many answers have keys that are there from the beginning, and long words."""
MOST_ACROSS = 5
"""More answers are short, such as numbers; at most so many are in one row."""
ROOM_FOR_ALL = 440
"""The width from which all buttons are in one row."""
AROUND = 4 * STEP
"""The space above and below the text, and between."""
LINES = 2
"""The number of lines that are always reserved, so that nothing moves when the text changes."""


class QuestionCard(Card):
    """Asks a question; the first answer is the primary one. Answers are numbered from 0.

    If the text does not fit it scrolls; the keys stay in place.
    """

    answered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(15, Weight.DemiBold)
        self._text = Paragraph(13, ink="muted")
        self.keys: list[WordButton] = []
        self._primary = PrimaryButton(parent=self)
        self._add_key(self._primary)
        self._make_keys(FEW)
        self._lay_out()
        self.ask("", "", ())

    def _lay_out(self) -> None:
        self._scroll = FitScrollArea(holder(column(self._text, SPRING)), 0)
        self._scroll.setMinimumHeight(1)
        self._grid = QGridLayout()
        keys = grid(gap="usual", into=self._grid)
        parts = self._title, filling(self._scroll), Space("tight"), keys
        lay_out(self, column(*parts, gap="tight", inset=("wide", "easy")))

    def _make_keys(self, count: int) -> None:
        """Make the keys that are missing for so many answers."""
        while len(self.keys) < count:
            self._add_key(WordButton(parent=self))

    def _add_key(self, key: WordButton) -> None:
        number = len(self.keys)
        key.clicked.connect(lambda: self.answered.emit(number))
        self.keys.append(key)

    def ask(
        self,
        title: str,
        text: str,
        answers: Sequence[str],
        *,
        ready: bool = True,
        on_return: bool = True,
    ) -> None:
        """Ask; until it is `ready` the keys are shown disabled.

        `on_return`: Return presses the first key.
        """
        self._primary.is_on_return = on_return
        self._title.setText(title)
        self._text.setText(text)
        self.answers = len(answers)
        self._make_keys(self.answers)
        for place, key in enumerate(self.keys):
            word = answers[place] if place < len(answers) else ""
            key.setText(word)
            key.setVisible(bool(word))
            key.setEnabled(ready)
        self._place_keys()
        self.setAccessibleName(f"{title} {text}")
        self.updateGeometry()

    def _place_keys(self) -> None:
        """Put the buttons into a row; if three do not fit, the first is above the others."""
        across = self._across
        for place, key in enumerate(self.keys):
            if self.answers > FEW or self._in_row(self.width()):
                self._grid.addWidget(key, place // across, place % across)
            elif place == 0:
                self._grid.addWidget(key, 0, 0, 1, 2)
            else:
                self._grid.addWidget(key, 1, place - 1)

    @property
    def _across(self) -> int:
        """The keys in a row: of many answers as many as make full rows."""
        rows = -(-self.answers // MOST_ACROSS)
        return -(-self.answers // rows) if self.answers > FEW else len(self.keys)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_keys()

    def text(self) -> str:
        """The card's text."""
        return f"{self._title.text()} {self._text.text()}".strip()

    def sizeHint(self) -> QSize:
        """Ask for the height of the text at the present width."""
        return QSize(self.theme.px(240), self.height_at(self.width()))

    def height_at(self, width: int) -> int:
        """The height at a width, for at least two lines of text, so that nothing moves."""
        words = max(LINES * self._text.pitch, self._words_height(width))
        return self._without_words(width) + words

    def _words_height(self, width: int) -> int:
        return self._text.heightForWidth(max(1, width - 4 * STEP))

    def least_height(self, width: int) -> int:
        """The least usable height: the title, two lines at most, and the keys."""
        words = self._words_height(width) if self._text.text() else 0
        return self._without_words(width) + min(words, LINES * self._text.pitch)

    def _without_words(self, width: int) -> int:
        rows = 0 if not self.answers else 1 if self._in_row(width) else 2
        if self.answers > FEW:
            rows = -(-self.answers // self._across)
        keys = rows * (self.theme.px(WORD_HEIGHT) + STEP)
        return AROUND + self._title.sizeHint().height() + keys

    def _in_row(self, width: int) -> bool:
        return self.answers < FEW or width >= self.theme.px(ROOM_FOR_ALL)
