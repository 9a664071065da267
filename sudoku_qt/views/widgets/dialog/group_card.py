# SPDX-License-Identifier: MIT
"""A card of questions: a title, and a row for each with a line above it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.cards.card import Card, headline

ROW, HEAD, LABEL = 52, 46, 112


class GroupCard(Card):
    """Grows by a row at a time; rows are 52 high or, where they say more, as high as they are.

    In a narrow card the fields stand below what is asked.
    """

    def __init__(self, title: str, right: QWidget | None = None, *, narrow: bool = False) -> None:
        super().__init__()
        self._narrow = narrow
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 1)
        self._column.setSpacing(0)
        head = self._added(HEAD)
        head.addWidget(headline(title))
        head.addStretch(1)
        if right is not None:
            head.addWidget(right)

    def _added(self, height: int) -> QBoxLayout:
        row = QWidget()
        row.setMinimumHeight(self.theme.px(height))
        row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._rows.append(row)
        self._column.addWidget(row)
        across = QBoxLayout(direction(narrow=self._narrow), row)
        across.setContentsMargins(2 * STEP, 6, 2 * STEP, 6)
        across.setSpacing(STEP + 4)
        return across

    def add(self, label: QWidget, *fields: QWidget) -> None:
        """Add a row: what is asked, and the fields in which it is answered."""
        label.setFixedWidth(label.sizeHint().width() if self._narrow else self.theme.px(LABEL))
        row = self._added(ROW)
        row.addWidget(label)
        for field in fields:
            row.addWidget(field)
        if all(each.sizePolicy().horizontalStretch() == 0 for each in fields):
            row.addStretch(1)

    def add_alone(self, field: QWidget) -> None:
        """Add a row that is one field, or a few words."""
        self._added(ROW).addWidget(field, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and the lines above its rows."""
        super().paintEvent(event)
        painter = QPainter(self)
        for row in self._rows[1:]:
            painter.fillRect(1, row.y(), self.width() - 2, 1, self.theme.edge)
        painter.end()


def direction(*, narrow: bool) -> QBoxLayout.Direction:
    """In a narrow room from top to bottom, else from left to right."""
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
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(STEP // 2)
    column.addWidget(field)
    column.addWidget(words)
    policy = both.sizePolicy()
    policy.setHorizontalStretch(1)
    both.setSizePolicy(policy)
    return both
