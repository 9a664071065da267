# SPDX-License-Identifier: MIT
"""The field of a row while it waits for a key."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.override import override
from sudoku_qt.views.fonts import face
from sudoku_qt.views.preferences.keys.pressed import pressed_key
from sudoku_qt.views.sizes import FIELD_HEIGHT, KEY_RADIUS
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

NONE = frozenset({"Del", "Backspace"})
"""Keys that, pressed alone, mean that an action is to have none."""
AROUND = 16
TYPED = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress})


class Recorder(ThemedWidget):
    """Takes the next key pressed, even Tab; Esc changes nothing."""

    recorded = Signal(str)
    cleared = Signal()
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFont(face(14 * self.theme.zoom))
        self._words = self.tr("Press a key …")
        self.setAccessibleName(self._words)
        self.setAccessibleDescription(self.tr("Esc cancels, Backspace takes the key away."))

    @override
    def sizeHint(self) -> QSize:
        width = QFontMetrics(self.font()).horizontalAdvance(self._words)
        return QSize(width + 4 * self.theme.px(AROUND), self.theme.px(FIELD_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() - QSize(2 * self.theme.px(AROUND), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a field with the focus."""
        painter = QPainter(self)
        field = Surface(self.theme.panel, self.theme.cursor, width=2)
        draw_surface(painter, QRectF(self.rect()), self.theme.px(KEY_RADIUS), field)
        painter.setPen(self.theme.accent_text)
        room = self.rect().adjusted(self.theme.px(AROUND), 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._words)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Take every key before it acts as a shortcut, or moves the focus."""
        if event.type() in TYPED and isinstance(event, QKeyEvent):
            event.accept()
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        key = pressed_key(event)
        if key == "Esc":
            self.cancelled.emit()
        elif key in NONE:
            self.cleared.emit()
        elif key:
            self.recorded.emit(key)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Cancel if the focus moves elsewhere in the window."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.cancelled.emit()
