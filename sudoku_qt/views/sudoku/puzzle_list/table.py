# SPDX-License-Identifier: MIT
"""The table of a list of puzzles: number, pattern, givens and remark, level, solved or not."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.puzzle_list import PuzzleRole, PuzzleRow
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.pattern_picture import draw_pattern
from sudoku_qt.views.sudoku.dialogs.variants.small_board import draw_small_board
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.lists.line_list import LineDelegate
from sudoku_qt.views.widgets.lists.line_table import TWO_LINES, LineTable

PATTERN = 41
NUMBER, LEVEL, STATE = 72, 204, 128
"""The widths of the number, the level and the state."""
NARROW = 560
"""Below this width the state is only a tick, and the level only its name."""
DOTS, DOT, BETWEEN_DOTS = 5, 8, 3
TICK = 20
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PuzzleDelegate(LineDelegate):
    """Paints a puzzle."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.theme.px(TWO_LINES))

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Write the row, above a separating line."""
        row: PuzzleRow = index.data(PuzzleRole.ROW)
        painter.setPen(self.theme.edge)
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        px, narrow = self.theme.px, place.width() < self.theme.px(NARROW)
        room = self._write_number(painter, place, row)
        room = self._write_state(painter, room, row, narrow=narrow)
        room = self._write_level(painter, room, row, narrow=narrow)
        if row.board:
            draw_small_board(painter, self._pattern_in(room), row.board, self.theme)
        else:
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
        before = dots + theme.px(3 * STEP)  # where the dots begin, and a step of space
        words = place.adjusted(0, 0, -before, 0) if has_dots else place
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
        half = theme.px(TWO_LINES // 2 - 5)
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


class PuzzleTable(LineTable):
    """The rows; a key or a double click plays one of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PuzzleDelegate(), parent)
