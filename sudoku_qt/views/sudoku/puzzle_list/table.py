# SPDX-License-Identifier: MIT
"""The lines of a list of puzzles: number, pattern, givens and remark, level, solved or not.

A table of one column, for Qt's lists lay out every line of theirs whenever one comes; and without
its headers, which ask of every line whether it is chosen.
"""

from collections.abc import Iterator

from PySide6.QtCore import QItemSelection, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.puzzle_list import PuzzleRole, PuzzleRow
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.pattern_picture import draw_pattern
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import RETURNS
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.line_list import LineDelegate

ROW_HEIGHT, PATTERN = 52, 41
NUMBER, LEVEL, STATE = 72, 168, 128
"""The widths of the number, the level and the state."""
NARROW = 560
"""The width below which the state is a tick alone, and of the level only its word is left."""
DOTS, DOT, BETWEEN_DOTS = 5, 8, 3
TICK = 20
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PuzzleDelegate(LineDelegate):
    """Paints a puzzle."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines."""
        return QSize(0, self.theme.px(ROW_HEIGHT))

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Write what there is to say of it, on a line that parts it from the next."""
        row: PuzzleRow = index.data(PuzzleRole.ROW)
        painter.setPen(self.theme.edge)
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        px, narrow = self.theme.px, place.width() < self.theme.px(NARROW)
        room = self._write_number(painter, place, row)
        room = self._write_state(painter, room, row, narrow=narrow)
        room = self._write_level(painter, room, row, narrow=narrow)
        draw_pattern(painter, self._pattern_in(room), row.givens, self.theme)
        self._write_words(painter, room.adjusted(px(PATTERN + 2 * STEP), 0, 0, 0), row)

    def _pattern_in(self, room: QRect) -> QRect:
        side = self.theme.px(PATTERN)
        return QRect(room.left(), room.top() + (room.height() - side) // 2, side, side)

    def _write_number(self, painter: QPainter, place: QRect, row: PuzzleRow) -> QRect:
        theme = self.theme
        weight = Weight.DemiBold if row.is_here else Weight.Normal
        painter.setFont(face(14 * theme.zoom, weight))
        painter.setPen(theme.accent_text if row.is_here else theme.muted)
        width = theme.px(NUMBER)
        number = QRect(place.left(), place.top(), width - theme.px(2 * STEP), place.height())
        painter.drawText(number, RIGHT, f"{row.number:,}")
        return place.adjusted(width, 0, -theme.px(2 * STEP), 0)

    def _write_state(
        self, painter: QPainter, room: QRect, row: PuzzleRow, *, narrow: bool
    ) -> QRect:
        theme, side = self.theme, self.theme.px(TICK)
        width = side + theme.px(STEP) if narrow else theme.px(STATE)
        place = QRect(room.right() - width, room.top(), width, room.height())
        if row.is_solved:
            disc = QRectF(place.left(), place.center().y() - side / 2, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.follows)
            painter.drawEllipse(disc)
            inset = side * 0.2
            draw_icon(painter, "tick", disc.adjusted(inset, inset, -inset, -inset), theme.given)
        if not narrow:
            painter.setFont(face(14 * theme.zoom))
            painter.setPen(theme.accent_text if row.is_here else theme.text)
            words = place.adjusted(side + theme.px(STEP), 0, 0, 0)
            _draw_elided(painter, words, row.state)
        return room.adjusted(0, 0, -width - theme.px(STEP), 0)

    def _write_level(
        self, painter: QPainter, room: QRect, row: PuzzleRow, *, narrow: bool
    ) -> QRect:
        theme = self.theme
        dots = DOTS * (theme.px(DOT) + theme.px(BETWEEN_DOTS))
        width = theme.px(LEVEL) - (dots if narrow else 0)
        place = QRect(room.right() - width, room.top(), width, room.height())
        painter.setFont(face(14 * theme.zoom))
        painter.setPen(theme.text if row.level else theme.muted)
        has_dots = row.level and not narrow
        words = place.adjusted(0, 0, -dots - theme.px(STEP), 0) if has_dots else place
        _draw_elided(painter, words, row.level_text)
        if has_dots:
            self._draw_dots(painter, place, row.level)
        return room.adjusted(0, 0, -width - theme.px(STEP), 0)

    def _draw_dots(self, painter: QPainter, place: QRect, level: int) -> None:
        theme, side = self.theme, self.theme.px(DOT)
        step = side + theme.px(BETWEEN_DOTS)
        left, top = place.right() - DOTS * step - theme.px(2 * STEP), place.center().y() - side / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(DOTS):
            painter.setBrush(theme.cursor if number < level else theme.edge)
            painter.drawEllipse(QRectF(left + number * step, top, side, side))

    def _write_words(self, painter: QPainter, room: QRect, row: PuzzleRow) -> None:
        theme = self.theme
        painter.setFont(face(14 * theme.zoom, Weight.Medium))
        painter.setPen(theme.text)
        if not row.remark:
            _draw_elided(painter, room, row.text)
            return
        half = theme.px(ROW_HEIGHT // 2 - 5)
        above = QRect(room.left(), room.top() + theme.px(6), room.width(), half)
        _draw_elided(painter, above, row.text)
        painter.setFont(face(13 * theme.zoom))
        painter.setPen(theme.muted)
        _draw_elided(painter, above.translated(0, half), row.remark)


def _draw_elided(painter: QPainter, room: QRect, text: str) -> None:
    metrics = QFontMetrics(painter.font())
    painter.drawText(
        room, LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    )


class PuzzleTable(QTableView):
    """Says which puzzle is to be played, and which lines are in sight."""

    played = Signal(int)
    """A puzzle is wanted, by its line."""
    sight_changed = Signal()
    chosen_changed = Signal()
    """Other lines are chosen, or none."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = PuzzleDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda index: self.played.emit(index.row()))
        self.verticalScrollBar().valueChanged.connect(self.sight_changed)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self._delegate.theme = theme
        self.verticalHeader().setDefaultSectionSize(theme.px(ROW_HEIGHT))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other lines are in sight."""
        super().resizeEvent(event)
        self.sight_changed.emit()

    def in_sight(self) -> range:
        """The lines that can be seen."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        count = self.model().rowCount()
        return range(max(first, 0), count if last < 0 else last + 1)

    def chosen(self) -> list[range]:
        """The lines that are chosen, in their order."""
        chosen = self.selectionModel().selection()
        ranges = [chosen.at(number) for number in range(chosen.count())]
        found = [range(each.top(), each.bottom() + 1) for each in ranges]
        return sorted(found, key=lambda rows: rows.start)

    def go_to(self, row: int) -> None:
        """Choose a line and bring it to sight."""
        if 0 <= row < self.model().rowCount():
            self.selectRow(row)
            self.scrollTo(self.model().index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Other lines are chosen."""
        super().selectionChanged(selected, deselected)
        self.chosen_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play on Return; leave Escape to the page."""
        if event.key() in RETURNS and self.currentIndex().isValid():
            self.played.emit(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def lines_in(ranges: list[range]) -> Iterator[int]:
    """Yield the lines of some ranges."""
    for each in ranges:
        yield from each
