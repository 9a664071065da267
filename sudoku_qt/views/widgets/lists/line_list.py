# SPDX-License-Identifier: MIT
"""A list beside a board: rows as high as a finger, on the style's backgrounds."""

from typing import ClassVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyleOptionViewItem, QWidget

from sudoku_qt.views.themed import Themed, ThemedDelegate

Index = QModelIndex | QPersistentModelIndex
ROW_HEIGHT = 32
WALKING = frozenset({
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
    Qt.Key.Key_End,
})  # fmt: skip
"""Keys that move from line to line."""


class LineDelegate(ThemedDelegate):
    """Paints the background of a row; subclasses paint its contents."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for a line, and room for a finger."""
        return QSize(0, self.theme.px(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the style's background, and the contents on it."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        whole.text = ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, widget)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.write(painter, option.rect, index, chosen=chosen)
        painter.restore()

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Write the contents of the row."""
        raise NotImplementedError


class LineList(Themed, QListView):
    """A list of such rows; it leaves other keys to the board or the window."""

    takes: ClassVar = WALKING

    def __init__(self, delegate: LineDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = delegate
        delegate.setParent(self)
        self.setItemDelegate(delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from row to row."""
        if event.key() in self.takes:
            super().keyPressEvent(event)
        else:
            event.ignore()


def draw_elided(
    painter: QPainter,
    room: QRect,
    text: str,
    place: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> int:
    """Write a text in a rectangle, elided if it does not fit; return its width.

    The font size is never reduced, so that it matches that of neighbouring texts.
    """
    metrics = QFontMetrics(painter.font())
    elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, place, elided)
    return metrics.horizontalAdvance(elided)
