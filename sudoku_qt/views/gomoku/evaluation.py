# SPDX-License-Identifier: MIT
"""The card of the evaluation: a curve that rises where Black stands better."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Card, Line

HEIGHT, LINE_HEIGHT = 132, 72
TOP = 44
DOT, CHOSEN_DOT = 2.5, 4.0
"""The radius of the dot on the last value, and on the chosen one."""
EVEN, BETTER = 0.25, 0.6
"""Up to the first value a position is about even; up to the second, one side is only better."""


class GomokuEvaluation(Card):
    """Values from -1 (White wins) to 1 (Black wins), one for each position so far."""

    chosen = Signal(int)
    """A position was clicked, by its number, from 0 before the first move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(14, Weight.DemiBold)
        self._verdict = Line(13, ink="muted")
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._values: tuple[float, ...] = ()
        self._over = False
        head = row(filling(self._title), self._verdict)
        lay_out(self, column(head, SPRING, inset=("wide", "easy")))
        self.retranslate()

    def set_values(self, values: Sequence[float], *, over: bool = False) -> None:
        """Show the value after each move, the latest last, and whether the game is over."""
        if (tuple(values), over) != (self._values, self._over):
            self._values, self._over = tuple(values), over
            self.retranslate()
            self.update()

    def verdict(self) -> str:
        """The present balance in words."""
        value = self._values[-1] if self._values else 0.0
        black, size = value > 0, abs(value)
        if size < EVEN:
            return self.tr("about even")
        if size < BETTER:
            return self.tr("Black is better") if black else self.tr("White is better")
        if size < 1:
            return self.tr("Black is much better") if black else self.tr("White is much better")
        if self._over:
            return self.tr("Black has won") if black else self.tr("White has won")
        return self.tr("Black wins") if black else self.tr("White wins")

    def retranslate(self) -> None:
        """Set its texts in the installed language."""
        title, verdict = self.tr("Evaluation"), self.verdict()
        self._title.setText(title)
        self._verdict.setText(verdict)
        self.setAccessibleName(self.tr("{title}: {verdict}").format(title=title, verdict=verdict))

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel, the middle line and the curve."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_values(painter, self.theme, self._place, self._values)
        painter.end()

    @property
    def _place(self) -> QRectF:
        top, aside = self.theme.px(TOP), 2.0 * STEP
        return QRectF(self.rect()).adjusted(aside, top, -aside, -aside)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the position that was clicked."""
        place = event.position()
        if self._values and place.y() >= self._place.top():
            self.chosen.emit(number_at(self._place, len(self._values), place.x()))
        else:
            super().mousePressEvent(event)


class ValueLine(ThemedWidget):
    """The curve alone; optionally one can move along it, move by move."""

    chosen = Signal(int)
    """A position was chosen, by its number, from 0 before the first move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values: tuple[float, ...] = ()
        self._at, self._count = -1, 0
        self._is_way = False

    def set_values(self, values: Sequence[float], at: int = -1, count: int = 0) -> None:
        """Show the value after each move, and mark one position, the last by default.

        The curve has room for `count` values, of which the last may not be known yet.
        """
        self.values, self._at, self._count = tuple(values), at, max(count, len(values))
        self.update()

    def set_way(self) -> None:
        """Let clicks and arrow keys ask for a position."""
        self._is_way = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(LINE_HEIGHT))

    @property
    def _place(self) -> QRectF:
        edge = (CHOSEN_DOT + 1) * self.theme.zoom  # so that the dot at an end is not cut off
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the position that was clicked."""
        if self._is_way and self.values:
            self.chosen.emit(number_at(self._place, self._count, event.position().x()))
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask for the position before or after, or for the first or last."""
        last = self._count - 1
        at = self._at if self._at >= 0 else last
        names = Qt.Key
        steps = {names.Key_Left: at - 1, names.Key_Right: at + 1,
                 names.Key_Home: 0, names.Key_End: last}  # fmt: skip
        target = steps.get(names(event.key()))
        if target is None or not self._is_way or last < 0:
            super().keyPressEvent(event)
        else:
            self.chosen.emit(min(max(target, 0), last))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = self._place
        if self._count > 1:
            place.setWidth(place.width() * (len(self.values) - 1) / (self._count - 1))
        paint_values(painter, self.theme, place, self.values, self._at)
        if self.hasFocus():
            painter.setPen(QPen(self.theme.cursor, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()


def number_at(place: QRectF, count: int, x: float) -> int:
    """The number of the value nearest to a column of the plot."""
    share = (x - place.left()) / max(1.0, place.width())
    return round(min(max(share, 0.0), 1.0) * (count - 1))


def paint_values(
    painter: QPainter, theme: Theme, place: QRectF, values: Sequence[float], at: int = -1
) -> None:
    """Paint the middle line and the curve of some values, with a dot on one."""
    middle = round(place.center().y()) + 0.5
    painter.setPen(QPen(theme.thin, 1))
    painter.drawLine(QPointF(place.left(), middle), QPointF(place.right(), middle))
    if len(values) < 2:
        return
    step, reach = place.width() / (len(values) - 1), place.height() / 2
    points = [
        QPointF(place.left() + number * step, middle - value * reach)
        for number, value in enumerate(values)
    ]
    painter.setPen(QPen(theme.cursor, 2 * theme.zoom, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF(points))
    painter.setBrush(theme.cursor)
    dot = points[at if 0 <= at < len(points) else -1]
    radius = (DOT if at < 0 else CHOSEN_DOT) * theme.zoom
    painter.drawEllipse(dot, radius, radius)
