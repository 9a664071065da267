# SPDX-License-Identifier: MIT
"""Transitions between a control's states: its surface fades, its text changes at once."""

from PySide6.QtCore import QObject, Qt, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.widgets.surfaces import Surface

FADE_MS = 80


class Fade(QObject):
    """The surface of a widget during a transition; it only runs while there is one."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._from: Surface | None = None
        self._to: Surface | None = None
        self._theme: Theme | None = None
        self._enabled = widget.isEnabled()
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(lambda _: widget.update())

    def surface(self, theme: Theme, goal: Surface) -> Surface:
        """The surface to paint now; a transition begins if `goal` has changed.

        Enabling and disabling take effect at once: no hand is on the control, and on the pad it may
        concern all keys at every entry.
        """
        enabled = self._widget.isEnabled()
        if goal != self._to or theme is not self._theme:
            goes_on = theme is self._theme and enabled == self._enabled
            before = self._now() if goes_on else None
            self._to, self._theme, self._enabled = goal, theme, enabled
            self._set_out(before, theme.ms(FADE_MS))
        return self._now() or goal

    def _set_out(self, before: Surface | None, duration: int) -> None:
        self._way.stop()
        self._from = before if duration and self._widget.isVisible() else None
        if self._from is not None:
            self._way.setDuration(duration)
            self._way.start()

    def _now(self) -> Surface | None:
        """The present surface of the transition."""
        if self._from is None or self._to is None:
            return self._to
        running = self._way.state() == QVariantAnimation.State.Running
        return between(self._from, self._to, self._way.currentValue()) if running else self._to


def faded(widget: QWidget, theme: Theme, goal: Surface) -> Surface:
    """The surface to paint for a widget that is a single control."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    fade = widget.findChild(Fade, options=direct) or Fade(widget)
    return fade.surface(theme, goal)


def between(before: Surface, after: Surface, share: float) -> Surface:
    """A surface at a share of the way from one to another."""
    colours = zip(before[:3], after[:3], strict=True)
    ground, line, shadow = (_mixed(first, second, share) for first, second in colours)
    return Surface(ground, line, shadow, after.width)


def _mixed(before: QColor, after: QColor, share: float) -> QColor:
    """Mix two colours weighted by their alpha: a transparent one adds nothing."""
    alpha = before.alphaF() + (after.alphaF() - before.alphaF()) * share
    if not alpha:
        return after
    part = after.alphaF() * share / alpha
    mixed = blend(before, after, part)
    mixed.setAlphaF(alpha)
    return mixed
