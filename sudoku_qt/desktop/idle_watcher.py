# SPDX-License-Identifier: MIT
"""Idleness: tells when nobody has touched the program for a while, and when somebody does again."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

REST_MS = 2_500
Kind = QEvent.Type
INPUT = frozenset(
    {
        Kind.KeyPress,
        Kind.MouseButtonPress,
        Kind.MouseMove,
        Kind.Wheel,
        Kind.TouchBegin,
        Kind.TabletPress,
        Kind.DragEnter,
        Kind.InputMethod,
    }
)


class IdleWatcher(QObject):
    """Waits for two intervals in a row, of which the second has to pass without input.

    It watches for input only in the second interval and while idleness lasts: a filter that sees
    every event would cost each key a little, so there is none while somebody plays.
    """

    begun = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._idle = self._looking = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def wait(self) -> None:
        """Start waiting for idleness, if not waiting already."""
        if not self._idle and not self._timer.isActive():
            self._timer.start(REST_MS)

    def leave(self) -> None:
        """Stop waiting, without a signal."""
        self._timer.stop()
        self._idle = False
        self._look(on=False)

    def _go_on(self) -> None:
        if self._looking:
            self._idle = True
            self.begun.emit()
        else:
            self._look(on=True)
            self._timer.start(REST_MS)

    def _look(self, *, on: bool) -> None:
        app = QCoreApplication.instance()
        if app is None or on == self._looking:
            return
        self._looking = on
        if on:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """End the wait, or the idleness, at any input, and let the event through."""
        if event.type() in INPUT:
            was_idle = self._idle
            self.leave()
            self._timer.start(REST_MS)
            if was_idle:
                self.ended.emit()
        return False
