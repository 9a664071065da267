# SPDX-License-Identifier: MIT
"""The card that asks a newcomer, once, whether to take the course or just to play."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, column, filling, lay_out, placed, row
from sudoku_qt.views.sizes import CARD_RADIUS, FIELD_HEIGHT
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Card, Paragraph
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface


class WelcomeCard(Card):
    """Takes the place of the tip, in the accent; closing it is an answer, too."""

    is_needed = True
    course_clicked = Signal()
    closed = Signal()
    """The player only wants to play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._text = Paragraph(16, Weight.DemiBold), Paragraph(13, ink="muted")
        self.cross = IconButton("close")
        self.course, self.play = PrimaryButton(), WordButton()
        self.course.is_on_return = False
        head = row(filling(self._title), placed(self.cross, Qt.AlignmentFlag.AlignTop))
        keys = row(filling(self.course, 3), filling(self.play, 2), gap="usual")
        parts = head, self._text, SPRING, keys
        lay_out(
            self, column(*parts, gap="tight", inset=("wide", "usual", "usual", "loose"), grows=True)
        )
        self.course.clicked.connect(self.course_clicked)
        for key in (self.play, self.cross):
            key.clicked.connect(self.closed)
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        for key in (self.course, self.play):
            key.setFixedHeight(self.theme.px(FIELD_HEIGHT))

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        title = self.tr("New to Sudoku?")
        self._title.setText(title)
        self._text.setText(
            self.tr("A course shows the rules and how digits are found, in a few minutes a lesson.")
        )
        self.course.setText(self.tr("Start the course"))
        self.play.setText(self.tr("Just play"))
        self.cross.set_name(self.tr("Close"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(self._text.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the panel with the accent's background."""
        painter = QPainter(self)
        ground = Surface(self.theme.accent_ground, self.theme.cursor)
        draw_surface(painter, QRectF(self.rect()), self.theme.px(CARD_RADIUS), ground)
        painter.end()
