# SPDX-License-Identifier: MIT
"""A switch, which takes effect at once."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.keys.letter_keys import letters, written
from sudoku_qt.views.widgets.surfaces import FAINT, Surface, draw_surface

WIDTH, HEIGHT = 36, 20
INSET = 2
"""The distance of the knob from the edge of its track."""
SLIDE_MS = 120


class Switch(Themed, QAbstractButton):
    """A track with a knob at either end, and a word after it; a check box for screen readers."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._at = 0.0
        self._slide = QVariantAnimation(self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._move)
        self.toggled.connect(self._follow)

    @override
    def sizeHint(self) -> QSize:
        px = self.theme.px
        word = self.text().replace("&", "")
        if not word:
            return QSize(px(WIDTH), px(HEIGHT))
        wide = QFontMetrics(face(14 * self.theme.zoom)).horizontalAdvance(word)
        return QSize(px(WIDTH + STEP + 4) + wide, px(HEIGHT + 4))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _follow(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Slide to the other end, if visible."""
        self._slide.stop()
        duration = self.theme.ms(SLIDE_MS)
        if not (self.isVisible() and duration):
            self._move(float(on))
            return
        self._slide.setDuration(duration)
        self._slide.setStartValue(self._at)
        self._slide.setEndValue(float(on))
        self._slide.start()

    def _move(self, at: float) -> None:
        self._at = at
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, knob and word."""
        theme, px = self.theme, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        track = QRectF(0, (self.height() - px(HEIGHT)) // 2, px(WIDTH), px(HEIGHT))
        ground = theme.cursor if self.isChecked() else theme.outline
        draw_surface(painter, track, track.height() / 2, Surface(ground))
        radius = track.height() / 2 - px(INSET)
        start, room = track.left() + track.height() / 2, track.width() - track.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.on_accent if self.isChecked() else theme.panel)
        painter.drawEllipse(QPointF(start + room * self._at, track.center().y()), radius, radius)
        painter.setPen(theme.text)
        painter.setFont(face(14 * theme.zoom))
        words = self.rect().adjusted(px(WIDTH + STEP + 2), 0, 0, 0)
        painter.drawText(
            words, Qt.AlignmentFlag.AlignVCenter | letters(self), written(self.text(), self)
        )
        painter.end()
