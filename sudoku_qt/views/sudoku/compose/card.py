# SPDX-License-Identifier: MIT
"""The card for composing: how many solutions the givens have, and what can be done."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Inset, column, filling, lay_out, padded, placed, row
from sudoku_qt.views.sizes import FIELD_HEIGHT, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph, Text
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

HEIGHT = 186
"""The height if there is room; constant, so that what is below never moves."""
FOLDED = 108
"""The height with only the number, the bar and the facts, in a low window."""
BAR = 8
BADGE_AIR = 10, 3
KINDS = {
    "open": ("set_a_ground", "warn"),
    "good": ("accent_ground", "accent_text"),
    "bad": ("conflict_ground", "conflict"),
}
"""The ground and the ink of each verdict."""


class Answer(NamedTuple):
    """The texts of the card. `kind` is one of KINDS, `settled` the settled share of the board."""

    number: str = ""
    words: str = ""
    verdict: str = ""
    kind: str = "open"
    settled: float = 0.0
    facts: str = ""
    advice: str = ""
    left: str = ""
    """The text of the left button; "" if it has no action."""
    right: str = ""
    words_in_short: str = ""
    """What stands in place of `words` where these do not fit, and likewise of `facts`."""
    facts_in_short: str = ""


class Verdict(Text):
    """A few words on a coloured background."""

    def __init__(self) -> None:
        super().__init__(12, Weight.Medium)
        self._kind = "open"
        padded(self, BADGE_AIR)

    def show_verdict(self, words: str, kind: str) -> None:
        """Set the words, in the colours of a kind."""
        self._kind = kind
        self.setText(words)
        self.set_ink(KINDS[kind][1])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write on a background with fully rounded ends."""
        painter = QPainter(self)
        ground = Surface(getattr(self.theme, KINDS[self._kind][0]))
        draw_surface(painter, QRectF(self.rect()), self.height() / 2, ground)
        painter.end()
        super().paintEvent(event)


class SettledBar(ThemedWidget):
    """A bar for the share of the board that is the same in every solution."""

    def __init__(self) -> None:
        super().__init__()
        self._share, self._ink = 0.0, "warn"

    def set_share(self, share: float, kind: str) -> None:
        """Fill a share, from 0 to 1."""
        self._share = share
        self._ink = "good" if kind == "good" else KINDS[kind][1]
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(80), self.theme.px(BAR))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track and the filled part."""
        painter, whole = QPainter(self), QRectF(self.rect())
        radius = whole.height() / 2
        draw_surface(painter, whole, radius, Surface(self.theme.well))
        filled = QRectF(whole)
        filled.setWidth(max(whole.width() * self._share, whole.height()))
        if self._share > 0:
            draw_surface(painter, filled, radius, Surface(getattr(self.theme, self._ink)))
        painter.end()


class ComposeCard(Card):
    """The number of solutions, how far they agree, further facts, and two keys."""

    folds = is_needed = True
    left_clicked = Signal()
    right_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = Text(34, Weight.DemiBold)
        self._words = Line(16, Weight.DemiBold)
        self._verdict = Verdict()
        self._bar = SettledBar()
        self._facts, self._advice = Line(14, ink="muted"), Paragraph(14, ink="muted")
        self.left, self.right = (WordButton(parent=self) for _ in range(2))
        self.left.clicked.connect(self.left_clicked)
        self.right.clicked.connect(self.right_clicked)
        self._lay_out()

    def _lay_out(self) -> None:
        head = row(
            placed(self._number, Qt.AlignmentFlag.AlignBottom),
            filling(self._words),
            placed(self._verdict, Qt.AlignmentFlag.AlignVCenter),
            gap="easy",
        )
        keys = row(filling(self.left), filling(self.right), gap="usual")
        parts = head, self._bar, self._facts, self._advice, SPRING, keys
        around: Inset = ("wide", "usual", "wide", "wide")
        lay_out(self, column(*parts, gap="tight", inset=around, grows=True))
        self._take_heights()

    def _take_heights(self) -> None:
        px = self.theme.px
        self._bar.setFixedHeight(px(BAR))
        for key in (self.left, self.right):
            key.setFixedHeight(px(FIELD_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        """Be as high as ever, whatever there is to say."""
        return False

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(280), self.theme.px(HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(HEIGHT))

    @property
    @override
    def folded_height(self) -> int:
        return self.theme.px(FOLDED)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._take_heights()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the verdict if it would take the space of the words about the number."""
        super().resizeEvent(event)
        self._share_head()
        self._fold()

    def _fold(self) -> None:
        """Hide the advice and the buttons in a low card; menus have the same actions."""
        has_room = self.height() >= self.theme.px(HEIGHT)
        self._advice.setVisible(has_room)
        for key in (self.left, self.right):
            key.setVisible(has_room and bool(key.text()))

    def _share_head(self) -> None:
        parts = self._number, self._words, self._verdict
        needed = sum(
            QFontMetrics(part.font()).horizontalAdvance(part.text()) + 3 * STEP for part in parts
        )
        room = self.width() - 2 * self.theme.px(2 * STEP)
        self._verdict.setVisible(bool(self._verdict.text()) and needed <= room)

    def show_answer(self, answer: Answer) -> None:
        """Show the present answer."""
        self._number.setText(answer.number)
        self._number.setVisible(bool(answer.number))
        self._words.say(answer.words, tuple(filter(None, [answer.words_in_short])))
        self._verdict.show_verdict(answer.verdict, answer.kind)
        self._bar.set_share(answer.settled, answer.kind)
        self._facts.say(answer.facts, tuple(filter(None, [answer.facts_in_short])))
        self._advice.setText(answer.advice)
        for key, word in ((self.left, answer.left), (self.right, answer.right)):
            key.setText(word)
        self._fold()
        self._share_head()
        self.setAccessibleName(" ".join(filter(None, (answer.number, answer.words))))
        sentences = answer.verdict, answer.facts, answer.advice
        self.setAccessibleDescription(" · ".join(filter(None, sentences)))
