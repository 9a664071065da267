# SPDX-License-Identifier: MIT
"""Who plays a colour: a person, or the computer at a level and in a style."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QLabel, QWidget

from sudoku_qt.models.gomoku.options import PERSON
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sizes import FIELD_HEIGHT, STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.dialog.group_card import direction
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.widgets.themed import Themed

LEVELS = (  # value, name
    ("easy", QT_TRANSLATE_NOOP("PlayerRow", "Easy")),
    ("medium", QT_TRANSLATE_NOOP("PlayerRow", "Medium")),
    ("hard", QT_TRANSLATE_NOOP("PlayerRow", "Hard")),
)
STYLES = (  # value, name
    ("attacking", QT_TRANSLATE_NOOP("PlayerRow", "Attacking")),
    ("balanced", QT_TRANSLATE_NOOP("PlayerRow", "Balanced")),
    ("defensive", QT_TRANSLATE_NOOP("PlayerRow", "Defensive")),
)
COMPUTER, USUAL_LEVEL = "computer", "medium"
STONE, KIND = 20, 152


class StoneLabel(Themed):
    """A stone and the name of its colour; its letter key leads to a field."""

    def __init__(self, name: str, theme: Theme, field: QWidget, *, black: bool) -> None:
        super().__init__(theme)
        self._black = black
        label = QLabel(name)
        label.setBuddy(field)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(STONE + STEP + 4), 0, 0, 0)
        row.addWidget(label)

    def sizeHint(self) -> QSize:
        """Be as high as a stone."""
        return super().sizeHint().expandedTo(QSize(0, self.theme.px(STONE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stone, black or white in every theme."""
        theme, side = self.theme, self.theme.px(STONE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(0.75, (self.height() - side) / 2 + 0.75, side - 1.5, side - 1.5)
        painter.setPen(QPen(theme.outline, 1.5))
        painter.setBrush(theme.black_stone if self._black else theme.white_shine)
        painter.drawEllipse(QPointF(place.center()), place.width() / 2, place.height() / 2)
        painter.end()


class PlayerRow(QWidget):
    """The fields of one colour."""

    changed = Signal()

    def __init__(self, theme: Theme, *, narrow: bool = False) -> None:
        super().__init__()
        self.kind, self.level = Segment(theme, low=True), Segment(theme, low=True)
        self.style_box = QComboBox()
        self.words = Line(theme, 13, ink="muted")
        self.kind.add(PERSON, self.tr("Person"))
        self.kind.add(COMPUTER, self.tr("Computer"))
        for value, name in LEVELS:
            self.level.add(value, self.tr(name))
        for value, name in STYLES:
            self.style_box.addItem(self.tr(name), value)
        self.level.choose(USUAL_LEVEL)
        self.style_box.setFixedHeight(theme.px(FIELD_HEIGHT))
        self.kind.setAccessibleName(self.tr("Who plays"))
        self.level.setAccessibleName(self.tr("Strength"))
        self.style_box.setAccessibleName(self.tr("Style of play"))
        row = QBoxLayout(direction(narrow=narrow), self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP + 4)
        for field in (self.kind, self.level, self.style_box):
            row.addWidget(field)
        row.addStretch(1)
        row.addWidget(self.words)
        self.kind.setFixedWidth(max(self.kind.minimumSizeHint().width(), theme.px(KIND)))
        policy = self.sizePolicy()
        policy.setHorizontalStretch(1)
        self.setSizePolicy(policy)
        for segment in (self.kind, self.level):
            segment.chosen.connect(self._offer)
        self._offer()

    def _offer(self) -> None:
        """Offer level and style where the computer plays."""
        plays = self.kind.key == COMPUTER
        self.level.setVisible(plays)
        self.style_box.setVisible(plays)
        self.changed.emit()

    def values(self) -> tuple[str, str]:
        """Who plays, "person" or the computer's level; and the style."""
        who = self.level.key if self.kind.key == COMPUTER else PERSON
        return who, self.style_box.currentData()

    def show_values(self, who: str, style: str) -> None:
        """Show who plays, and how."""
        self.kind.choose(PERSON if who == PERSON else COMPUTER)
        if who in dict(LEVELS):
            self.level.choose(who)
        self.style_box.setCurrentIndex(max(0, self.style_box.findData(style)))
        self._offer()
