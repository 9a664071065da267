# SPDX-License-Identifier: MIT
"""The card on a paused board: what is played, for how long, and the key to resume."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import column, lay_out
from sudoku_qt.views.sizes import BUTTON_HEIGHT
from sudoku_qt.views.widgets.buttons import PrimaryButton
from sudoku_qt.views.widgets.cards.card import Card, Line

WIDE = 264
LARGE = BUTTON_HEIGHT + 12


class ResumeButton(PrimaryButton):
    """The large key that resumes a game."""

    def sizeHint(self) -> QSize:
        """Ask to be larger than other keys."""
        return QSize(super().sizeHint().width(), self.theme.px(LARGE))

    def minimumSizeHint(self) -> QSize:
        """Keep the height where there is little room."""
        return QSize(super().minimumSizeHint().width(), self.theme.px(LARGE))


class PauseCard(Card):
    """Lies in the middle of a paused board; a click anywhere on it resumes the game."""

    clicked = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__()
        self._said = Line(14, ink="muted")
        self._title, self._time = Line(24, Weight.DemiBold), Line(16, ink="muted")
        self.resume = ResumeButton()
        self.resume.clicked.connect(self.clicked)
        lines = self._said, self._title, self._time
        for line in lines:
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        words = column(*lines, gap="tight")
        lay_out(self, column(words, self.resume, gap="wide", inset="frame", grows=True))
        self.hide()
        middle = QGridLayout(over)
        middle.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        middle.addWidget(self, 0, 0, Qt.AlignmentFlag.AlignCenter)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the card's own texts in the installed language."""
        self._said.setText(self.tr("Paused"))
        self.resume.setText(self.tr("Resume"))

    def tell(self, title: str, time: str) -> None:
        """Say what is played, and for how long; the key to resume takes the keyboard focus."""
        self._title.setText(title)
        self._time.setText(time)
        self.setAccessibleName(", ".join(filter(None, (self._said.text(), title, time))))
        if self.isHidden():
            self.show()
            self.resume.setFocus()

    def sizeHint(self) -> QSize:
        """Have the same width, whatever is played."""
        return QSize(self.theme.px(WIDE), super().sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Resume the game, wherever the card is clicked."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
