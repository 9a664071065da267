# SPDX-License-Identifier: MIT
"""What several signals of one turn of the event loop lead to, done once."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Once(QObject):
    """Does something when the turn ends in which it was asked for, however often that was."""

    def __init__(self, act: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(act)

    def ask(self) -> None:
        """Want it done in this turn."""
        if not self._timer.isActive():
            self._timer.start()
