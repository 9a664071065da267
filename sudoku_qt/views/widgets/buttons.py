# SPDX-License-Identifier: MIT
"""Buttons: flat, round-cornered, painted from the theme alone."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QDialog, QSizePolicy, QWidget

from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import DIGIT_HEIGHT, WORD_HEIGHT
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.widgets.cards import KEY_RADIUS
from sudoku_qt.views.widgets.icons import draw_icon

RETURNS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
HOVERED, PRESSED = 0.045, 0.10
"""How much of the ink is mixed into the ground under the mouse, and while pressed."""


class FlatButton(QAbstractButton):
    """What all keys share: the ground with its states, and the focus ring."""

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the board

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self.theme = theme
        self.updateGeometry()
        self.update()

    def ground(self) -> QColor:
        """The key's own ground."""
        return self.theme.selected if self.isChecked() else self.theme.panel

    def ink(self) -> QColor:
        """The ink on it."""
        return self.theme.text

    def ring(self) -> tuple[QColor, int]:
        """The ink of the ring that shows where the keys are, and how far inside it runs."""
        return self.theme.cursor, 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return as the space bar is taken: people press either. In a dialog it is its own."""
        if event.key() not in RETURNS or isinstance(self.window(), QDialog):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and what stands on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = self.ground(), self.ink()
        if not self.isEnabled():
            ink = blend(ground, ink, 0.38)
        elif self.isDown():
            ground = blend(ground, ink, PRESSED)
        elif self.underMouse():
            ground = blend(ground, ink, HOVERED)
        self._paint_ground(painter, ground)
        self.paint_face(painter, ink)
        painter.end()

    def _paint_ground(self, painter: QPainter, ground: QColor) -> None:
        radius = self.theme.px(KEY_RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        if self.hasFocus():
            ink, inset = self.ring()
            painter.setPen(QPen(ink, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(ring, radius - inset, radius - inset)

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the key's word in its middle."""
        painter.setPen(ink)
        painter.setFont(self.font())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class WordButton(FlatButton):
    """A key with a word on it."""

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self.setFont(face(14 * theme.zoom, Weight.Medium))
        super().set_theme(theme)

    def sizeHint(self) -> QSize:
        """Leave a hand's room around the word."""
        width = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(width + self.theme.px(32), self.theme.px(WORD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Leave a little room around the word."""
        return self.sizeHint() - QSize(self.theme.px(16), 0)


class PrimaryButton(WordButton):
    """The one key that is meant, in the accent."""

    def ground(self) -> QColor:
        """The accent."""
        return self.theme.cursor

    def ink(self) -> QColor:
        """What can be read on the accent in either theme."""
        return self.theme.panel

    def ring(self) -> tuple[QColor, int]:
        """A ring in the accent would not be seen on the accent."""
        return self.ink(), 3


class KeyButton(FlatButton):
    """A key of the pad: a digit, and below it how many are missing or too many, or a tick."""

    def __init__(self, digit: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, str(digit), parent)
        self.missing = 9
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

    def set_missing(self, missing: int) -> None:
        """How many of the digit are missing; below 0: how many are too many."""
        if missing != self.missing:
            self.missing = missing
            self.update()

    def sizeHint(self) -> QSize:
        """Be as large as the pad would like its keys."""
        return QSize(self.theme.px(96), self.theme.px(DIGIT_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Be large enough for a finger."""
        return QSize(self.theme.px(36), self.theme.px(44))

    def ground(self) -> QColor:
        """That of a conflict where the digit stands too often."""
        return self.theme.conflict_ground if self.missing < 0 else super().ground()

    def ink(self) -> QColor:
        """The ink of entered digits, or of a conflict; a quiet one when all nine stand."""
        if self.missing < 0:
            return self.theme.conflict
        return self.theme.entered if self.missing else self.theme.muted

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the digit, and the count or the tick below it."""
        zoom = self.theme.zoom
        height = self.height()
        digit = QRectF(0, height * 0.10, self.width(), height * 0.58)
        below = QRectF(0, height * 0.66, self.width(), height * 0.25)
        painter.setPen(ink)
        painter.setFont(face(min(27 * zoom, height * 0.43)))
        painter.drawText(digit, Qt.AlignmentFlag.AlignCenter, self.text())
        quiet = self.theme.muted if self.isEnabled() and self.missing >= 0 else ink
        if not self.missing:
            mark = QRectF(0, 0, 13 * zoom, 13 * zoom)
            mark.moveCenter(below.center())
            draw_icon(painter, "tick", mark, quiet)
            return
        painter.setPen(quiet)
        painter.setFont(face(12 * zoom))
        count = str(self.missing) if self.missing > 0 else f"+{-self.missing}"
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, count)


class IconButton(FlatButton):
    """A small key with an icon on it and no ground of its own until the mouse is there."""

    def __init__(self, icon: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._icon = icon

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def sizeHint(self) -> QSize:
        """Be a small square."""
        return QSize(self.theme.px(32), self.theme.px(32))

    def ground(self) -> QColor:
        """Whatever lies below."""
        return QColor(0, 0, 0, 0) if not self.underMouse() else self.theme.panel

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw the icon."""
        side = self.theme.px(16)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        draw_icon(painter, self._icon, place, ink)
