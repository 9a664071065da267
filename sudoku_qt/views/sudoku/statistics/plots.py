# SPDX-License-Identifier: MIT
"""The plots of the statistics: axes with round values, and the drawing between them."""

from collections.abc import Iterable, Sequence
from datetime import date
from math import ceil, floor, log10

from PySide6.QtCore import QDate, QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.statistics import Bin, Point
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import blend
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

ROUND = (1, 2, 5, 10)
AS_PREDICTED = 1.0
LOW, TALLEST = 1.5, 3.0
"""The least heights of the plot; a game that took longer than the most is at its upper edge."""
DOT, LINE, ROUNDED = 6, 2, 3
TINT, BAR = 0.12, 0.85
NAMES, VALUES = 6, 4
"""The most marks below and at the left."""
ABOVE = 1.05
"""The factor by which a plot is higher than its highest value."""
LEFT, BELOW, TEXT = 36, 24, 12

Marks = Sequence[tuple[float, str]]


class Plot(ThemedWidget):
    """Two axes with labels, and thin lines across; places are whole numbers from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count, self.top = 0, 1.0
        self.values: Marks = ()
        self.names: Marks = ()

    @property
    def inside(self) -> QRectF:
        """The rectangle of the drawing."""
        px = self.theme.px
        return QRectF(self.rect()).adjusted(px(LEFT), px(DOT), -px(DOT), -px(BELOW))

    def at(self, place: float, value: float) -> QPointF:
        """The point of a value at a place."""
        return self.all_at([(place, value)])[0]

    def all_at(self, pairs: Iterable[tuple[float, float]]) -> list[QPointF]:
        """The points of values at places."""
        left, bottom, top = self.inside.left(), self.inside.bottom(), self.top
        wide, high = self.inside.width() / max(self.count, 1), self.inside.height() / (top * ABOVE)
        return [
            QPointF(left + (place + 0.5) * wide, bottom - min(value, top) * high)
            for place, value in pairs
        ]

    def named(self, metrics: QFontMetrics) -> Marks:
        """The labels that fit beside each other, chosen evenly."""
        widest = max((metrics.horizontalAdvance(text) for _, text in self.names), default=0)
        room = int(self.inside.width() / (widest + self.theme.px(STEP)))
        return [self.names[each] for each in even_places(len(self.names), max(room, 1))]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the axes, and the drawing."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_axes(painter)
        if self.count:
            self._paint_values(painter)
        painter.end()

    def _show(self, count: int, top: float, values: Marks, names: Marks) -> None:
        self.count, self.top, self.values, self.names = count, top, values, names
        self.update()

    def _paint_ground(self, painter: QPainter) -> None:
        """Paint the area below the lines."""

    def _paint_values(self, painter: QPainter) -> None:
        raise NotImplementedError

    def _paint_axes(self, painter: QPainter) -> None:
        theme, box = self.theme, self.inside
        painter.setFont(face(TEXT * theme.zoom))
        self._paint_across(painter, box.bottom())
        tall = painter.fontMetrics().height()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value, text in self.values:
            y = self.at(0, value).y()
            self._paint_across(painter, y)
            painter.setPen(theme.muted)
            painter.drawText(
                QRectF(0, y - tall / 2, box.left() - theme.px(STEP), tall), right, text
            )
        for place, text in self.named(painter.fontMetrics()):
            wide = painter.fontMetrics().horizontalAdvance(text)
            x = min(self.at(place, 0).x() - wide / 2, self.width() - wide)
            foot = self.height() - painter.fontMetrics().descent()
            painter.drawText(QPointF(max(x, 0), foot), text)

    def _paint_across(self, painter: QPainter, y: float) -> None:
        painter.setPen(QPen(self.theme.edge, 1))
        painter.drawLine(QLineF(self.inside.left(), y, self.inside.right(), y))
        painter.setPen(self.theme.muted)


class RatioPlot(Plot):
    """A dot for each game, at its time divided by the prediction, and the mean as a line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: Sequence[Point] = ()
        self._slower = self._faster = ""

    def set_words(self, slower: str, faster: str) -> None:
        """Say what is above the line of the prediction, and what below."""
        self._slower, self._faster = slower, faster
        self.update()

    def show_points(self, points: Sequence[Point], locale: QLocale, pattern: str) -> None:
        """Set the games; `pattern` is the format of days."""
        self._points = points
        top = min(max([LOW, *(point.ratio for point in points)]), TALLEST)
        values = [(each, f"{each:g}×") for each in round_values(top, VALUES, 0.5)]
        names = [
            (place, locale.toString(_shown(points[place].day), pattern))
            for place in even_places(len(points), NAMES)
        ]
        self._show(len(points), top, values, names)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, box = self.theme, self.inside
        box.setTop(self.at(0, AS_PREDICTED).y())
        painter.fillRect(box, blend(theme.panel, theme.good, TINT))
        painter.setFont(face(TEXT * theme.zoom))
        air = theme.px(STEP) / 2
        end, foot = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignBottom
        painter.setPen(theme.good)
        painter.drawText(box.adjusted(0, 0, -air, -air), end | foot, self._faster)
        painter.setPen(theme.muted)
        painter.drawText(self.inside.adjusted(0, 0, -air, 0), end, self._slower)

    def _paint_values(self, painter: QPainter) -> None:
        theme, box, level = self.theme, self.inside, self.at(0, AS_PREDICTED).y()
        painter.setPen(QPen(theme.text, 1))
        painter.drawLine(QLineF(box.left(), level, box.right(), level))
        ink, cap = blend(theme.panel, theme.cursor, 0.5), Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(ink, DOT * theme.zoom, Qt.PenStyle.SolidLine, cap))
        painter.drawPoints(self.all_at(enumerate(each.ratio for each in self._points)))
        painter.setPen(QPen(theme.cursor, LINE * theme.zoom))
        places = even_places(len(self._points), max(int(box.width()), 1))  # one a pixel is enough
        painter.drawPolyline(self.all_at((at, self._points[at].mean) for at in places))


class TimesPlot(Plot):
    """A bar for each span of minutes, as high as the number of games in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bins: Sequence[Bin] = ()
        self.predicted: float | None = None
        self._word = ""

    def show_bins(self, bins: Sequence[Bin], wide: int, predicted: float, word: str = "") -> None:
        """Set the bars; a dashed line with a word is at the average prediction."""
        self._bins, self._word = bins, word
        place = (predicted - bins[0].begin) / wide - 0.5 if predicted and bins else -1
        self.predicted = place if -0.5 <= place <= len(bins) - 0.5 else None
        tallest = max([1, *(each.count for each in bins)])
        values = [(each, f"{each:g}") for each in round_values(tallest, VALUES, 1)]
        names = [(each - 0.5, str(bins[each].begin)) for each in even_places(len(bins), NAMES)]
        self._show(len(bins), tallest, values, names)

    def _paint_values(self, painter: QPainter) -> None:
        theme, box = self.theme, self.inside
        ink = Surface(blend(theme.panel, theme.cursor, 0.5))
        for place, each in enumerate(self._bins):
            corner = self.at(place - BAR / 2, each.count)
            bar = QRectF(corner, QPointF(self.at(place + BAR / 2, 0).x(), box.bottom()))
            draw_surface(painter, bar, min(theme.px(ROUNDED), bar.height() / 2), ink)
        if self.predicted is not None:
            x = self.at(self.predicted, 0).x()
            painter.setPen(QPen(theme.text, theme.zoom, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(x, box.top(), x, box.bottom()))
            if self._word:
                self._paint_word(painter, x, box)

    def _paint_word(self, painter: QPainter, x: float, box: QRectF) -> None:
        """Write the word beside the upper end of the line, on a ground of its own."""
        theme, air = self.theme, self.theme.px(STEP) / 2
        painter.setFont(face(TEXT * theme.zoom))
        metrics = painter.fontMetrics()
        wide = metrics.horizontalAdvance(self._word) + 2 * air
        left = x + air if x + air + wide <= box.right() else x - air - wide
        place = QRectF(left, box.top(), wide, metrics.height())
        painter.fillRect(place, theme.panel)
        painter.setPen(theme.text)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._word)


def _shown(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def round_values(top: float, most: int, least: float) -> list[float]:
    """The round values above 0, up to `top`.

    Their distance is 1, 2 or 5 times a power of ten, and not below `least`: the smallest that gives
    at most `most` values.
    """
    step = least
    if top / least >= most + 1:
        power = 10.0 ** floor(log10(top / (most + 1)))
        steps = (each * power * more for more in (1, 10) for each in ROUND)
        step = next(each for each in steps if each >= least and floor(top / each) <= most)
    return [number * step for number in range(1, floor(top / step) + 1)]


def even_places(count: int, most: int) -> range:
    """At most `most` of `count` places, evenly spaced from the first."""
    return range(0, count, max(1, ceil(count / most)))
