# SPDX-License-Identifier: MIT
"""The box with the verdict on the marks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.override import override
from sudoku_qt.views.kit.layout import Inset, lay_out, row
from sudoku_qt.views.sizes import CARD_RADIUS
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

ICON, PADDING = 20, 14
ICONS = {
    "right": "tick",
    "partly": "attention",
    "wrong": "attention",
    "nudge": "bulb",
    "shown": "eye",
}


class AnswerBox(ThemedWidget):
    """A few sentences with an icon for their kind; a wrong answer is also named as such.

    Their background is the accent's, for a wrong answer that of conflicts.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kind = "partly"
        self.text = Paragraph(14.5)
        around: Inset = (PADDING + ICON + 10, PADDING - 2, PADDING - 2, PADDING - 2)
        lay_out(self, row(self.text, inset=around, grows=True))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, kind: str, text: str) -> None:
        """Set a text of a kind, one of `ICONS`; "" hides the box."""
        self._kind = kind or self._kind
        if kind == "wrong" and text:
            text = self.tr("Not right. {why}").format(why=text)
        self.text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        is_wrong = self._kind == "wrong"
        ground = Surface(theme.conflict_ground if is_wrong else theme.accent_ground)
        draw_surface(painter, QRectF(self.rect()), theme.px(CARD_RADIUS), ground)
        side, inset = theme.px(ICON), theme.px(PADDING)
        ink = {"right": theme.good, "wrong": theme.conflict}.get(self._kind, theme.accent_text)
        draw_icon(painter, ICONS[self._kind], QRectF(inset, inset, side, side), ink)
        painter.end()
