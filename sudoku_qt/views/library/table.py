# SPDX-License-Identifier: MIT
"""The library's table: Return or a double click opens an entry, S or its star marks it.

Any other letter or digit begins a search.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.library.columns import STAR
from sudoku_qt.views.library.line import Face, LibraryDelegate
from sudoku_qt.views.library.list_layout import ListLayout, spans
from sudoku_qt.views.widgets.lists.line_table import LineTable

PLAIN = {
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
}
"""The modifiers of a key that types something."""


class LibraryTable(LineTable):
    """Emits what is to be done with the selected entries."""

    starred = Signal()
    """The chosen puzzles are to be favourites, or not."""
    removed = Signal()
    renamed = Signal()
    typed = Signal(str)
    """A character was typed that is no key of the list: the beginning of a search."""
    menu_asked = Signal(QPoint)
    """The context menu is to be shown, at a point of the screen."""

    def __init__(self, faces: Mapping[str, Face], parent: QWidget | None = None) -> None:
        self._lines = LibraryDelegate(faces)
        super().__init__(self._lines, parent)

    def lay_out_columns(self, layout: ListLayout, *, tags: bool) -> None:
        """Show other columns; without `tags` their room is left to the names."""
        self._lines.layout, self._lines.has_tags = layout, tags
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Mark, rename or remove the selected entries; another letter begins a search."""
        signal = {
            Qt.Key.Key_S: self.starred,
            Qt.Key.Key_Delete: self.removed,
            Qt.Key.Key_F2: self.renamed,
        }.get(Qt.Key(event.key()))
        is_plain = event.modifiers() in PLAIN
        if is_plain and signal is None and event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        elif signal is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif self.chosen():
            signal.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark the entry whose star is clicked, whatever else is selected."""
        lines = self._lines
        span = spans(self.viewport().width(), lines.theme, lines.layout).get(STAR)
        line = self.indexAt(event.position().toPoint())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if span and is_left and line.isValid() and event.position().x() >= span.left:
            self.selectRow(line.row())
            self.starred.emit()
        else:
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the context menu at the mouse or, for a key, at the current row."""
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            line = self.visualRect(self.currentIndex())
            at = self.viewport().mapToGlobal(line.bottomLeft() + QPoint(line.width() // 4, 0))
        if self.chosen():
            self.menu_asked.emit(at)
