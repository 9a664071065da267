# SPDX-License-Identifier: MIT
"""The bar for walking through an example: back, a bar for each step, the number, forward."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.kit.layout import lay_out, row
from sudoku_qt.views.sizes import BUTTON_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.icons import draw_icon

THICK, BETWEEN, LEAST_BAR = 4, 4, 6
ICON = 12


class WalkBars(ThemedWidget):
    """A bar for each step, filled as far as one has walked; a single one for many steps."""

    def __init__(self) -> None:
        super().__init__()
        self._at, self._count = 0, 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_place(self, at: int, count: int) -> None:
        """Set the current step, from 0, and their number."""
        self._at, self._count = at, count
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(40), self.theme.px(THICK))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        theme, zoom = self.theme, self.theme.zoom
        width = (self.width() - (self._count - 1) * BETWEEN * zoom) / self._count
        if width < LEAST_BAR * zoom:
            self._bar(painter, 0, self.width(), theme.well)
            self._bar(painter, 0, self.width() * (self._at + 1) / self._count, theme.cursor)
        else:
            for number in range(self._count):
                ink = theme.cursor if number <= self._at else theme.well
                self._bar(painter, number * (width + BETWEEN * zoom), width, ink)
        painter.end()

    def _bar(self, painter: QPainter, left: float, width: float, ink: QColor) -> None:
        thick = THICK * self.theme.zoom
        painter.setBrush(ink)
        bar = QRectF(left, (self.height() - thick) / 2, width, thick)
        painter.drawRoundedRect(bar, thick / 2, thick / 2)


class StepKey(FlatButton):
    """A square key with an arrow."""

    def __init__(self, icon: str) -> None:
        super().__init__()
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(BUTTON_HEIGHT), self.theme.px(BUTTON_HEIGHT))

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw the arrow."""
        side = self.theme.px(ICON)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.body()).center())
        draw_icon(painter, self._icon, place, ink)


class WalkBar(ThemedWidget):
    """Emits the step to go to."""

    walked = Signal(int)
    """The next step is wanted (1), or the previous one (-1)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back, self.on = StepKey("left"), StepKey("right")
        self._bars, self._words = WalkBars(), Line(14, ink="muted")
        parts = self.back, self._bars, self._words, self.on
        lay_out(self, row(*parts, gap="usual", grows=True))
        self.back.clicked.connect(lambda: self.walked.emit(-1))
        self.on.clicked.connect(lambda: self.walked.emit(1))
        self.retranslate()

    def retranslate(self) -> None:
        """Name the keys."""
        self.back.set_name(self.tr("One step back"))
        self.on.set_name(self.tr("One step on"))

    def set_place(self, at: int, count: int, words: str) -> None:
        """Set the current step, from 0, their number and the text."""
        self._bars.set_place(at, count)
        self._bars.setAccessibleName(words)
        self._words.say(words, (f"{at + 1} / {count}",))
        self.back.setEnabled(at > 0)
        self.on.setEnabled(at < count - 1)
