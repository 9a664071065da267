# SPDX-License-Identifier: MIT
"""The computer's strength: a slider with a stop for each level, and an explanation."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy

from sudoku_qt.models.gomoku.options import TIMES
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, column, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import Themed, ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.icons import draw_icon

LEVELS = (  # value, name
    ("beginner", QT_TRANSLATE_NOOP("GomokuStrength", "Beginner")),
    ("easy", QT_TRANSLATE_NOOP("GomokuStrength", "Easy")),
    ("medium", QT_TRANSLATE_NOOP("GomokuStrength", "Medium")),
    ("hard", QT_TRANSLATE_NOOP("GomokuStrength", "Hard")),
)
BRIEF = (  # value, name: levels by time that end at a depth
    ("glance", QT_TRANSLATE_NOOP("GomokuStrength", "A glance")),
    ("moment", QT_TRANSLATE_NOOP("GomokuStrength", "A moment")),
)
MEANT = {
    "beginner": QT_TRANSLATE_NOOP(
        "GomokuStrength", "Overlooks every second open three, and now and then a four."
    ),
    "easy": QT_TRANSLATE_NOOP(
        "GomokuStrength", "Looks one move ahead, misjudges much and may overlook an open three."
    ),
    "medium": QT_TRANSLATE_NOOP(
        "GomokuStrength", "Looks two moves ahead and misjudges now and then."
    ),
    "hard": QT_TRANSLATE_NOOP("GomokuStrength", "Looks four moves ahead and hardly misjudges."),
    "glance": QT_TRANSLATE_NOOP("GomokuStrength", "Looks two moves ahead and misjudges nothing."),
    "moment": QT_TRANSLATE_NOOP("GomokuStrength", "Looks five moves ahead and misjudges nothing."),
}
SECONDS = QT_TRANSLATE_NOOP("GomokuStrength", "{seconds} s")
MEANT_BY_TIME = QT_TRANSLATE_NOOP(
    "GomokuStrength", "Looks as far ahead as it comes in {seconds} s a move."
)
STRENGTHS = (*dict(LEVELS), *dict(BRIEF), *dict(TIMES))
"""All levels, the weakest first."""
USUAL_LEVEL = "medium"
STAR, BETWEEN_STARS = 15, 4
TRACK, STOP, KNOB, HEIGHT = 6, 2, 9, 28


def translated(text: str) -> str:
    """A text about levels in the installed language."""
    return QCoreApplication.translate("GomokuStrength", text)


def strength_word(level: str) -> str:
    """The name of a level."""
    if level in dict(TIMES):
        return translated(SECONDS).format(seconds=f"{dict(TIMES)[level]:g}")
    return translated(dict(LEVELS + BRIEF)[level])


def strength_meant(level: str) -> str:
    """A sentence on how the computer plays at a level."""
    if level in dict(TIMES):
        return translated(MEANT_BY_TIME).format(seconds=f"{dict(TIMES)[level]:g}")
    return translated(MEANT[level])


class Stars(ThemedWidget):
    """A star for each level, filled up to the chosen one."""

    def __init__(self) -> None:
        super().__init__()
        self.filled = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_filled(self, count: int) -> None:
        """Fill `count` stars."""
        self.filled = count
        self.update()

    @override
    def sizeHint(self) -> QSize:
        count = len(STRENGTHS)
        return QSize(
            self.theme.px(count * STAR + (count - 1) * BETWEEN_STARS), self.theme.px(STAR + 2)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stars; the empty ones as faint as a line."""
        painter = QPainter(self)
        side, step = self.theme.px(STAR), self.theme.px(STAR + BETWEEN_STARS)
        for number in range(len(STRENGTHS)):
            place = QRectF(number * step, (self.height() - side) / 2, side, side)
            ink = self.theme.cursor if number < self.filled else self.theme.edge
            draw_icon(painter, "star_filled", place, ink)
        painter.end()


class StrengthSlider(Themed, QAbstractSlider):
    """A track with a stop for each level, filled up to the knob."""

    def __init__(self) -> None:
        super().__init__()
        self.setRange(0, len(STRENGTHS) - 1)
        self.setPageStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Strength"))
        self.valueChanged.connect(self.update)

    def sizeHint(self) -> QSize:
        """Ask for a line, and room for a finger."""
        return QSize(self.theme.px(240), self.theme.px(HEIGHT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the knob to where the track is pressed."""
        self.setValue(self._nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the knob with the mouse."""
        self.setValue(self._nearest(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the dialog, which may scroll."""
        event.ignore()

    def _nearest(self, x: float) -> int:
        return min(range(self.maximum() + 1), key=lambda stop: abs(self._place(stop) - x))

    def _place(self, stop: int) -> float:
        edge = (KNOB + 2) * self.theme.zoom
        return edge + (self.width() - 2 * edge) * stop / self.maximum()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track, its stops and the knob, with a ring if it has the keyboard focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, zoom, middle = self.theme, self.theme.zoom, self.height() / 2
        knob = QPointF(self._place(self.value()), middle)
        high = TRACK * zoom
        ends = self._place(0), self._place(self.maximum())
        painter.setPen(Qt.PenStyle.NoPen)
        for end, ink in ((ends[1], theme.well), (knob.x(), theme.cursor)):
            bar = QRectF(ends[0] - high, middle - high / 2, end - ends[0] + 2 * high, high)
            painter.setBrush(ink)
            painter.drawRoundedRect(bar, high / 2, high / 2)
        for stop in range(self.maximum() + 1):
            painter.setBrush(theme.on_accent if stop < self.value() else theme.outline)
            painter.drawEllipse(QPointF(self._place(stop), middle), STOP * zoom, STOP * zoom)
        painter.setPen(QPen(theme.cursor, 2 * zoom))
        painter.setBrush(theme.panel)
        painter.drawEllipse(knob, KNOB * zoom, KNOB * zoom)
        if self.hasFocus():
            painter.setPen(QPen(theme.cursor, zoom))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(knob, (KNOB + 4) * zoom, (KNOB + 4) * zoom)
        painter.end()


class StrengthField(ThemedWidget):
    """The slider, the name of the level with its stars, and its explanation."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.slider, self.stars = StrengthSlider(), Stars()
        self.name = Line(16, Weight.DemiBold, "accent_text")
        self.words = Paragraph(13, ink="muted")
        self.name.setMinimumHeight(self.theme.px(FIELD_HEIGHT))  # as high as what it is asked by
        ends = Line(13, ink="muted"), Line(13, ink="muted")
        for end, level in zip(ends, (STRENGTHS[0], STRENGTHS[-1]), strict=True):
            end.setText(strength_word(level))
        named = row(self.name, SPRING, self.stars, gap="easy")
        lay_out(
            self,
            column(named, self.slider, row(ends[0], SPRING, ends[1]), self.words, gap="tight"),
        )
        policy = self.sizePolicy()
        policy.setHorizontalStretch(1)
        self.setSizePolicy(policy)
        self.slider.valueChanged.connect(self._follow)
        self.choose(USUAL_LEVEL)

    @property
    def level(self) -> str:
        """The level that is chosen."""
        return STRENGTHS[self.slider.value()]

    def choose(self, level: str) -> None:
        """Select a level; an unknown name is ignored."""
        if level in STRENGTHS:
            self.slider.setValue(STRENGTHS.index(level))
            self._say()

    def _follow(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        """Show the name of the level, also to screen readers."""
        self.name.setText(strength_word(self.level))
        self.words.setText(strength_meant(self.level))
        self.stars.show_filled(self.slider.value() + 1)
        self.slider.setAccessibleDescription(f"{self.name.text()}. {self.words.text()}")
