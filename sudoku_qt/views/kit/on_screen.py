# SPDX-License-Identifier: MIT
"""Where a window lies that has grown by itself: all of it stays on its screen."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget


def stay_on_screen(window: QWidget) -> None:
    """Move a window to where all of it is seen; of one that is too large, its beginning."""
    screen, frame = window.screen().availableGeometry(), window.frameGeometry()
    left = min(frame.left(), screen.right() + 1 - frame.width())
    top = min(frame.top(), screen.bottom() + 1 - frame.height())
    place = QPoint(max(left, screen.left()), max(top, screen.top()))
    if place != frame.topLeft():
        window.move(place)
