# SPDX-License-Identifier: MIT
"""The small parts of the hint card: the progress, the legend, and the stations of a walk."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.views.brushes import brush_of, pen_of
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.cell.discs import draw_cross, draw_disc, draw_strike
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

STAGES = 4
BAR, BAR_HEIGHT, BETWEEN_BARS = 16, 4, 6
RADIUS, KEY_WIDTH, ROW = 11, 36, 30
ARROW_WIDTH = 2.2
SWATCH, SWATCH_RADIUS = 20, 5
GROUNDS = {"set_a": "set_a_ground", "set_b": "set_b_ground", "where": "accent_ground"}
"""The theme's names of a drawing's grounds."""
CRUMB, BETWEEN_CRUMBS = 26, 22


class LegendRow(NamedTuple):
    """A disc and its meaning; without a disc, a link ("strong" or "weak") or a background."""

    text: str
    disc: Disc | None = None
    link: str = ""
    ground: str = ""
    """The ground in a drawing: "set_a", "set_b", "where"."""


class StageBar(ThemedWidget):
    """A bar for each stage, or each link of a walk, filled as far as one has come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage, self._count = 0, STAGES
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_stage(self, stage: int, count: int = STAGES) -> None:
        """Fill `stage` of `count` bars."""
        self._stage, self._count = stage, count
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(self.theme.px(120), self.theme.px(BAR))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, zoom = self.theme, self.theme.zoom
        gap = min(BETWEEN_BARS * zoom, self.width() / (3 * self._count))
        width = (self.width() - (self._count - 1) * gap) / self._count
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(self._count):
            painter.setBrush(theme.cursor if number < self._stage else theme.well)
            left = number * (width + gap)
            bar = QRectF(left, (self.height() - BAR_HEIGHT * zoom) / 2, width, BAR_HEIGHT * zoom)
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.end()


class LegendList(ThemedWidget):
    """The meaning of each disc and kind of link, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[LegendRow, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_rows(self, rows: Sequence[LegendRow]) -> None:
        """Set the rows."""
        self._rows = tuple(rows)
        self.setAccessibleName(". ".join(row.text for row in rows))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Long meanings take several lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows."""
        return sum(self._height(row, width) for row in self._rows)

    def sizeHint(self) -> QSize:
        """The height at the width that it has."""
        return QSize(self.theme.px(200), self.heightForWidth(max(self.width(), self.theme.px(200))))

    def _height(self, row: LegendRow, width: int) -> int:
        return max(self.theme.px(ROW), self._room(row, width).height() + self.theme.px(STEP))

    def _room(self, row: LegendRow, width: int) -> QSize:
        metrics = QFontMetrics(face(14 * self.theme.zoom))
        room = QRectF(0, 0, max(1, width - self.theme.px(KEY_WIDTH)), 10_000).toRect()
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, row.text).size()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, left = 0, self.theme.px(KEY_WIDTH)
        for row in self._rows:
            height = self._height(row, self.width())
            self._paint_sign(painter, row, top + height / 2)
            painter.setPen(self.theme.text)
            painter.setFont(face(14 * self.theme.zoom))
            room = QRectF(left, top, self.width() - left, height)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, int(flags), row.text)
            top += height
        painter.end()

    def _paint_sign(self, painter: QPainter, row: LegendRow, middle: float) -> None:
        theme, zoom = self.theme, self.theme.zoom
        if row.ground:
            place = QRectF(1, middle - SWATCH / 2 * zoom, SWATCH * zoom, SWATCH * zoom)
            ground = Surface(getattr(theme, GROUNDS[row.ground]), theme.edge)
            draw_surface(painter, place, SWATCH_RADIUS * zoom, ground)
            return
        if row.disc is None:
            paint_link_sign(painter, QRectF(0, middle - 4 * zoom, 26 * zoom, 8 * zoom), theme, row)
            return
        centre = QPointF(RADIUS * zoom + 1, middle)
        if row.disc.role == "excluded":
            draw_cross(painter, centre, RADIUS * zoom, row.disc, theme)
            return
        draw_disc(painter, centre, RADIUS * zoom, row.disc, theme)
        if row.disc.role == "eliminated":
            draw_strike(painter, centre, RADIUS * zoom, row.disc, theme)
        painter.setPen(theme.given)
        painter.setFont(face(12 * zoom, Weight.DemiBold))
        around = QRectF(0, 0, 2 * RADIUS * zoom, 2 * RADIUS * zoom)
        around.moveCenter(centre)
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, str(row.disc.digit))


def paint_link_sign(painter: QPainter, place: QRectF, theme: Theme, row: LegendRow) -> None:
    """Paint a short link with its arrow head."""
    middle = place.center().y()
    path = QPainterPath(QPointF(place.left(), middle))
    path.lineTo(QPointF(place.right() - place.height(), middle))
    pen = pen_of(theme.link, ARROW_WIDTH * theme.zoom)
    if row.link == "weak":
        pen.setDashPattern([3.0, 2.2])
    painter.strokePath(path, pen)
    head = QPainterPath(QPointF(place.right(), middle))
    head.lineTo(QPointF(place.right() - place.height(), place.top()))
    head.lineTo(QPointF(place.right() - place.height(), place.bottom()))
    head.closeSubpath()
    painter.fillPath(head, brush_of(theme.link))


class Crumbs(ThemedWidget):
    """The stations of a walk in notation, "r3c5=5 > r2c4=4": past, current and future ones."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_stations(self, words: Sequence[str], at: int) -> None:
        """Show these stations, with one of them current."""
        self._words, self._at = tuple(words), at
        self.setAccessibleName(", ".join(word for word in words[: at + 1] if word))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(self.theme.px(120), self.theme.px(CRUMB))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many as fit, including the current one."""
        painter = QPainter(self)
        theme = self.theme
        font = face(13 * theme.zoom, Weight.Medium)
        metrics, gap = QFontMetrics(font), theme.px(BETWEEN_CRUMBS)
        painter.setFont(font)
        ends = [0]
        for word in self._words:
            ends.append(ends[-1] + metrics.horizontalAdvance(word) + gap)
        last = min(self._at + 2, len(ends) - 1)
        left = min(0, self.width() - ends[last] + gap)
        for number, word in enumerate(self._words):
            past = theme.text if number < self._at else theme.muted
            painter.setPen(theme.accent_text if number == self._at else past)
            place = QRectF(left + ends[number], 0, ends[number + 1] - ends[number], self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self._seen(word, place, metrics))
            if number + 1 < len(self._words):
                painter.setPen(theme.muted)
                sign = QRectF(place.right() - gap, 0, gap, self.height())
                painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "›")
        painter.end()

    def _seen(self, word: str, place: QRectF, metrics: QFontMetrics) -> str:
        """The visible part of a station; if the edge would cut it, it ends with three dots."""
        room = int(self.width() - place.left())
        if metrics.horizontalAdvance(word) <= room:
            return word
        return metrics.elidedText(word, Qt.TextElideMode.ElideRight, max(0, room))
