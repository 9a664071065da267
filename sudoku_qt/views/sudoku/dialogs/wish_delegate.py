# SPDX-License-Identifier: MIT
"""The painter of the choice on a technique's row: any, must or must not; clicks choose."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import FIELD_HEIGHT, STEP
from sudoku_qt.views.themed import ThemedDelegate
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface, shadow_of

MUST, MUST_NOT = 1, 2
"""The columns with check boxes."""
ON, OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked
INSET, RADIUS, RAISED_RADIUS = 2, 8, 6
Index = QModelIndex | QPersistentModelIndex


class WishDelegate(ThemedDelegate):
    """A segment for each technique; for a family, a badge with what is set in it."""

    chosen = Signal(QModelIndex, int)
    """A part was clicked: 0, or the column of a check box."""

    def __init__(self, words: tuple[str, str, str], parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    def _part(self) -> int:
        """The width of a part."""
        metrics = QFontMetrics(face(13 * self.theme.zoom, Weight.DemiBold))
        return max(map(metrics.horizontalAdvance, self._words)) + self.theme.px(2 * STEP)

    def width(self) -> int:
        """The width of the column."""
        return 3 * self._part() + self.theme.px(STEP)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width(), self.theme.px(FIELD_HEIGHT + 8))

    def _track(self, option: QStyleOptionViewItem) -> QRectF:
        place, height = QRectF(option.rect), self.theme.px(FIELD_HEIGHT - 2)
        left = place.right() + 1 - 3 * self._part() - self.theme.px(4)
        return QRectF(left, place.center().y() - height / 2, 3 * self._part(), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the segment, or the badge of a family."""
        painter.save()
        if index.parent().isValid():
            self._paint_segment(painter, self._track(option), wish_at(index))
        else:
            self._paint_badge(painter, QRectF(option.rect), index.data())
        painter.restore()

    def _paint_segment(self, painter: QPainter, track: QRectF, wish: int) -> None:
        theme = self.theme
        draw_surface(painter, track, theme.px(RADIUS), Surface(theme.well))
        width = track.width() / 3
        for part, word in enumerate(self._words):
            place = QRectF(track.left() + part * width, track.top(), width, track.height())
            on = part == wish
            if on:
                inside = place.adjusted(INSET, INSET, -INSET, -INSET)
                surface = Surface(theme.raised, shadow=shadow_of(theme))
                draw_surface(painter, inside, theme.px(RAISED_RADIUS), surface)
            painter.setFont(face(13 * theme.zoom, Weight.DemiBold if on else Weight.Normal))
            painter.setPen(theme.accent_text if on else theme.text)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_badge(self, painter: QPainter, place: QRectF, words: str | None) -> None:
        if not words:
            return
        theme, font = self.theme, face(12 * self.theme.zoom, Weight.Medium)
        width = QFontMetrics(font).horizontalAdvance(words) + theme.px(20)
        height = theme.px(22)
        badge = QRectF(0, 0, width, height)
        badge.moveCenter(place.center())
        badge.moveRight(place.right() + 1 - theme.px(4))
        draw_surface(painter, badge, height / 2, Surface(theme.accent_ground))
        painter.setFont(font)
        painter.setPen(theme.accent_text)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Choose the part that is clicked."""
        clicked = event.type() == QEvent.Type.MouseButtonRelease
        if not (clicked and isinstance(event, QMouseEvent) and index.parent().isValid()):
            return False
        track, point = self._track(option), event.position()
        if track.contains(point):
            part = int((point.x() - track.left()) // (track.width() / 3))
            self.chosen.emit(index, min(part, MUST_NOT))
        return True


def wish_at(index: Index) -> int:
    """The choice for a technique: 0 for any, or the column of the choice."""
    for column in (MUST, MUST_NOT):
        state = index.sibling(index.row(), column).data(Qt.ItemDataRole.CheckStateRole)
        if Qt.CheckState(state or 0) is ON:
            return column
    return 0
