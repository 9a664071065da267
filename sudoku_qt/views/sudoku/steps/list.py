# SPDX-License-Identifier: MIT
"""The list of steps: number, level, technique and conclusion on each row."""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QWidget

from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.steps.model import StepRole, StepRow
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.steps.plot import level_ink
from sudoku_qt.views.widgets.lists.line_list import LineDelegate, LineList, draw_elided

NUMBER, DOT, BETWEEN = 28, 8, 8
"""The end of the number, the size of the dot, and the space between the parts."""
CONCLUSION = 0.25
"""The share of the line that a conclusion has at least, whatever the name."""
RETURNS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
SIDEWAYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})


class StepDelegate(LineDelegate):
    """Paints a step: faint if it is done, in the accent if it is shown."""

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Write number, technique and conclusion."""
        row: StepRow = index.data(StepRole.ROW)
        group: int = index.data(StepRole.GROUP)
        room = self._write_number(painter, place, row)
        zoom, strong = self.theme.zoom, chosen or group
        font = QFont(face(14 * zoom, Weight.DemiBold if strong else Weight.Normal))
        ink = self._ink(row, chosen=chosen)
        count = f"  {group}" if group > 1 else ""
        name = self._name_within(room, row, count)
        taken = QFontMetrics(font).horizontalAdvance(name + count) + self.theme.px(BETWEEN)
        painter.setPen(ink)
        room = self._write_conclusion(painter, room, row, room.width() - taken, chosen=chosen)
        painter.setFont(font)
        written = draw_elided(painter, room, name)
        painter.setPen(self.theme.muted)
        painter.drawText(room.adjusted(written, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, count)

    def _name_within(self, room: QRect, row: StepRow, count: str) -> str:
        """The name, or the short one if the whole would leave no room for the conclusion.

        A chosen line must not change its text, so its bold letters are measured.
        """
        name, usual = (
            QFontMetrics(face(size * self.theme.zoom, Weight.DemiBold)) for size in (14, 13)
        )
        beside = usual.horizontalAdvance(row.conclusion) + self.theme.px(BETWEEN)
        whole = name.horizontalAdvance(row.name + count)
        return row.name if whole + beside <= room.width() else row.short_name

    def _ink(self, row: StepRow, *, chosen: bool) -> QColor:
        theme = self.theme
        return theme.accent_text if chosen else theme.muted if row.is_past else theme.text

    def _write_number(self, painter: QPainter, place: QRect, row: StepRow) -> QRect:
        """Write the number and the dot of the level; return the remaining room."""
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
        self, painter: QPainter, room: QRect, row: StepRow, spare: int, *, chosen: bool
    ) -> QRect:
        """Write the conclusion at the right, in the room that the name leaves, or in its own share.

        Returns the remaining room.
        """
        theme = self.theme
        usual = face(13 * theme.zoom, Weight.Medium if chosen else Weight.Normal)
        most = max(spare, round(room.width() * CONCLUSION))
        metrics = QFontMetrics(usual)
        text = within((row.conclusion, *row.shorter), metrics, most)
        painter.setFont(usual)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, right, text)
        return room.adjusted(0, 0, -metrics.horizontalAdvance(text) - theme.px(BETWEEN), 0)


class StepList(LineList):
    """Emits which step to show, and which to go to; leaves other keys alone."""

    shown = Signal(int)
    """The number of the chosen step, from 1."""
    entered = Signal(int)
    """The position of the step is to be shown."""
    turned = Signal()
    """The other list is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(StepDelegate(), parent)
        self._quiet = False
        self.clicked.connect(self._show)
        self.doubleClicked.connect(lambda index: self.entered.emit(number_of(index)))

    @property
    def number(self) -> int:
        """The selected step, 0 for none."""
        return number_of(self.currentIndex())

    def choose(self, row: int) -> None:
        """Select a row and make it visible, without a signal; an invalid row selects none."""
        self._quiet = True
        index = self.model().index(row, 0)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index, QListView.ScrollHint.EnsureVisible)
        else:
            self.selectionModel().clear()
        self._quiet = False

    def walk(self, way: int) -> None:
        """Select the next row (1) or the previous one (-1)."""
        index = self.model().index(self.currentIndex().row() + way, 0)
        if index.isValid():
            choosing = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(index, choosing)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show the step that the keys have reached."""
        super().currentChanged(current, previous)
        self._show(current)

    def _show(self, index: Index) -> None:
        if index.isValid() and not self._quiet:
            self.shown.emit(number_of(index))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select another step, go to one, or ask for the other list."""
        if event.key() in RETURNS and self.number:
            self.entered.emit(self.number)
        elif event.key() in SIDEWAYS:
            self.turned.emit()
        else:
            super().keyPressEvent(event)


def number_of(index: Index) -> int:
    """The number of the step in a row, 0 if there is none."""
    return int(index.data(StepRole.NUMBER)) if index.isValid() else 0


def within(texts: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """The first text that fits; if none does, the last one elided."""
    for text in texts:
        if metrics.horizontalAdvance(text) <= room:
            return text
    return metrics.elidedText(texts[-1], Qt.TextElideMode.ElideRight, room)
