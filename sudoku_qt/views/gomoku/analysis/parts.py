# SPDX-License-Identifier: MIT
"""The parts of the analysis card: a balance, selectable rows, a legend."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.gomoku.analysis.bands import swatch
from sudoku_qt.views.kit.layout import column, lay_out
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface

BALANCE, BALANCE_ROOM = 12, 16
ROW, LEGEND_ROW = 32, 24
HEAD_WIDTH = 44
"""The width of the first word of a row."""
BESIDE = 12
SWATCH_WIDTH, SWATCH_HEIGHT = 26, 16
DARK_SHARE = 0.45
"""How far Black's share of a balance differs from black in a dark theme."""


class Balance(ThemedWidget):
    """The balance as a bar: Black's share from the left, and a tick in the middle; or nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = -1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_share(self, share: float) -> None:
        """Set Black's share, from 0 to 1, or negative if it is unknown: then the bar is empty."""
        self.share = share
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(BALANCE_ROOM))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, high = self.theme, self.theme.px(BALANCE)
        bar = QRectF(0.5, (self.height() - high) / 2, self.width() - 1, high)
        painter.setPen(QPen(theme.outline, 1))
        painter.setBrush(theme.white_stone if self.share >= 0 else theme.well)
        painter.drawRoundedRect(bar, high / 2, high / 2)
        if self.share >= 0:
            self._paint_share(painter, bar)
        painter.end()

    def _paint_share(self, painter: QPainter, bar: QRectF) -> None:
        theme, high = self.theme, bar.height()
        painter.setPen(QPen(theme.outline, 1))
        black = QRectF(bar)
        black.setWidth(max(high, bar.width() * self.share))
        if self.share > 0:
            painter.setBrush(blacks_part(theme))
            painter.drawRoundedRect(black, high / 2, high / 2)
        painter.setPen(QPen(theme.cursor, 2 * theme.zoom))
        middle = self.width() / 2
        painter.drawLine(QPointF(middle, 0), QPointF(middle, self.height()))


def blacks_part(theme: Theme) -> QColor:
    """The colour of Black's share: grey in a dark theme, where black would be invisible."""
    black = theme.black_stone
    return blend(black, theme.white_stone, DARK_SHARE) if theme.dark else black


class RowWords(NamedTuple):
    """The texts of a row: a first part, further words, and a figure at the right."""

    head: str
    text: str = ""
    figure: str = ""


class AnalysisRow(FlatButton):
    """A selectable row."""

    pointed = Signal()
    rounding = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.words = RowWords("")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_words(self, words: RowWords) -> None:
        """Set the texts."""
        self.words = words
        self.setText(" ".join(filter(None, words)))
        self.setAccessibleName(self.text())
        self.setToolTip(self.text())
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(120), self.theme.px(ROW))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(60), self.theme.px(ROW))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Report that the mouse is on the row."""
        super().enterEvent(event)
        self.pointed.emit()

    def surface(self) -> Surface:
        """No line and no shadow, only the background."""
        theme = self.theme
        if self.isChecked():
            return Surface(theme.accent_ground)
        return Surface(theme.hover if self.underMouse() or self.hasFocus() else NOTHING)

    def paint_face(self, painter: QPainter, ink: object) -> None:
        """Write the three parts."""
        theme, px = self.theme, self.theme.px
        room = QRectF(self.rect()).adjusted(px(STEP), 0, -px(STEP), 0)
        strong = face(14 * theme.zoom, Weight.DemiBold)
        painter.setFont(strong)
        painter.setPen(theme.accent_text if self.isChecked() else theme.text)
        metrics = QFontMetricsF(strong)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, middle, self.words.head)
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, self.words.figure)
        figure = metrics.horizontalAdvance(self.words.figure)
        head = max(px(HEAD_WIDTH), metrics.horizontalAdvance(self.words.head) + px(STEP))
        self._write_text(painter, room.adjusted(head, 0, -figure - px(BESIDE), 0))

    def _write_text(self, painter: QPainter, room: QRectF) -> None:
        font = face(13 * self.theme.zoom)
        painter.setFont(font)
        painter.setPen(self.theme.text if self.isChecked() else self.theme.muted)
        right = Qt.TextElideMode.ElideRight
        text = QFontMetricsF(font).elidedText(self.words.text, right, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


class AnalysisRows(ThemedWidget):
    """Rows, one below the other; the selected one stays selected."""

    chosen = Signal(int)
    pointed = Signal(int)
    """The mouse is over a row; -1 if it has left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[AnalysisRow] = []
        self._column = QVBoxLayout()
        lay_out(self, column(gap="none", into=self._column))

    def set_rows(self, rows: Sequence[RowWords], chosen: int) -> None:
        """Show rows, one of which is selected (-1: none)."""
        while len(self.rows) < len(rows):
            self._add()
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(rows))
            if number < len(rows):
                row.set_words(rows[number])
                row.setChecked(number == chosen)

    def _add(self) -> None:
        row, number = AnalysisRow(self), len(self.rows)
        row.clicked.connect(lambda: self.chosen.emit(number))
        row.pointed.connect(lambda: self.pointed.emit(number))
        self.rows.append(row)
        self._column.addWidget(row)

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the mouse has left."""
        super().leaveEvent(event)
        self.pointed.emit(-1)


class LegendWords(NamedTuple):
    """The meaning of a mark; `mark` is "against", "own" or "line"."""

    mark: str
    text: str


class GomokuLegend(ThemedWidget):
    """The meanings of bands and planned stones, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[LegendWords, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: Sequence[LegendWords]) -> None:
        """Set the rows."""
        self.rows = tuple(rows)
        self.setVisible(bool(rows))
        self.setAccessibleName("; ".join(row.text for row in rows))
        self.setToolTip("\n".join(row.text for row in rows))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(120), len(self.rows) * self.theme.px(LEGEND_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks and write their meanings."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self.theme, self.theme.px
        font = face(13 * theme.zoom)
        for number, row in enumerate(self.rows):
            room = QRectF(0, number * px(LEGEND_ROW), self.width(), px(LEGEND_ROW))
            self._paint_mark(painter, room, row.mark)
            painter.setFont(font)
            painter.setPen(theme.text)
            room.setLeft(px(SWATCH_WIDTH + BESIDE))
            right = Qt.TextElideMode.ElideRight
            text = QFontMetricsF(font).elidedText(row.text, right, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()

    def _paint_mark(self, painter: QPainter, room: QRectF, mark: str) -> None:
        px = self.theme.px
        place = QRectF(0, room.center().y() - px(SWATCH_HEIGHT) / 2, px(SWATCH_WIDTH), px(16))
        if mark != "line":
            swatch(painter, place, self.theme, against=mark == "against")
            return
        pen = QPen(self.theme.cursor, 2 * self.theme.zoom, c=Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.2, 1.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = px(SWATCH_HEIGHT) / 2 - 1
        painter.drawEllipse(place.center(), radius, radius)
