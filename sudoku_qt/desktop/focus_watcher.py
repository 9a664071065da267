# SPDX-License-Identifier: MIT
"""The keyboard focus on the desktop: tells when another program takes it, and when it returns."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication, QWindow


class FocusWatcher(QObject):
    """Watches the whole program: a move between its own windows is no loss of focus."""

    changed = Signal(bool)
    """Whether any window of this program has the keyboard focus."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        app = QCoreApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._tell)

    def _tell(self, window: QWindow | None) -> None:
        self.changed.emit(window is not None)
