# SPDX-License-Identifier: MIT
"""The dress of Qt's own controls: the program's style, its face, and the ring round the keys."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from sudoku_qt.views.fonts import face
from sudoku_qt.views.style.focus_ring import FocusRing
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme

TEXT = 14
"""Pixels of plain text at 100 %."""


class Dress(QObject):
    """Put on after the first paint, which needs none of it; follows theme and zoom."""

    def __init__(self, app: QApplication, theme: Theme) -> None:
        super().__init__(app)
        self._app = app
        self._style = ProgramStyle(theme)
        self._ring = FocusRing(app, theme)
        app.setStyle(self._style)
        app.setFont(face(TEXT * theme.zoom))

    def set_theme(self, theme: Theme) -> None:
        """Look otherwise, or be of another size, from now on."""
        larger = theme.zoom != self._style.theme.zoom
        self._style.theme = self._ring.theme = theme
        if larger:
            self._app.setFont(face(TEXT * theme.zoom))
            # Now and not in a while, or the window would be painted at the sizes in between.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)
