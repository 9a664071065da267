# SPDX-License-Identifier: MIT
"""The keys of the desktop: says when another program has them, and when they are back here."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication, QWindow


class FocusWatcher(QObject):
    """Looks at the whole program: from one of its windows to another, nothing is left."""

    changed = Signal(bool)
    """Whether a window of this program has the keys, whichever."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        app = QCoreApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._tell)

    def _tell(self, window: QWindow | None) -> None:
        self.changed.emit(window is not None)
