# SPDX-License-Identifier: MIT
"""The place of a window that has grown by itself: it stays on its screen."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget


def stay_on_screen(window: QWidget) -> None:
    """Move a window so that all of it is visible, or its top left if it is too large."""
    screen, frame = window.screen().availableGeometry(), window.frameGeometry()
    left = min(frame.left(), screen.right() + 1 - frame.width())
    top = min(frame.top(), screen.bottom() + 1 - frame.height())
    place = QPoint(max(left, screen.left()), max(top, screen.top()))
    if place != frame.topLeft():
        window.move(place)
