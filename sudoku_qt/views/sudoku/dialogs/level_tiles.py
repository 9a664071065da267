# SPDX-License-Identifier: MIT
"""The tiles of the levels, each with its name and a typical player's time."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.widgets.dialog.tiles import Tile

HEIGHT, ASIDE = 62, 4
LARGEST, SMALLEST = 14, 10
"""The sizes of a name's letters, which are smaller if a line would be cut."""
LINE = 20
BOLD = Weight.DemiBold
MIDDLE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class LevelTile(Tile):
    """A name, and the time below it if it is known."""

    def __init__(self) -> None:
        super().__init__()
        self.time = ""

    def set_words(self, name: str, time: str, explained: str) -> None:
        """Set the name of the level, its time, and its explanation."""
        self.time = time
        self.setText(name)
        self.setAccessibleName(", ".join(filter(None, (name, time))))
        self.setAccessibleDescription(explained)
        self.setToolTip(explained)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.theme.px(HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(56), self.theme.px(HEIGHT))

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the whole name in one or two lines, and the time below it."""
        px, zoom = self.theme.px, self.theme.zoom
        room = self.body().adjusted(px(ASIDE), 0, -px(ASIDE), 0)
        lines = 1 if self.time else 2
        name, time = room, QRect(room)
        if self.time:
            name = QRect(room.left(), room.center().y() - px(LINE), room.width(), px(LINE))
            time = name.translated(0, px(LINE))
        painter.setPen(ink)
        painter.setFont(face(letters_for(self.text(), name.width() / zoom, lines) * zoom, BOLD))
        painter.drawText(name, MIDDLE, self.text())
        painter.setPen(self.theme.accent_text if self.isChecked() else self.theme.muted)
        painter.setFont(face(13 * zoom))
        painter.drawText(time, MIDDLE, self.time)


def letters_for(text: str, width: float, lines: int) -> int:
    """The font size, at 100 %, at which a text fits into some lines of a width."""
    sizes = range(LARGEST, SMALLEST, -1)
    parts = [text] if lines == 1 else text.split()

    def fits(size: int) -> bool:
        metrics = QFontMetrics(face(size, BOLD))
        return max(map(metrics.horizontalAdvance, parts or [""])) <= width

    return next((size for size in sizes if fits(size)), SMALLEST)
