# SPDX-License-Identifier: MIT
"""The sheet that shows every key."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.views.fonts import face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards import Line, headline
from sudoku_qt.views.widgets.dialog.buttons import DialogButtons, DialogFoot
from sudoku_qt.views.widgets.surfaces import draw_surface, raised
from sudoku_qt.views.window.main_window import MainWindow

Row = tuple[str, str]
Groups = Sequence[tuple[str, Iterable[Row]]]
COLUMNS, HEADING_LINES = 2, 2
CAP_RADIUS = 6


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
            place = QRectF(left, top, self._width(cap), self._height())
            draw_surface(painter, place, self.theme.px(CAP_RADIUS), raised(self.theme))
            painter.setPen(self.theme.text)
            painter.drawText(place.adjusted(0, 0, 0, -1), Qt.AlignmentFlag.AlignCenter, cap)
            left += self._width(cap) + 4
        painter.end()


class KeysDialog(QDialog):
    """Shows groups of rows (what it does, which keys do it) below headings, in two columns."""

    def __init__(self, groups: Groups, window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Keys"))
        theme = window.theme
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        shown = [(heading, tuple(rows)) for heading, rows in groups]
        content = sheet(shown, theme, COLUMNS)
        if content.minimumSizeHint().width() > self._room().width():
            content = sheet(shown, theme, 1)
        column.addWidget(self._scrolled(content))
        column.addWidget(DialogFoot(theme, buttons))

    def _room(self) -> QSize:
        """How large the sheet may be on this screen."""
        return self.screen().availableSize() * 0.75

    def _scrolled(self, content: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setAccessibleName(self.windowTitle())
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        beside = area.verticalScrollBar().sizeHint().width()
        area.setMinimumWidth(content.minimumSizeHint().width() + beside)
        area.setMinimumHeight(min(content.sizeHint().height(), self._room().height()))
        return area


def sheet(groups: Sequence[tuple[str, Sequence[Row]]], theme: Theme, columns: int) -> QWidget:
    """Lay the groups out in columns of about the same length; none is divided."""
    content = QWidget()
    across = QHBoxLayout(content)
    across.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
    across.setSpacing(5 * STEP)
    whole = sum(lines_of(rows) for _, rows in groups)
    stacks = [QVBoxLayout() for _ in range(columns)]
    before = 0
    for heading, rows in filter(lambda group: group[1], groups):
        middle = before + lines_of(rows) / 2
        stacks[min(int(columns * middle / whole), columns - 1)].addLayout(
            block(heading, rows, theme)
        )
        before += lines_of(rows)
    for stack in stacks:
        stack.setSpacing(3 * STEP)
        stack.addStretch(1)
        across.addLayout(stack, 1)
    return content


def lines_of(rows: Sequence[Row]) -> int:
    """How many lines a group takes, with its heading."""
    return len(rows) + HEADING_LINES if rows else 0


def block(heading: str, rows: Sequence[Row], theme: Theme) -> QGridLayout:
    """A heading and its rows: words at the left, keys at the right."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * STEP)
    grid.setVerticalSpacing(STEP)
    grid.addWidget(headline(heading, theme), 0, 0, 1, 2)
    for place, (words, keys) in enumerate(rows, start=1):
        line = Line(theme, 13)
        line.setText(words)
        line.setMinimumWidth(line.sizeHint().width())
        grid.addWidget(line, place, 0)
        grid.addWidget(KeyCaps(keys, theme), place, 1)
    grid.setColumnStretch(0, 1)
    return grid
