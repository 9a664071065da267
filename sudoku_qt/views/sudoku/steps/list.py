# SPDX-License-Identifier: MIT
"""The list of steps: number, level, technique and conclusion, a line each."""

from PySide6.QtCore import QItemSelectionModel, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sudoku_qt.models.sudoku.model import Index
from sudoku_qt.models.sudoku.steps_model import StepRole, StepRow
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.steps.plot import level_ink
from sudoku_qt.views.theme import Theme

ROW_HEIGHT = 32
NUMBER, DOT, BETWEEN = 24, 8, 8
"""Where the number ends, how large the dot is, and what lies between the parts."""
CONCLUSION = 0.46
"""How much of the line a conclusion can have."""
RETURNS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
WALKING = frozenset({
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
    Qt.Key.Key_End,
})  # fmt: skip
"""Keys that the list takes beside Return; all others are the board's or the window's."""


class StepDelegate(QStyledItemDelegate):
    """Paints a step: quiet where it is done, in the accent where it is shown."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line, and room for a finger."""
        return QSize(0, self.theme.px(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the ground that the style has for it, and the words on that."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        whole.text = ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, widget)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row: StepRow = index.data(StepRole.ROW)
        room = self._write_number(painter, option.rect, row)
        room = self._write_conclusion(painter, room, row, chosen=chosen)
        self._write_name(painter, room, row, index.data(StepRole.GROUP), chosen=chosen)
        painter.restore()

    def _write_number(self, painter: QPainter, place: QRect, row: StepRow) -> QRect:
        """Write the number and the dot of the level; give the room that is left."""
        px, theme = self.theme.px, self.theme
        painter.setPen(theme.muted)
        painter.setFont(face(13 * theme.zoom))
        number = QRect(place.left(), place.top(), px(NUMBER), place.height())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, right, str(row.number))
        dot = QRectF(number.right() + px(BETWEEN), 0, px(DOT), px(DOT))
        dot.moveTop(QRectF(place).center().y() - dot.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(level_ink(row.level, theme))
        painter.drawEllipse(dot)
        return place.adjusted(px(NUMBER + BETWEEN + DOT + BETWEEN), 0, -px(STEP), 0)

    def _write_conclusion(
        self, painter: QPainter, room: QRect, row: StepRow, *, chosen: bool
    ) -> QRect:
        """Write what it comes to at the right; give the room that is left."""
        theme = self.theme
        font = face(13 * theme.zoom, Weight.Medium if chosen else Weight.Normal)
        metrics = QFontMetrics(font)
        text = metrics.elidedText(
            row.conclusion, Qt.TextElideMode.ElideRight, round(room.width() * CONCLUSION)
        )
        painter.setFont(font)
        painter.setPen(theme.accent_text if chosen else theme.muted if row.is_past else theme.text)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, right, text)
        return room.adjusted(0, 0, -metrics.horizontalAdvance(text) - theme.px(BETWEEN), 0)

    def _write_name(
        self, painter: QPainter, room: QRect, row: StepRow, group: int, *, chosen: bool
    ) -> None:
        """Write the technique, and behind it how many of it follow where a group begins."""
        theme = self.theme
        painter.setPen(theme.accent_text if chosen else theme.muted if row.is_past else theme.text)
        font = face(14 * theme.zoom, Weight.DemiBold if chosen or group else Weight.Normal)
        metrics = QFontMetrics(font)
        count = f"  {group}" if group > 1 else ""
        after = metrics.horizontalAdvance(count)
        text = metrics.elidedText(row.name, Qt.TextElideMode.ElideRight, room.width() - after)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        painter.setPen(theme.muted)
        rest = room.adjusted(metrics.horizontalAdvance(text), 0, 0, 0)
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, count)


class StepList(QListView):
    """Says which step is to be shown, and which to be gone to; other keys are left alone."""

    shown = Signal(int)
    """The number of the step that is chosen now, from 1."""
    entered = Signal(int)
    """Its position is wanted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = StepDelegate(theme, self)
        self._quiet = False
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._show)
        self.doubleClicked.connect(lambda index: self.entered.emit(number_of(index)))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self._delegate.theme = theme
        self.doItemsLayout()

    @property
    def number(self) -> int:
        """The step that is chosen, 0 for none."""
        return number_of(self.currentIndex())

    def choose(self, row: int) -> None:
        """Choose a line and bring it to sight; tell nobody. Without such a line choose none."""
        self._quiet = True
        index = self.model().index(row, 0)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index, QListView.ScrollHint.EnsureVisible)
        else:
            self.selectionModel().clear()
        self._quiet = False

    def walk(self, way: int) -> None:
        """Choose the next line (1) or the one before (-1)."""
        index = self.model().index(self.currentIndex().row() + way, 0)
        if index.isValid():
            choosing = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(index, choosing)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show the step that the keys have come to."""
        super().currentChanged(current, previous)
        self._show(current)

    def _show(self, index: Index) -> None:
        if index.isValid() and not self._quiet:
            self.shown.emit(number_of(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, or go to a step."""
        if event.key() in RETURNS and self.number:
            self.entered.emit(self.number)
        elif event.key() in WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()


def number_of(index: Index) -> int:
    """The number of the step in a line, 0 where there is none."""
    return int(index.data(StepRole.NUMBER)) if index.isValid() else 0
