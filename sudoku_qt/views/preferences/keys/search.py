# SPDX-License-Identifier: MIT
"""The search on the page of shortcuts: by words, or by pressing a key."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit

from sudoku_qt.override import override
from sudoku_qt.views.preferences.keys.pressed import pressed_key
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.keys.key_names import spelled

LENS = 16
Key, Held = Qt.Key, Qt.KeyboardModifier
GOES_ON = frozenset({Key.Key_Tab, Key.Key_Backtab, Key.Key_Escape, Key.Key_Return, Key.Key_Enter})
"""Keys that lead out of the field or the dialog."""
MEANT = Held.ControlModifier | Held.AltModifier | Held.MetaModifier
FIRST, LAST = Key.Key_F1, Key.Key_F35


class KeySearch(Themed, QLineEdit):
    """Takes words as any field does, and searches for keys that write nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(self.tr("Action, or press its key"))
        self.setAccessibleName(self.tr("Action, or press its key"))
        self.setClearButtonEnabled(True)
        self.setTextMargins(self.theme.px(LENS + STEP), 0, 0, 0)

    def event(self, event: QEvent) -> bool:
        """Keep keys that are searched for from doing anything else."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._is_sought(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search for the key, or write."""
        key = pressed_key(event)
        if key and self._is_sought(event):
            self.setText(spelled(QKeySequence(key)))
            self.selectAll()
        elif event.key() == Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def _is_sought(self, event: QKeyEvent) -> bool:
        """Whether a key writes no text, so that it must be what is searched for."""
        key = Key(event.key())
        if key in GOES_ON:
            return False
        return bool(event.modifiers() & MEANT) or FIRST <= key <= LAST or key == Key.Key_Insert

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, side = QPainter(self), self.theme.px(LENS)
        place = QRectF(STEP, (self.height() - side) / 2, side, side)
        draw_icon(painter, "lens", place, self.theme.muted)
        painter.end()
