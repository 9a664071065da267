# SPDX-License-Identifier: MIT
"""The sheet that shows every key."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.views.fonts import face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards import Line
from sudoku_qt.views.widgets.dialog_buttons import DialogButtons
from sudoku_qt.views.window.main_window import MainWindow

Rows = Iterable[tuple[str, str]]
COLUMNS = 2


class KeyCaps(QWidget):
    """Keys, each drawn as a cap: "Ctrl+Z, Ctrl+Y" becomes two."""

    def __init__(self, keys: str, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.setFont(face(12 * theme.zoom))
        self._caps = [cap for cap in keys.split(", ") if cap]
        self.setAccessibleName(keys)

    def _width(self, cap: str) -> int:
        return max(self._height(), QFontMetrics(self.font()).horizontalAdvance(cap) + STEP + 6)

    def _height(self) -> int:
        return self.theme.px(24)

    def sizeHint(self) -> QSize:
        """Take the room of the caps in a row."""
        width = sum(self._width(cap) for cap in self._caps) + 4 * (len(self._caps) - 1)
        return QSize(width, self._height())

    def minimumSizeHint(self) -> QSize:
        """Show every cap whole."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the caps from the left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = 0, (self.height() - self._height()) / 2
        for cap in self._caps:
            place = QRectF(left + 0.5, top + 0.5, self._width(cap) - 1, self._height() - 1)
            painter.setPen(QPen(self.theme.thin, 1))
            painter.setBrush(self.theme.panel)
            painter.drawRoundedRect(place, 4, 4)
            painter.setPen(self.theme.text)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cap)
            left += self._width(cap) + 4
        painter.end()


class KeysDialog(QDialog):
    """Shows rows of (what it does, which keys do it), in two columns read downwards."""

    def __init__(self, rows: Rows, window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Keys"))
        self.setFont(face(13 * window.theme.zoom))
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(STEP, STEP, STEP, 2 * STEP)
        content = sheet(tuple(rows), window.theme, COLUMNS)
        if content.minimumSizeHint().width() > self._room().width():
            content = sheet(tuple(rows), window.theme, 1)
        column.addWidget(self._scrolled(content))
        column.addWidget(buttons)

    def _room(self) -> QSize:
        """How large the sheet may be on this screen."""
        return self.screen().availableSize() * 0.75

    def _scrolled(self, content: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        beside = area.verticalScrollBar().sizeHint().width()
        area.setMinimumWidth(content.minimumSizeHint().width() + beside)
        area.setMinimumHeight(min(content.sizeHint().height(), self._room().height()))
        return area


def sheet(rows: Sequence[tuple[str, str]], theme: Theme, columns: int) -> QWidget:
    """Lay the rows out, column after column."""
    content = QWidget()
    grid = QGridLayout(content)
    grid.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
    grid.setHorizontalSpacing(2 * STEP)
    grid.setVerticalSpacing(STEP)
    length = -(-len(rows) // columns)
    for place, (words, keys) in enumerate(rows):
        column, row = divmod(place, length)
        line = Line(theme, 13)
        line.setText(words)
        line.setMinimumWidth(line.sizeHint().width())
        grid.addWidget(line, row, 3 * column)
        grid.addWidget(KeyCaps(keys, theme), row, 3 * column + 1)
        grid.setColumnMinimumWidth(3 * column + 2, 2 * STEP)
    grid.setRowStretch(length, 1)
    return content
