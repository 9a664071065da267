# SPDX-License-Identifier: MIT
"""The two players of a game: their stones, what they have to do, and their clocks."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Card, Line

BLACK = 1
HEIGHT = 66
SIDE_BY_SIDE = 480
"""The width from which the two cards are side by side."""
NARROW_SIDE_BY_SIDE = 320
"""The same in a narrow window, where that leaves room for the keys."""
NARROW = 232
"""Narrower cards have the clock below the name, in place of what the player does."""
STONE = 22
BESIDE_STONE: Inset = (16 + STONE + 12, "none", "wide", "none")


@dataclass(frozen=True)
class PlayerWords:
    """The texts of a player's card. `colour` is that of the stones; `urgent` if time runs out.

    `clock_means`, below the clock, tells whether it shows time used or left.
    """

    colour: int
    name: str
    doing: str = ""
    clock: str = ""
    clock_means: str = ""
    active: bool = False
    urgent: bool = False


class PlayerCard(Card):
    """A stone, a name, the player's task, and a clock; framed while the player is to move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = PlayerWords(BLACK, "")
        self._name = Line(15, Weight.DemiBold)
        self._doing = Line(13, ink="muted")
        self._clock = Line(22, Weight.Medium)
        self._urgent_clock = Line(22, Weight.Medium, ink="conflict")
        self._clock_means = Line(12, ink="muted")
        clocks = self._clock, self._urgent_clock, self._clock_means
        for text in clocks:
            text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._texts = (self._name, self._doing, *clocks)
        self._across, self._is_narrow = QHBoxLayout(), False
        self._lay_out()

    def _lay_out(self) -> None:
        words = column(self._name, self._doing, gap="hair")
        time = column(self._clock, self._urgent_clock, self._clock_means, gap="none")
        across = row(filling(words), time, gap="usual", into=self._across)
        beside = row(filling(across), inset=BESIDE_STONE, grows=True)
        lay_out(self, column(beside, inset=("none", "usual")))

    def set_words(self, words: PlayerWords) -> None:
        """Set the texts."""
        if words == self.words:
            return
        self.words = words
        self._name.setText(words.name)
        self._doing.setText(words.doing)
        for clock, is_own in ((self._clock, not words.urgent), (self._urgent_clock, words.urgent)):
            clock.setText(words.clock)
            clock.setVisible(is_own and bool(words.clock))
            clock.setAccessibleName(f"{words.clock} {words.clock_means}".strip())
        self._clock_means.setText(words.clock_means)
        self._show_parts()
        self.update()

    def set_narrow(self, on: bool) -> None:  # noqa: FBT001 - the two ways it lies
        """Put the clock below the name, or at the right."""
        if on != self._is_narrow:
            self._is_narrow = on
            ways = QBoxLayout.Direction
            self._across.setDirection(ways.TopToBottom if on else ways.LeftToRight)
            self._across.setSpacing(0 if on else self.theme.px(STEP))
            aside = Qt.AlignmentFlag.AlignLeft if on else Qt.AlignmentFlag.AlignRight
            for clock in (self._clock, self._urgent_clock):
                clock.setAlignment(aside | Qt.AlignmentFlag.AlignVCenter)
            self._show_parts()

    def _show_parts(self) -> None:
        """Show what there is something to say in, and room for."""
        words, has_room = self.words, not self._is_narrow
        self._doing.setVisible(bool(words.doing) and (has_room or not words.clock))
        self._clock_means.setVisible(bool(words.clock and words.clock_means) and has_room)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel, the stone and, if the player is to move, the frame."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_stone(painter)
        if self.words.active:
            radius = self.theme.px(CARD_RADIUS)
            painter.setPen(QPen(self.theme.cursor, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(frame, radius - 1, radius - 1)
        painter.end()

    def _paint_stone(self, painter: QPainter) -> None:
        radius = self.theme.px(STONE) / 2
        middle = QPointF(self.theme.px(2 * STEP) + radius, self.height() / 2)
        paint_stone(painter, self.theme, self.words.colour, middle, radius)


def paint_stone(
    painter: QPainter, theme: Theme, colour: int, middle: QPointF, radius: float
) -> None:
    """Paint a flat stone that is visible on the cards of every theme."""
    is_black = colour == BLACK
    body = theme.black_stone if is_black else theme.white_shine
    far = QColor("white" if theme.dark else "black")
    edge = blend(body, far, 0.45 if is_black == theme.dark else 0.3)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(body)
    painter.drawEllipse(middle, radius, radius)


class GomokuPlayers(ThemedWidget):
    """Black's card and White's, one below the other or, in a low room, side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = (PlayerCard(self), PlayerCard(self))
        self._is_narrow = False
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self.setAccessibleName(self.tr("Players"))

    def set_players(self, first: PlayerWords, second: PlayerWords) -> None:
        """Set the texts of both players."""
        for card, words in zip(self.cards, (first, second), strict=True):
            card.set_words(words)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._arrange()

    def set_narrow(self, on: bool) -> None:  # noqa: FBT001 - whether the window is narrow
        """In a narrow window put narrow cards side by side, too."""
        if on != self._is_narrow:
            self._is_narrow = on
            self._arrange()

    def are_narrow(self, width: int) -> bool:
        """Whether the cards are side by side in a narrow window."""
        return self._is_narrow and self._is_wide(width)

    def _is_wide(self, width: int) -> bool:
        return width >= self.theme.px(NARROW_SIDE_BY_SIDE if self._is_narrow else SIDE_BY_SIDE)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        height = self.theme.px(HEIGHT)
        return height if self._is_wide(width) else 2 * height + STEP

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(280), self.heightForWidth(0))

    @override
    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        first, second = self.cards
        width, height = self.width(), self.theme.px(HEIGHT)
        half = (width - STEP) // 2 if self._is_wide(width) else width
        for card in self.cards:
            card.set_narrow(half < self.theme.px(NARROW))
        if self._is_wide(width):
            first.setGeometry(0, 0, half, height)
            second.setGeometry(half + STEP, 0, width - half - STEP, height)
        else:
            first.setGeometry(0, 0, width, height)
            second.setGeometry(0, height + STEP, width, height)
