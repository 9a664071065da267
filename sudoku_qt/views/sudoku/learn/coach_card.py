# SPDX-License-Identifier: MIT
"""The coach's card: what to review, which lesson to take next, why, and what to do about it."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Space, column, holder, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton


class CoachShown(NamedTuple):
    """The texts of the card; those of unneeded keys are empty."""

    heading: str = ""
    title: str = ""
    why: str = ""
    read: str = ""
    exercise: str = ""
    play: str = ""
    later: str = ""
    due: str = ""
    due_why: str = ""
    review: str = ""


class CoachCard(Card):
    """Shows a `CoachShown`."""

    read_clicked = Signal()
    exercise_clicked = Signal()
    play_clicked = Signal()
    later_clicked = Signal()
    review_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Line(13, ink="muted")
        self._title = Paragraph(18, Weight.DemiBold)
        self._why = Paragraph(14)
        self.read, self.exercise, self.play = (WordButton() for _ in range(3))
        self.later = LinkButton()
        self.due, self._due_why = Paragraph(18, Weight.DemiBold), Paragraph(14)
        self.review = WordButton()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        words = self.due, self._due_why, Space("tight"), row(self.review, SPRING)
        self._reviewing = holder(column(*words, gap="tight"))
        texts = self._heading, self._title, self._why
        keys = self.read, self.exercise, self.play, SPRING, self.later
        below = row(*keys, gap="usual", into=self._row)
        self._learning = holder(column(*texts, Space("tight"), below, gap="tight"))
        both = column(self._reviewing, self._learning, gap="wide", inset=("wide", "easy"))
        lay_out(self, both)
        for key, signal in (
            (self.read, self.read_clicked),
            (self.exercise, self.exercise_clicked),
            (self.play, self.play_clicked),
            (self.later, self.later_clicked),
            (self.review, self.review_clicked),
        ):
            key.clicked.connect(signal)

    def show_advice(self, advice: CoachShown) -> None:
        """Show what to review, and what to learn next."""
        texts: tuple[Line | Paragraph | WordButton, ...] = (
            self._heading,
            self._title,
            self._why,
            *self._keys,
            self.due,
            self._due_why,
            self.review,
        )
        for part, text in zip(texts, advice, strict=True):
            part.setText(text)
            part.setVisible(bool(text))
        self._reviewing.setVisible(bool(advice.due))
        self._learning.setVisible(bool(advice.heading))
        names = ": ".join(filter(None, (advice.heading, advice.title)))
        self.setAccessibleName("; ".join(filter(None, (advice.due, names))))
        self.setAccessibleDescription(" ".join(filter(None, (advice.due_why, advice.why))))

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
