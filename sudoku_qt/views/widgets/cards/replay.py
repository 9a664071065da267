# SPDX-License-Identifier: MIT
"""The card for replaying a game: a timeline of its moves, and keys."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractSlider, QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line

MARGIN = 2 * STEP
TRACK = 6
KNOB = 8
HEIGHT = 36
LOW, LOWEST = 230, 100
"""The heights from which title, time and move are shown, and the line is above the buttons."""


class Timeline(Themed, QAbstractSlider):
    """All moves of a game on a line, by the time played; long stretches stand out.

    For assistive technology it is a slider, whose value is the number of the move.
    """

    moved = Signal(int)
    """Another move is to be shown; 0 is the start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._times: tuple[int, ...] = (0,)
        self._long: frozenset[int] = frozenset()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self.setAccessibleName(self.tr("Moves"))

    def set_moves(self, times: Sequence[int], long: Sequence[int]) -> None:
        """Set the times of the moves in milliseconds, beginning with the start.

        `long` are the numbers of the moves before which the player took long.
        """
        self._times, self._long = tuple(times), frozenset(long)
        self.setRange(0, len(times) - 1)
        self.update()

    def set_at(self, number: int) -> None:
        """Show the position after a move."""
        self.setValue(number)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a line, and room for a finger."""
        return QSize(self.theme.px(200), self.theme.px(HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows; Home and End go to the ends."""
        last = len(self._times) - 1
        names = Qt.Key
        target = {
            names.Key_Left: self.value() - 1,
            names.Key_Right: self.value() + 1,
            names.Key_Home: 0,
            names.Key_End: last,
        }.get(names(event.key()))
        if target is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(min(max(target, 0), last))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the line is pressed."""
        self.moved.emit(self._nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse."""
        self.moved.emit(self._nearest(event.position().x()))

    def _nearest(self, x: float) -> int:
        return min(range(len(self._times)), key=lambda number: abs(self._place(number) - x))

    def _place(self, number: int) -> float:
        """The place of a move; without times, moves are evenly spaced."""
        edge = (KNOB + 1) * self.theme.zoom
        whole = self._times[-1]
        share = self._times[number] / whole if whole else number / max(1, len(self._times) - 1)
        return edge + (self.width() - 2 * edge) * share

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track, the long stretches, a tick for each move, and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, zoom, middle = self.theme, self.theme.zoom, self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_stretch(painter, 0, len(self._times) - 1, "well")
        for number in self._long:
            self._paint_stretch(painter, number - 1, number, "set_a")
        painter.setPen(QPen(theme.outline, zoom))
        reach = TRACK * zoom
        for number in range(len(self._times)):
            x = self._place(number)
            painter.drawLine(QPointF(x, middle - reach / 2), QPointF(x, middle + reach / 2))
        painter.setPen(QPen(theme.panel, 2 * zoom))
        painter.setBrush(theme.cursor)
        painter.drawEllipse(QPointF(self._place(self.value()), middle), KNOB * zoom, KNOB * zoom)
        if self.hasFocus():
            painter.setPen(QPen(theme.cursor, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_stretch(self, painter: QPainter, first: int, last: int, ink: str) -> None:
        high = TRACK * self.theme.zoom
        left, right = self._place(first), self._place(last)
        bar = QRectF(left, (self.height() - high) / 2, right - left, high)
        painter.setBrush(getattr(self.theme, ink))
        painter.drawRoundedRect(bar, high / 2, high / 2)


class ReplayCard(Card):
    """Emits what is asked for; the controller shows positions on the board."""

    moved = Signal(int)
    play_clicked = Signal()
    speed_clicked = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(20, Weight.DemiBold)
        self._time = Line(32)
        self._move = Line(14, ink="muted")
        self._count = 0
        self._at = 0
        self.timeline = Timeline()
        self.previous, self.play, self.next = (
            IconButton(icon, self) for icon in ("previous", "play", "next")
        )
        self.speed = WordButton(parent=self)
        self.close_key = PrimaryButton(parent=self)
        self._lay_out()
        self.timeline.moved.connect(self.moved)
        self.previous.clicked.connect(lambda: self.moved.emit(max(0, self._at - 1)))
        self.next.clicked.connect(lambda: self.moved.emit(min(self._count, self._at + 1)))
        self.play.clicked.connect(self.play_clicked)
        self.speed.clicked.connect(self.speed_clicked)
        self.close_key.clicked.connect(self.closed)
        self.retranslate()

    def _lay_out(self) -> None:
        self._column, self._foot = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        icon: Inset = (-STEP, 0, 0, 0)  # so that the icon and not its ground is aligned
        keys = row(self.previous, self.play, self.next, SPRING, self.speed, inset=icon)
        foot = filling(column(keys, SPRING, self.close_key, into=self._foot))
        parts = self._title, self._time, self._move, self.timeline, foot
        whole = column(*parts, gap="usual", inset=(MARGIN, "usual"), into=self._column)
        lay_out(self, whole)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Use two rows or one if there is no room for several."""
        is_low = self.height() < self.theme.px(LOW)
        for line in (self._title, self._time, self._move):
            line.setVisible(not is_low)
        ways = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(ways[is_low])
        self._column.setDirection(ways[self.height() < self.theme.px(LOWEST)])
        self._share_row(is_low=is_low)
        self._column.activate()

    def _share_row(self, *, is_low: bool) -> None:
        """Hide the single-step buttons, which the line replaces, if their row is too narrow."""
        steps = self.previous, self.next
        others = self.play, self.speed, *((self.close_key,) if is_low else ())
        needed = sum(key.sizeHint().width() + STEP for key in (*steps, *others))
        for key in steps:
            key.setVisible(needed <= self.width() - 2 * MARGIN + STEP)

    @property
    def folded_height(self) -> int:
        """The height of the line and one row of keys."""
        return self.theme.px(LOWEST)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._fold()

    def retranslate(self) -> None:
        """Set the title, and the labels of the four lower keys."""
        self._title.setText(self.tr("Look back"))
        self.previous.set_name(self.tr("Back one move"))
        self.play.set_name(self.tr("Play"))
        self.next.set_name(self.tr("On one move"))
        self.close_key.setText(self.tr("Done"))

    def set_moves(self, times: Sequence[int], long: Sequence[int]) -> None:
        """Set the timeline of a game; see `Timeline`."""
        self._count = len(times) - 1
        self.timeline.set_moves(times, long)

    def show_move(self, number: int, time: str, move: str) -> None:
        """Show the position after a move, with its text."""
        self._at = number
        self.timeline.set_at(number)
        self._time.setText(time)
        self._move.setText(move)

    def show_playing(self, speed: str, *, on: bool) -> None:
        """Show the speed, and whether the replay runs."""
        self.play.set_icon("pause" if on else "play")
        self.speed.setText(speed)
        self.speed.updateGeometry()
