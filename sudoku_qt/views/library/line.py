# SPDX-License-Identifier: MIT
"""The painter of a row of the library, column by column."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from sudoku_qt.models.library.listing import LEVEL, NAME, STATE
from sudoku_qt.models.library.model import Index, LibraryRole
from sudoku_qt.models.library.row import LibraryRow
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.library.columns import COLUMNS, PATTERN, STAR, TAGS, ListColumn
from sudoku_qt.views.library.list_layout import USUAL, ColumnSpan, spans
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.lists.line_list import LineDelegate
from sudoku_qt.views.widgets.lists.line_table import TWO_LINES
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

PATTERN_SIDE, INDENT = 41, 16
DOTS, DOT, BETWEEN_DOTS = 5, 8, 3
SIGN, SIGN_LINE = 20, 4
LEAST_ARC = 0.06
"""The least share of a ring that is seen as progress."""
TAG_HEIGHT, TAG_AROUND = 23, 8
STAR_SIDE = 16
WAITING = 0.5
"""The share of the name's width that a grey placeholder fills."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


Face = Callable[[QPainter, QRect, bytes, Theme], None]
"""Draws a small board into a rectangle."""
SIGNS = {
    "solved": ("tick", "follows"),
    "hints": ("bulb", "set_a"),
    "over": ("tick", "well"),
    "won": ("tick", "follows"),
    "lost": ("close", "well"),
    "running": ("play", "well"),
    "damaged": ("close", "conflict_ground"),
}
"""The icon of each state, and its ground."""


class LibraryDelegate(LineDelegate):
    """Paints an entry of the library, or that it is still being loaded."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        """`faces` are the painters of small boards, by the names of the games."""
        super().__init__()
        self._faces = faces
        self.has_tags = False
        """Whether there is a column of tags."""
        self.layout = USUAL
        self._texts = {column.key: column for column in COLUMNS if column.text}
        self._writers = {
            PATTERN: self._write_pattern,
            NAME: self._write_name,
            STATE: self._write_state,
            LEVEL: self._write_level,
            TAGS: self._write_tags,
            STAR: self._draw_star,
        }

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self.theme.px(TWO_LINES))

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Write the columns, above a separating line."""
        painter.fillRect(place.left(), place.bottom(), place.width(), 1, self.theme.edge)
        row: LibraryRow | None = index.data(LibraryRole.ROW)
        columns = spans(place.width(), self.theme, self.layout, tags=self.has_tags)
        if row is None:
            self._write_waiting(painter, place, columns[NAME])
            return
        for key, span in columns.items():
            room = QRect(place.left() + span.left, place.top(), span.wide, place.height())
            if key in self._texts:
                self._write_text(painter, room, row, self._texts[key])
            else:
                self._writers[key](painter, room, row, span)

    def _write_waiting(self, painter: QPainter, place: QRect, span: ColumnSpan) -> None:
        """Paint a placeholder for a line that is being loaded."""
        px, height = self.theme.px, self.theme.px(10)
        bar = QRectF(place.left() + span.left, 0, span.wide * WAITING, height)
        bar.moveTop(place.center().y() - height / 2)
        draw_surface(painter, bar, height / 2, Surface(self.theme.well))
        side = px(PATTERN_SIDE)
        square = QRectF(place.left() + px(INDENT), place.top() + (place.height() - side) / 2, 0, 0)
        square.setSize(QSize(side, side).toSizeF())
        draw_surface(painter, square, px(4), Surface(self.theme.well))

    # Columns

    def _write_pattern(
        self, painter: QPainter, room: QRect, row: LibraryRow, _: ColumnSpan
    ) -> None:
        side = self.theme.px(PATTERN_SIDE)
        place = QRect(room.left() + self.theme.px(INDENT), 0, side, side)
        place.moveTop(room.top() + (room.height() - side) // 2)
        if row.game in self._faces and row.face:
            self._faces[row.game](painter, place, row.face, self.theme)

    def _write_name(self, painter: QPainter, room: QRect, row: LibraryRow, _: ColumnSpan) -> None:
        theme, half = self.theme, self.theme.px(TWO_LINES // 2 - 5)
        room = room.adjusted(0, 0, -theme.px(STEP), 0)
        above = QRect(room.left(), room.top() + theme.px(6), room.width(), half)
        self._write(painter, above, row.name, weight=Weight.Medium)
        self._write(painter, above.translated(0, half), row.remark, theme.muted, size=13)

    def _write_state(
        self, painter: QPainter, room: QRect, row: LibraryRow, span: ColumnSpan
    ) -> None:
        theme, side = self.theme, self.theme.px(SIGN)
        sign = QRectF(room.left(), room.center().y() - side / 2, side, side)
        self._draw_sign(painter, sign, row)
        if not span.small:
            ink = theme.muted if row.state == "new" else theme.text
            words = room.adjusted(side + theme.px(STEP), 0, -theme.px(STEP), 0)
            self._write(painter, words, row.state_text, ink)

    def _draw_sign(self, painter: QPainter, sign: QRectF, row: LibraryRow) -> None:
        """Draw the sign of a state: tick on green, lamp on amber, or a ring with the progress."""
        theme = self.theme
        icon, ground = SIGNS.get(row.state, ("", ""))
        if icon:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(getattr(theme, ground))
            painter.drawEllipse(sign)
            inset = sign.width() * 0.2
            draw_icon(painter, icon, sign.adjusted(inset, inset, -inset, -inset), theme.given)
            return
        line = theme.px(SIGN_LINE) if row.state == "started" else theme.px(1.5)
        ring = sign.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.edge if row.state == "started" else theme.muted, line))
        painter.drawEllipse(ring)
        if row.state == "started":
            pen = QPen(theme.cursor, line, c=Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawArc(ring, 90 * 16, -round(360 * 16 * max(row.progress, LEAST_ARC)))

    def _write_level(
        self, painter: QPainter, room: QRect, row: LibraryRow, span: ColumnSpan
    ) -> None:
        theme = self.theme
        step = theme.px(DOT) + theme.px(BETWEEN_DOTS)
        dots = 0 if span.small or not row.level else DOTS * step + theme.px(STEP)
        words = room.adjusted(0, 0, -dots - theme.px(STEP // 2), 0)
        self._write(painter, words, row.level_text)
        if not dots:
            return
        left, top = room.right() - dots, room.center().y() - theme.px(DOT) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(DOTS):
            painter.setBrush(theme.cursor if number < row.level else theme.edge)
            painter.drawEllipse(QRectF(left + number * step, top, theme.px(DOT), theme.px(DOT)))

    def _write_text(
        self, painter: QPainter, room: QRect, row: LibraryRow, column: ListColumn
    ) -> None:
        """Write the text of a column that has nothing else."""
        text, weight = column.text(row) if column.text else "", column.weight
        ink = None if weight else self.theme.muted
        flags = RIGHT if column.at_right else LEFT
        room = room if column.at_right else room.adjusted(0, 0, -self.theme.px(STEP), 0)
        self._write(painter, room, text, ink, weight=weight or Weight.Normal, flags=flags)

    def _write_tags(self, painter: QPainter, room: QRect, row: LibraryRow, _: ColumnSpan) -> None:
        """Write as many tags as fit; the first may be shortened."""
        theme, around = self.theme, self.theme.px(TAG_AROUND)
        metrics = QFontMetrics(face(13 * theme.zoom))
        left, end = room.left(), room.right() - theme.px(STEP)
        for number, tag in enumerate(row.tags):
            wide = metrics.horizontalAdvance(tag) + 2 * around + 1
            if number and left + wide > end:
                self._write(painter, QRect(left, room.top(), end - left, room.height()), "…")
                return
            place = QRect(left, 0, min(wide, end - left), theme.px(TAG_HEIGHT))
            place.moveTop(room.center().y() - place.height() // 2)
            draw_surface(painter, QRectF(place), place.height() / 2, Surface(theme.well))
            self._write(painter, place.adjusted(around, 0, -around, 0), tag, size=13)
            left += place.width() + theme.px(5)

    def _draw_star(self, painter: QPainter, room: QRect, row: LibraryRow, _: ColumnSpan) -> None:
        if (row.is_removed and not row.favourite) or row.state == "damaged":
            return  # it cannot be a favourite there
        side = self.theme.px(STAR_SIDE)
        place = QRectF(room.right() - self.theme.px(INDENT) - side, 0, side, side)
        place.moveTop(room.center().y() - side / 2)
        ink = self.theme.warn if row.favourite else self.theme.outline
        draw_icon(painter, "star_filled" if row.favourite else "star", place, ink)

    def _write(
        self,
        painter: QPainter,
        room: QRect,
        text: str,
        ink: QColor | None = None,
        *,
        size: float = 14,
        weight: Weight = Weight.Normal,
        flags: Qt.AlignmentFlag = LEFT,
    ) -> None:
        painter.setFont(face(size * self.theme.zoom, weight))
        painter.setPen(ink or self.theme.text)
        metrics = QFontMetrics(painter.font())
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, flags, elided)
