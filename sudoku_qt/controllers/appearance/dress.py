# SPDX-License-Identifier: MIT
"""The look of Qt's own controls: the program's style, its font, and the focus ring."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from sudoku_qt.views.fonts import face
from sudoku_qt.views.style.focus_ring import FocusRing
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

TEXT = 14
"""The size of plain text in pixels at 100 %."""


class Dress(QObject):
    """Applied after the first paint, which does not need it; the font follows the zoom."""

    def __init__(self, app: QApplication, theme: Theme) -> None:
        super().__init__(app)
        self._app, self._zoom = app, theme.zoom
        wear(theme, ProgramStyle)
        FocusRing(app)
        app.setFont(face(TEXT * theme.zoom))

    def follow(self, theme: Theme) -> None:
        """Set the font to the theme's size."""
        if theme.zoom == self._zoom:
            return
        self._zoom = theme.zoom
        self._app.setFont(face(TEXT * theme.zoom))
        # At once: otherwise the window would be painted at sizes in between.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)
