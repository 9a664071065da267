# SPDX-License-Identifier: MIT
"""The bars of a path: one for each step, as high as its level, with a mark at the current one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.themed import ThemedWidget

HEIGHT, HEAD = 80, 12
"""The total height, and the part of it above the bars for the mark."""
LEVELS = 5
LINES = 3, 4
"""Levels with a horizontal line behind the bars."""
PAST, QUIET = 0.45, 0.5
"""The opacity of a finished step's colour, and of an easy step's bar."""
EASY = 2
MARK, MARK_WIDTH = 12, 2
NARROW = 3
"""The width from which bars are separated."""


def level_ink(level: int, theme: Theme) -> QColor:
    """The colour of a level, 1 to 5."""
    inks = theme.muted, theme.muted, theme.set_a, theme.set_b, theme.eliminated
    return inks[level - 1]


class StepsPlot(ThemedWidget):
    """A click on a bar asks for its step; the list beside it does the same for the keyboard."""

    step_clicked = Signal(int)
    """The number of a step, from 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._levels: Sequence[int] = ()
        self._names: Sequence[str] = ()
        self._past = self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_steps(self, levels: Sequence[int], names: Sequence[str], past: int) -> None:
        """Show a bar for each level; the first `past` steps are done."""
        self._levels, self._names, self._past = levels, names, past
        self.update()

    def set_mark(self, number: int) -> None:
        """Mark a step by its number; 0 marks none."""
        self._at = number
        self.update()

    def sizeHint(self) -> QSize:
        """Take the available width."""
        return QSize(self.theme.px(200), self.theme.px(HEIGHT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the step of a bar."""
        number = self.step_at(event.position().x())
        if number and event.button() == Qt.MouseButton.LeftButton:
            self.step_clicked.emit(number)

    def event(self, event: QEvent) -> bool:
        """Show the name of the step whose bar the mouse rests on."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.step_at(event.pos().x())
            name = f"{number} · {self._names[number - 1]}" if number else ""
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def step_at(self, x: float) -> int:
        """The number of the step whose bar is at this x; 0 without steps."""
        count = len(self._levels)
        number = int(x * count / max(1, self.width())) + 1
        return min(max(number, 1), count)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint lines, bars and the mark."""
        painter = QPainter(self)
        head, theme = theme_head(self.theme), self.theme
        for level in (0, *LINES):
            top = round(self._top(level))
            painter.fillRect(0, min(top, self.height() - 1), self.width(), 1, theme.edge)
        for number, level in enumerate(self._levels, 1):
            left = PAST if number <= self._past else 1.0
            left *= QUIET if level <= EASY else 1.0
            ink = blend(theme.panel, level_ink(level, theme), left)
            painter.fillRect(self._bar(number, level), ink)
        if self._at:
            self._paint_mark(painter, self._bar(self._at, LEVELS).center().x(), head)
        painter.end()

    def _top(self, level: int) -> float:
        head = theme_head(self.theme)
        return self.height() - (self.height() - head) * level / LEVELS

    def _bar(self, number: int, level: int) -> QRectF:
        each = self.width() / len(self._levels)
        gap = 1 if each >= NARROW else 0
        top = self._top(level)
        left, right = round((number - 1) * each), round(number * each)
        return QRectF(left, top, max(1, right - left - gap), self.height() - top)

    def _paint_mark(self, painter: QPainter, x: float, head: int) -> None:
        theme = self.theme
        width, half = theme.px(MARK_WIDTH), theme.px(MARK) / 2
        painter.fillRect(QRectF(round(x - width / 2), 0, width, self.height()), theme.cursor)
        x = min(max(x, half), self.width() - half)
        path = QPainterPath()
        path.moveTo(x - half, 0)
        path.lineTo(x + half, 0)
        path.lineTo(x, head * 0.8)
        path.closeSubpath()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, brush_of(theme.cursor))


def theme_head(theme: Theme) -> int:
    """The space above the bars."""
    return theme.px(HEAD)
