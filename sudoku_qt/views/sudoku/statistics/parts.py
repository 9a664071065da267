# SPDX-License-Identifier: MIT
"""The parts of the statistics that are no plots: number cards, and bars of techniques."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import SPRING, Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.lists.line_list import WALKING, Index, LineDelegate, LineList
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

ROW, BAR, NAME_SHARE, SMALL, EDGE = 27, 8, 0.42, 13, 6
USE = Qt.ItemDataRole.UserRole + 1
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
    """A technique's title, and how often it was found, shown and missed, also in words.

    `technique` is its name if it can be practised, else "".
    """

    title: str
    found: int
    shown: int
    missed: int
    words: str
    technique: str = ""

    @property
    def due(self) -> int:
        """How often it was due."""
        return self.found + self.shown + self.missed


class BarDelegate(LineDelegate):
    """Paints a technique's title, a bar divided by outcome, and how often it was due."""

    most = 1
    """The length of the longest bar, which belongs to the technique that was due most often."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(ROW))

    @override
    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        theme, use = self.theme, index.data(USE)
        whole = QRectF(place).adjusted(theme.px(EDGE), 0, 0, 0)
        painter.setFont(face(13 * theme.zoom))
        name = QRectF(whole.left(), whole.top(), NAME_SHARE * whole.width(), whole.height())
        painter.setPen(theme.accent_text if chosen else theme.text)
        metrics = painter.fontMetrics()
        title = metrics.elidedText(use.title, Qt.TextElideMode.ElideRight, int(name.width()))
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, title)
        counts = whole.adjusted(whole.width() - theme.px(40), 0, -theme.px(EDGE), 0)
        painter.setPen(theme.muted)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(counts, right, str(use.due))
        left, room = name.right() + theme.px(STEP), counts.left() - name.right() - theme.px(STEP)
        bar = QRectF(left, 0, room, theme.px(BAR))
        bar.moveTop(name.center().y() - bar.height() / 2)
        draw_surface(painter, bar, bar.height() / 2, Surface(theme.well))
        for count, outcome in zip((use.found, use.shown, use.missed), OUTCOMES, strict=True):
            wide = room * count / self.most
            part = QRectF(bar.left(), bar.top(), wide, bar.height())
            draw_surface(painter, part, bar.height() / 2, Surface(getattr(theme, outcome)))
            bar.moveLeft(bar.left() + wide)


class TechniqueBars(LineList):
    """A row for each technique; Enter, or a double click, practises it."""

    practised = Signal(str)
    """The technique with this name is to be practised."""
    takes = WALKING | {Qt.Key.Key_Return, Qt.Key.Key_Enter}

    def __init__(self, parent: QWidget | None = None) -> None:
        self._bars = BarDelegate()
        super().__init__(self._bars, parent)
        self._rows = QStandardItemModel(self)
        self.setModel(self._rows)
        self.activated.connect(self.practise)

    def set_uses(self, uses: Sequence[Use]) -> None:
        """Set the techniques."""
        self._bars.most = max((use.due for use in uses), default=1)
        self._rows.clear()
        for use in uses:
            item = QStandardItem(use.words)
            item.setEditable(False)
            item.setData(use, USE)
            self._rows.appendRow(item)
        able = [row for row, use in enumerate(uses) if use.technique]
        if able:  # that with which help was needed most often
            worst = max(able, key=lambda row: (uses[row].shown + uses[row].missed, uses[row].due))
            self.setCurrentIndex(self._rows.index(worst, 0))
        self.updateGeometry()

    @property
    def use(self) -> Use | None:
        """The chosen technique."""
        index = self.currentIndex()
        return index.data(USE) if index.isValid() else None

    @property
    def chosen(self) -> str:
        """The name of the chosen technique, "" if there is none or it cannot be practised."""
        return self.use.technique if self.use else ""

    def practise(self) -> None:
        """Ask for the chosen technique, if it can be practised."""
        if self.chosen:
            self.practised.emit(self.chosen)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(ROW) * max(self._rows.rowCount(), 1))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(ROW))
