# SPDX-License-Identifier: MIT
"""The coach's card: which lesson to take next, why, and what to do about it."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Space, column, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton


class CoachShown(NamedTuple):
    """The texts of the card; those of unneeded keys are empty."""

    heading: str
    title: str = ""
    why: str = ""
    read: str = ""
    exercise: str = ""
    play: str = ""
    later: str = ""


class CoachCard(Card):
    """Shows a `CoachShown`."""

    read_clicked = Signal()
    exercise_clicked = Signal()
    play_clicked = Signal()
    later_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Line(13, ink="muted")
        self._title = Paragraph(18, Weight.DemiBold)
        self._why = Paragraph(14)
        self.read, self.exercise, self.play = (WordButton() for _ in range(3))
        self.later = LinkButton()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        texts = self._heading, self._title, self._why
        keys = self.read, self.exercise, self.play, SPRING, self.later
        below = row(*keys, gap="usual", into=self._row)
        lay_out(self, column(*texts, Space("tight"), below, gap="tight", inset=("wide", "easy")))
        for key, signal in (
            (self.read, self.read_clicked),
            (self.exercise, self.exercise_clicked),
            (self.play, self.play_clicked),
            (self.later, self.later_clicked),
        ):
            key.clicked.connect(signal)

    def show_advice(self, advice: CoachShown) -> None:
        """Show what to learn next."""
        texts: tuple[Line | Paragraph | WordButton, ...] = (
            self._heading,
            self._title,
            self._why,
            *self._keys,
        )
        for part, text in zip(texts, advice, strict=True):
            part.setText(text)
            part.setVisible(bool(text))
        self.setAccessibleName(": ".join(filter(None, (advice.heading, advice.title))))
        self.setAccessibleDescription(advice.why)

    @property
    def _keys(self) -> tuple[WordButton, ...]:
        return self.read, self.exercise, self.play, self.later

    def fit(self, width: int) -> None:
        """Put the keys one below the other if a row of them is wider than the card."""
        keys = [key.sizeHint().width() for key in self._keys if key.text()]
        needed = sum(keys) + STEP * (len(keys) + 4)
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight if needed <= width else ways.TopToBottom)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self.width())
