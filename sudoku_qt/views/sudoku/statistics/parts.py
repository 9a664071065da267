# SPDX-License-Identifier: MIT
"""The parts of the statistics that are no plots: number cards, and bars of techniques."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import SPRING, Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

ROW, BAR, NAME_SHARE, SMALL = 27, 8, 0.42, 13
OUTCOMES = "good", "warn", "muted"
"""The inks of techniques that were found, shown by a hint, and missed."""


class NumberCard(Card):
    """A number in large digits, with its name above and a remark below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = Line(13, ink="muted")
        self._number = Line(26, Weight.DemiBold)
        self._remark = Line(12, ink="muted")
        lines = self._name, self._number, self._remark
        lay_out(self, column(*lines, gap="hair", inset=("wide", "easy")))

    def set_words(self, name: str, number: str, remark: str, *, ink: str = "muted") -> None:
        """Set the three texts."""
        for line, text in ((self._name, name), (self._number, number), (self._remark, remark)):
            line.setText(text)
        self._remark.set_ink(ink)
        self.setAccessibleName(". ".join(filter(None, (name, number, remark))))


class Legend(ThemedWidget):
    """The meanings of colours: a disc and a word for each, at the right."""

    def __init__(self, inks: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inks = inks
        self._words: Sequence[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_words(self, words: Sequence[str]) -> None:
        """Set the word of each colour; without words nothing is shown."""
        self._words = words
        self.updateGeometry()
        self.update()

    @property
    def _font(self) -> QFont:
        return face(SMALL * self.theme.zoom)

    def sizeHint(self) -> QSize:
        """Ask for the width of all words."""
        metrics, px = QFontMetrics(self._font), self.theme.px
        words = sum(metrics.horizontalAdvance(word) + px(2 * STEP) for word in self._words)
        gaps = max(len(self._words) - 1, 0) * px(STEP + 4)
        return QSize(words + gaps, metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint discs and words from the left."""
        theme, px = self.theme, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        left, middle = 0, self.height() / 2
        for ink, word in zip(self._inks, self._words, strict=False):
            disc = QRectF(left, middle - px(STEP) / 2, px(STEP), px(STEP))
            draw_surface(painter, disc, px(STEP) / 2, Surface(getattr(theme, ink)))
            left += px(2 * STEP) - 2
            painter.setPen(theme.muted)
            wide = painter.fontMetrics().horizontalAdvance(word)
            place = QRectF(left, 0, wide + 1, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, word)
            left += wide + px(STEP + 4)
        painter.end()


class PlotCard(Card):
    """A heading with a remark or a legend at its right, and a drawing below it."""

    def __init__(
        self, drawn: QWidget, parent: QWidget | None = None, inks: Sequence[str] = ()
    ) -> None:
        super().__init__(parent)
        self._heading = Line(15, Weight.DemiBold)
        self._remark = Line(13, ink="muted")
        self._remark.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.legend = Legend(inks)
        self._drawn, self.later = drawn, Paragraph(14, ink="muted")
        self.later.hide()
        head = row(filling(self._heading), self._remark, self.legend)
        around: Inset = ("wide", "easy", "wide", "usual")
        lay_out(self, column(head, filling(drawn), self.later, SPRING, gap="usual", inset=around))

    def set_words(self, heading: str, remark: str, description: str) -> None:
        """Set the texts; `description` describes the drawing for a screen reader."""
        self._heading.setText(heading)
        self._remark.setText(remark)
        self.setAccessibleName(heading)
        self.setAccessibleDescription(description)
        self._drawn.show()
        self.later.hide()

    def set_later(self, heading: str, words: str) -> None:
        """Set a text about what will be shown here later."""
        self.set_words(heading, "", words)
        self.legend.set_words(())
        self.later.setText(words)
        self._drawn.hide()
        self.later.show()


class Use(NamedTuple):
    """A technique's title, and how often it was found, shown and missed, also in words."""

    title: str
    found: int
    shown: int
    missed: int
    words: str


class TechniqueBars(ThemedWidget):
    """A row for each technique: its title, and a bar divided by outcome."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._uses: Sequence[Use] = ()

    def set_uses(self, uses: Sequence[Use]) -> None:
        """Set the techniques."""
        self._uses = uses
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(ROW) * max(len(self._uses), 1))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows; the longest bar belongs to the technique that was due most often."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(face(13 * self.theme.zoom))
        most = max((use.found + use.shown + use.missed for use in self._uses), default=1)
        for number, use in enumerate(self._uses):
            self._paint_row(painter, number, use, most)
        painter.end()

    def _paint_row(self, painter: QPainter, number: int, use: Use, most: int) -> None:
        theme, tall = self.theme, self.theme.px(ROW)
        name = QRectF(0, number * tall, NAME_SHARE * self.width(), tall)
        painter.setPen(theme.text)
        metrics = painter.fontMetrics()
        title = metrics.elidedText(use.title, Qt.TextElideMode.ElideRight, int(name.width()))
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, title)
        counts = QRectF(self.width() - theme.px(40), name.top(), theme.px(40), tall)
        painter.setPen(theme.muted)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(counts, right, str(use.found + use.shown + use.missed))
        left, room = name.right() + theme.px(STEP), counts.left() - name.right() - theme.px(STEP)
        bar = QRectF(left, 0, room, theme.px(BAR))
        bar.moveTop(name.center().y() - bar.height() / 2)
        draw_surface(painter, bar, bar.height() / 2, Surface(theme.well))
        counts_of = use.found, use.shown, use.missed
        for count, outcome in zip(counts_of, OUTCOMES, strict=True):
            ink = getattr(theme, outcome)
            wide = room * count / most
            draw_surface(
                painter,
                QRectF(bar.left(), bar.top(), wide, bar.height()),
                bar.height() / 2,
                Surface(ink),
            )
            bar.moveLeft(bar.left() + wide)
