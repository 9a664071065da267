# SPDX-License-Identifier: MIT
"""An action that several signals of one turn of the event loop ask for, done once."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Once(QObject):
    """Does something at the end of the turn in which it was asked for, however often."""

    def __init__(self, act: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(act)

    def ask(self) -> None:
        """Ask for it in this turn."""
        if not self._timer.isActive():
            self._timer.start()
