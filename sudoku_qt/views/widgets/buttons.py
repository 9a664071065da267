# SPDX-License-Identifier: MIT
"""Buttons: flat, with round corners, painted from the theme alone."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face, fitting
from sudoku_qt.views.sizes import DIGIT_HEIGHT, KEY_RADIUS, WORD_HEIGHT
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.fade import faded
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.keys.letter_keys import letters, written
from sudoku_qt.views.widgets.surfaces import (
    FAINT,
    NOTHING,
    State,
    Surface,
    button_ink,
    button_surface,
    draw_surface,
    primary_surface,
)

ICON, BESIDE_ICON = 16, 8
NOTE_SHARE = 0.6
"""The size of a pad's digit that is a note, relative to one for the board."""
RETURNS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class FlatButton(Themed, QAbstractButton):
    """The base of all buttons: the surface with its states, and the handling of Return."""

    rounding = KEY_RADIUS
    shorter: Sequence[str] = ()
    """Shorter texts; the first that fits is used."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board

    def set_name(self, word: str) -> None:
        """Set the tool tip, and the accessible name, of a button without a word."""
        self.setToolTip(word)
        self.setAccessibleName(word)

    def state(self) -> State:
        """The button's present state."""
        return State(
            on=self.isChecked(),
            down=self.isDown(),
            hovered=self.underMouse(),
            enabled=self.isEnabled(),
        )

    def surface(self) -> Surface:
        """The button's present surface."""
        return button_surface(self.theme, self.state())

    def ink(self) -> QColor:
        """The ink on that surface."""
        return button_ink(self.theme, self.state())

    def body(self) -> QRect:
        """The rectangle of the button above its shadow."""
        return self.rect().adjusted(0, 0, 0, -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Treat Return like the space bar, as people do. In a dialog it is the dialog's."""
        if event.key() not in RETURNS or isinstance(self.window(), QDialog):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface and the face."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        radius = self.theme.px(self.rounding)
        surface = faded(self, self.theme, self.surface())
        draw_surface(painter, QRectF(self.rect()), radius, surface)
        self.paint_face(painter, self.ink())
        painter.end()

    def word(self) -> str:
        """What is written in the room there is; where nothing fits, the shortest, smaller."""
        metrics, room, ways = (
            QFontMetrics(self.font()),
            self.width() - 4,
            (self.text(), *self.shorter),
        )
        fits = (way for way in ways if metrics.horizontalAdvance(way.replace("&", "")) <= room)
        return next(fits, ways[-1])

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the button's word in its middle."""
        painter.setPen(ink)
        text = written(self.word(), self)
        painter.setFont(fitting(self.font(), text.replace("&", ""), self.width() - 4))
        flags = Qt.AlignmentFlag.AlignCenter | letters(self)
        painter.drawText(self.body(), flags, text)


class WordButton(FlatButton):
    """A button with a word, after an icon; one of them if both do not fit."""

    weight = Weight.Medium

    def __init__(self, text: str = "", parent: QWidget | None = None, *, icon: str = "") -> None:
        super().__init__(text, parent)
        self._word_icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.setFont(face(14 * self.theme.zoom, self.weight))

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the word in the middle, or it and the icon together; or draw only the icon."""
        side, body, gap = self.theme.px(ICON), QRectF(self.body()), self.theme.px(BESIDE_ICON)
        words = written(self.text(), self)
        text = words.replace("&", "")
        word = QFontMetrics(self.font()).horizontalAdvance(text)
        if self._word_icon and (not text or word > body.width()):
            place = QRectF(0, 0, side, side)
            place.moveCenter(body.center())
            draw_icon(painter, self._word_icon, place, ink)
            return
        if not self._word_icon or side + 3 * gap + word > body.width():
            super().paint_face(painter, ink)
            return
        left = body.center().x() - (side + gap + word) / 2
        place = QRectF(left, body.center().y() - side / 2, side, side)
        draw_icon(painter, self._word_icon, place, ink)
        painter.setPen(ink)
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignVCenter | letters(self)
        painter.drawText(body.adjusted(place.right() + gap - body.left(), 0, 0, 0), flags, words)

    @override
    def sizeHint(self) -> QSize:
        word = self.text().replace("&", "")
        width = QFontMetrics(self.font()).horizontalAdvance(word)
        width += self.theme.px(ICON + BESIDE_ICON) if self._word_icon else 0
        return QSize(width + self.theme.px(32), self.theme.px(WORD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Ask for the word and a little space; the icon can be dropped."""
        icon = ICON + BESIDE_ICON if self._word_icon else 0
        return self.sizeHint() - QSize(self.theme.px(16 + icon), 0)


class PrimaryButton(WordButton):
    """The primary button, in the accent: Return presses it, as its icon shows."""

    weight = Weight.DemiBold
    is_on_return = True
    """Whether Return presses it wherever the focus is; otherwise it shows no sign of Return."""

    def surface(self) -> Surface:
        """The accent."""
        return primary_surface(self.theme, self.state())

    def ink(self) -> QColor:
        """An ink readable on the accent in every theme."""
        return self.theme.on_accent

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the word, followed by the icon of Return if there is room."""
        side, body, gap = self.theme.px(ICON), QRectF(self.body()), self.theme.px(BESIDE_ICON)
        words = written(self.text(), self)
        word = QFontMetrics(self.font()).horizontalAdvance(words.replace("&", ""))
        left = body.center().x() - (word + gap + side) / 2
        if left < body.left() + gap or not self.is_on_return:
            super().paint_face(painter, ink)
            return
        painter.setPen(ink)
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignVCenter | letters(self)
        painter.drawText(body.adjusted(left - body.left(), 0, 0, 0), flags, words)
        sign = QRectF(left + word + gap, body.center().y() - side / 2, side, side)
        draw_icon(painter, "return", sign, ink)


class KeyButton(FlatButton):
    """A key of the pad: a digit, and below it how many are missing or too many, or a tick.

    It stays down while its digit is locked, and is painted in a colour if it stands for one.
    """

    def __init__(self, digit: int, parent: QWidget | None = None) -> None:
        super().__init__(str(digit), parent)
        self.digit, self.missing = digit, 9
        self._counted, self.is_amiss, self._noting = True, False, False
        self._colour: QColor | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

    def set_missing(self, missing: int) -> None:
        """Set how many of the digit are missing; negative if there are too many."""
        if missing != self.missing:
            self.missing = missing
            self.update()

    def set_amiss(self, on: bool) -> None:  # noqa: FBT001 - the two states of a digit
        """Say that the digit is wrong somewhere: then it is not complete."""
        self.is_amiss = on
        self.update()

    def set_noting(self, on: bool) -> None:  # noqa: FBT001 - the two ways of entering
        """Look like a note, alone and small, while the key enters one."""
        if on != self._noting:
            self._noting = on
            self.update()

    @property
    def is_complete(self) -> bool:
        """Whether all of the digit are placed, and none of them is known to be wrong."""
        return not self.missing and not self.is_amiss

    def set_counted(self, on: bool) -> None:  # noqa: FBT001 - the two states of a choice
        """Show below the digit how many are missing, or not."""
        self._counted = on
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the pad's preferred size."""
        return QSize(self.theme.px(96), self.theme.px(DIGIT_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Ask for the size of a finger."""
        return QSize(self.theme.px(36), self.theme.px(44))

    def set_colour(self, colour: QColor | None) -> None:
        """Let the key stand for a colour, or with None for a digit again."""
        if colour != self._colour:
            self._colour = colour
            self.update()

    def nextCheckState(self) -> None:
        """Do nothing: others decide whether the digit is locked."""

    def surface(self) -> Surface:
        """The surface of a colour, of a digit placed too often, or of one placed completely."""
        theme = self.theme
        if self._colour:
            line = theme.cursor if self.isChecked() else theme.edge
            return Surface(self._colour, line, width=2.0 if self.isChecked() else 1.0)
        if self.isChecked():
            return super().surface()
        if self.missing < 0:
            return Surface(theme.conflict_ground, theme.conflict)
        if self.is_complete and not self.isDown():
            ground = theme.hover if self.underMouse() else theme.press
            return Surface(ground, theme.edge)
        return super().surface()

    def ink(self) -> QColor:
        """The ink of entered digits, or of conflicts; a faint one if all are placed."""
        if self._colour:
            return self.theme.given
        if self.missing < 0:
            return self.theme.conflict
        if self.is_complete:
            return self.theme.muted
        return self.theme.note if self._noting else self.theme.entered

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the digit, with the count or the tick below it."""
        height = self.height()
        alone = bool(self._colour) or self._noting or not self._counted
        above = QRectF(0, height * 0.11, self.width(), height * 0.54)
        painter.setPen(ink)
        size = min(32 * self.theme.zoom, height * 0.42)
        painter.setFont(face(size * NOTE_SHARE if self._noting and not self._colour else size))
        place = QRectF(self.body()) if alone else above
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.text())
        if not alone:
            self._paint_count(painter, ink)

    def _paint_count(self, painter: QPainter, ink: QColor) -> None:
        zoom, height = self.theme.zoom, self.height()
        below = QRectF(0, height * 0.63, self.width(), height * 0.23)
        quiet = self.theme.muted if self.missing >= 0 else ink
        if self.is_complete:
            mark = QRectF(0, 0, 13 * zoom, 13 * zoom)
            mark.moveCenter(below.center())
            draw_icon(painter, "tick", mark, quiet)
            return
        painter.setPen(quiet)
        painter.setFont(face(min(13 * zoom, height * 0.19)))
        count = f"×{self.missing}" if self.missing >= 0 else f"+{-self.missing}"
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, count)


class IconButton(FlatButton):
    """A small button with an icon, and no background until the mouse is on it."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._icon = icon

    def set_icon(self, icon: str) -> None:
        """Set the icon."""
        self._icon = icon
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(32), self.theme.px(32))

    def surface(self) -> Surface:
        """Transparent until the mouse is on it."""
        theme = self.theme
        if self.isDown():
            return Surface(theme.press)
        return Surface(theme.hover if self.underMouse() and self.isEnabled() else NOTHING)

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw the icon."""
        side = self.theme.px(16)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        draw_icon(painter, self._icon, place, ink)
