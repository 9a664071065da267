# SPDX-License-Identifier: MIT
"""The painted parts of the end card: a disc, a scale of times, a row of bars."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.icons import draw_icon

DISC = 40
BADGE = 32
PILL_END, PILL_AIR = 8, 8
"""The space around a pill's text: at each end, and in all above and below."""
BAR = 8
"""The thickness of the scale."""
KNOB = 7
LABEL = 12.0
BARS = 48
"""The height of the row of bars."""
HIGHEST = 2.0
"""The ratio that fills that height; higher bars are cut."""


@dataclass(frozen=True)
class ScaleMark:
    """A time on the scale, in milliseconds, with its label.

    `kind` is "best", "usual" or "predicted".
    """

    ms: int
    label: str
    kind: str


class Disc(ThemedWidget):
    """A round tick for "done"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(DISC), self.theme.px(DISC))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = _painter(self)
        painter.setBrush(self.theme.follows)
        painter.drawEllipse(QRectF(self.rect()))
        inner = self.width() * 0.28
        draw_icon(
            painter,
            "tick",
            QRectF(self.rect()).adjusted(inner, inner, -inner, -inner),
            self.theme.given,
        )
        painter.end()


class TechniqueTile(ThemedWidget):
    """A rounded tile with two letters that stand for a technique."""

    def __init__(self, ground: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self._ground = ground
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Show other letters."""
        self.text = text
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(BADGE), self.theme.px(BADGE))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = _painter(self)
        painter.setBrush(getattr(self.theme, self._ground))
        painter.drawRoundedRect(QRectF(self.rect()), self.theme.px(8), self.theme.px(8))
        painter.setPen(self.theme.given)
        painter.setFont(face(LABEL * self.theme.zoom, Weight.DemiBold))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text)
        painter.end()


class Pill(Line):
    """A few words on a fully rounded background, in the accent for good news."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(12, Weight.Medium, "accent_text", parent)
        self._is_good = True
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_good(self, *, on: bool) -> None:
        """Set whether it is good news."""
        self._is_good = on
        self.set_ink("accent_text" if on else "muted")

    @override
    def sizeHint(self) -> QSize:
        px = self.theme.px
        return super().sizeHint() + QSize(px(2 * PILL_END), px(PILL_AIR))

    def minimumSizeHint(self) -> QSize:
        """The words may be elided, but not their background."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background and write on it."""
        painter = _painter(self)
        theme = self.theme
        painter.setBrush(theme.accent_ground if self._is_good else theme.well)
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        painter.end()
        super().paintEvent(event)


class TimeScale(ThemedWidget):
    """The player's time on a bar, with the best, the usual and the predicted one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._at = 0
        self._marks: tuple[ScaleMark, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_times(self, at: int, marks: Sequence[ScaleMark]) -> None:
        """Show a time and those it is compared with, all in milliseconds."""
        self._at, self._marks = at, tuple(marks)
        self.setAccessibleName(", ".join(mark.label for mark in self._marks))
        self.update()

    def sizeHint(self) -> QSize:
        """The bar with a line of labels above and below it."""
        return QSize(self.theme.px(200), self.theme.px(64))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, the knob, and the marks with their labels."""
        painter = _painter(self)
        theme, zoom = self.theme, self.theme.zoom
        middle = self.height() / 2
        bar = QRectF(0, middle - BAR * zoom / 2, self.width(), BAR * zoom)
        painter.setBrush(theme.well)
        painter.drawRoundedRect(bar, BAR * zoom / 2, BAR * zoom / 2)
        painter.setBrush(theme.cursor)
        done = QRectF(bar.left(), bar.top(), self._place(self._at), bar.height())
        painter.drawRoundedRect(done, BAR * zoom / 2, BAR * zoom / 2)
        self._paint_marks(painter, middle)
        painter.setPen(QPen(theme.panel, 2 * zoom))
        painter.setBrush(theme.cursor)
        painter.drawEllipse(QPointF(self._place(self._at), middle), KNOB * zoom, KNOB * zoom)
        painter.end()

    def _place(self, ms: int) -> float:
        """The place of a time; the longest is a little before the end."""
        longest = max(self._at, *(mark.ms for mark in self._marks), 1)
        knob = KNOB * self.theme.zoom
        return knob + (self.width() - 2 * knob) * 0.94 * ms / longest

    def _paint_marks(self, painter: QPainter, middle: float) -> None:
        """Draw a tick for each mark; labels of predictions are above, those of own times below."""
        marks = sorted(self._marks, key=lambda mark: mark.ms)
        reach = 10 * self.theme.zoom
        for mark in marks:
            style = Qt.PenStyle.DotLine if mark.kind == "usual" else Qt.PenStyle.SolidLine
            painter.setPen(QPen(self._ink(mark), 2 * self.theme.zoom, style))
            place = self._place(mark.ms)
            painter.drawLine(QPointF(place, middle - reach), QPointF(place, middle + reach))
        height = 18 * self.theme.zoom
        painter.setFont(face(LABEL * self.theme.zoom))
        for top, above in ((0.0, True), (self.height() - height, False)):
            labelled = [mark for mark in marks if (mark.kind == "predicted") is above]
            for mark, left, width in self.labels(labelled):
                painter.setPen(self._ink(mark))
                box = QRectF(left, top, width + 1, height)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, mark.label)

    def labels(self, marks: Sequence[ScaleMark]) -> list[tuple[ScaleMark, float, float]]:
        """The places and widths of labels on one line, centred on their ticks or beside them.

        If there is too little room later ones are left out; their ticks stay.
        """
        metrics = QFontMetrics(face(LABEL * self.theme.zoom))
        widths = [float(metrics.horizontalAdvance(mark.label)) for mark in marks]
        gap, free = 10 * self.theme.zoom, 0.0
        lefts: list[float] = []
        for mark, width in zip(marks, widths, strict=True):
            lefts.append(max(free, self._place(mark.ms) - width / 2))
            free = lefts[-1] + width + gap
        end = float(self.width())
        for number in reversed(range(len(lefts))):
            lefts[number] = min(lefts[number], end - widths[number])
            end = lefts[number] - gap
        if len(lefts) > 1 and lefts[0] < 0:
            return self.labels(marks[:-1])
        return list(zip(marks, lefts, widths, strict=True))

    def _ink(self, mark: ScaleMark) -> QColor:
        inks = {"best": self.theme.good, "usual": self.theme.muted}
        return inks.get(mark.kind, self.theme.text)


class RatioBars(ThemedWidget):
    """The last games as bars: the time of each relative to its prediction (the dashes)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ratios: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_ratios(self, ratios: Sequence[float]) -> None:
        """Show these ratios, the latest last."""
        self._ratios = tuple(ratios)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(BARS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, the latest in the accent, and the line of the prediction."""
        painter = _painter(self)
        theme = self.theme
        step = self.width() / max(10, len(self._ratios))
        wide = step * 0.72
        for place, ratio in enumerate(self._ratios):
            last = place == len(self._ratios) - 1
            painter.setBrush(theme.cursor if last else theme.edge)
            painter.setPen(Qt.PenStyle.NoPen)
            high = max(0.06, min(ratio / HIGHEST, 1.0)) * self.height()
            bar = QRectF(place * step, self.height() - high, wide, high)
            painter.drawRoundedRect(bar, theme.px(3), theme.px(3))
        painter.setPen(QPen(theme.text, 1.5 * theme.zoom, Qt.PenStyle.DotLine))
        level = self.height() * (1 - 1 / HIGHEST)
        painter.drawLine(QPointF(0, level), QPointF(self.width(), level))
        painter.end()


def _painter(widget: QWidget) -> QPainter:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    return painter
