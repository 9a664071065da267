# SPDX-License-Identifier: MIT
"""A card of questions: a title, and a row for each question, with a line above it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.views.kit.layout import (
    SPRING,
    Inset,
    Part,
    Room,
    column,
    filling,
    holder,
    lay_out,
    placed,
    row,
)
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.widgets.cards.card import Card, headline

ROW, HEAD, LABEL = 52, 46, 112
GAPS: tuple[Room, Room] = ("easy", "tight")
"""The gap between a label and its field, beside it or, in a narrow card, below it."""
AROUND: Inset = ("wide", 10)


class GroupCard(Card):
    """A card of rows, each 52 high or as high as its contents.

    In a narrow card the fields are below their labels. The title is optional.
    """

    def __init__(
        self, title: str = "", right: QWidget | None = None, *, narrow: bool = False
    ) -> None:
        super().__init__()
        self._narrow = narrow
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout()
        lay_out(self, column(gap="none", inset=(0, 0, 0, 1), into=self._column))
        if title:
            self._add(HEAD, headline(title), SPRING, right)

    def _add(self, height: int, *parts: Part) -> QWidget:
        added = QWidget()
        added.setMinimumHeight(self.theme.px(height))
        added.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._rows.append(added)
        self._column.addWidget(added)
        gap, inset = GAPS[self._narrow], AROUND
        lay_out(self, row(*parts, gap=gap, inset=inset, grows=True, folded=self._narrow), added)
        return added

    def add(self, label: QWidget, *fields: QWidget) -> QWidget:
        """Add a row with a label and its fields; return the row."""
        label.setFixedWidth(label.sizeHint().width() if self._narrow else self.theme.px(LABEL))
        head: Part = label
        if not self._narrow:  # beside the first line of its fields
            label.setMinimumHeight(self.theme.px(FIELD_HEIGHT))
            head = placed(label, Qt.AlignmentFlag.AlignTop)
        fills = any(each.sizePolicy().horizontalStretch() for each in fields)
        return self._add(ROW, head, *fields, None if fills else SPRING)

    def add_alone(self, field: QWidget) -> QWidget:
        """Add a row with one field, or a few words; return it."""
        return self._add(ROW, filling(field))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and the lines above its rows."""
        super().paintEvent(event)
        painter = QPainter(self)
        for each in [each for each in self._rows if not each.isHidden()][1:]:
            painter.fillRect(1, each.y(), self.width() - 2, 1, self.theme.edge)
        painter.end()


def direction(*, narrow: bool) -> QBoxLayout.Direction:
    """Top to bottom if it is narrow, otherwise left to right."""
    ways = QBoxLayout.Direction
    return ways.TopToBottom if narrow else ways.LeftToRight


def label_of(text: str, field: QWidget) -> QLabel:
    """A label whose letter key leads to a field."""
    label = QLabel(text)
    label.setBuddy(field)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return label


def told_below(field: QWidget, words: QWidget) -> QWidget:
    """A field with a few words of explanation below it."""
    both = holder(column(field, words, gap="tight"))
    policy = both.sizePolicy()
    policy.setHorizontalStretch(1)
    both.setSizePolicy(policy)
    return both
