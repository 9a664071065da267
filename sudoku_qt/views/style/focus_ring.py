# SPDX-License-Identifier: MIT
"""The focus ring, shown to those who use the keyboard."""

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFocusFrame,
    QLineEdit,
    QWidget,
)

from sudoku_qt.views.sizes import KEY_RADIUS
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface

RINGED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox)
"""Widgets that show their focus by a ring; boards and lists have a cursor."""
WIDTH, OUTSIDE = 2, 2
BY_KEYS = Qt.WidgetAttribute.WA_KeyboardFocusChange


class Ring(Themed, QFocusFrame):
    """Follows one widget, and lets the mouse through to it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget.window())
        self.setWidget(widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a ring 2 pixels wide, 2 pixels outside the widget."""
        painter = QPainter(self)
        radius = self.theme.px(KEY_RADIUS) + WIDTH + OUTSIDE
        ring = Surface(NOTHING, self.theme.cursor, width=WIDTH)
        draw_surface(painter, QRectF(self.rect()), radius, ring)
        painter.end()


class FocusRing(QObject):
    """Puts a ring around the control that got the focus by Tab or a letter key."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._ring: Ring | None = None
        app.focusChanged.connect(self.follow)

    def follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Move the ring to the widget with the focus, if it came by a key."""
        if self._ring is not None:
            self._ring.deleteLater()
            self._ring = None
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if isinstance(now, RINGED) and now.window().testAttribute(BY_KEYS) and not by_mouse:
            self._ring = Ring(now)
