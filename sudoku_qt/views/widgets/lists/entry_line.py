# SPDX-License-Identifier: MIT
"""The lines of the contents: lessons along a path through their sections, and the headings."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyleOptionViewItem

from sudoku_qt.models.contents import ContentsLine, ContentsRole, Index
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import KEY_RADIUS, STEP
from sudoku_qt.views.themed import ThemedDelegate
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.lists.line_list import draw_elided
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface

MARGIN, INSET = 3 * STEP, STEP + 4
"""Where the text of a line begins, and its background."""
ROW, HEADING, BELOW_HEADING = 34, 36, 6
NOTE, NOTE_GAP = 12, 2
"""The size of the sentence below a heading, and the room below it."""
CIRCLE, TICK, BESIDE_CIRCLE = 18, 10, 10
PATH = 2
"""The width of the path from lesson to lesson."""


class EntryDelegate(ThemedDelegate):
    """Paints a lesson with its number or a tick, or a heading."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: ContentsLine = index.data(ContentsRole.ENTRY)
        if entry.key or not entry.note:
            return QSize(0, self.theme.px(ROW if entry.key else HEADING))
        room = QRect(0, 0, self._view.viewport().width() - self.theme.px(2 * MARGIN), 0)
        metrics = QFontMetrics(self._note_font)
        note = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, entry.note).height()
        return QSize(0, self.theme.px(HEADING + NOTE_GAP) + note)

    @property
    def _note_font(self) -> QFont:
        return face(NOTE * self.theme.zoom)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        entry: ContentsLine = index.data(ContentsRole.ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry.key:
            self._paint_entry(painter, option, entry)
        else:
            self._paint_heading(painter, option, entry)
        painter.restore()

    def _paint_heading(
        self, painter: QPainter, option: QStyleOptionViewItem, entry: ContentsLine
    ) -> None:
        px, place = self.theme.px, QRect(option.rect)
        place = place.adjusted(px(MARGIN), 0, -px(MARGIN), 0)
        room = QRect(place.left(), place.top(), place.width(), px(HEADING - BELOW_HEADING))
        flags = Qt.AlignmentFlag.AlignBottom
        if entry.folds:
            self._paint_ground(painter, option)
            arrow = QRectF(0, 0, px(TICK), px(TICK))
            middle = room.bottom() - px(NOTE) / 2
            arrow.moveCenter(QPointF(room.right() - px(TICK) / 2, middle))
            draw_icon(painter, "down" if entry.is_open else "right", arrow, self.theme.muted)
            room.setRight(room.right() - px(TICK + STEP))
        painter.setPen(self.theme.text if entry.note else self.theme.muted)
        painter.setFont(face(12.5 * self.theme.zoom, Weight.DemiBold))
        written = draw_elided(painter, room, entry.title, flags)
        painter.setPen(self.theme.muted)
        count = room.adjusted(written + px(STEP), 0, 0, 0)
        painter.drawText(count, flags | Qt.AlignmentFlag.AlignRight, entry.exercises)
        painter.setFont(self._note_font)
        note = place.adjusted(0, px(HEADING - BELOW_HEADING + 2), 0, 0)
        painter.drawText(note, Qt.TextFlag.TextWordWrap, entry.note)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRectF:
        """Paint the background of a line that is chosen or under the mouse; return its place."""
        theme, px = self.theme, self.theme.px
        here = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        hovered = over and self._view.viewport().underMouse()  # Qt reports its last place
        ground = theme.accent_ground if here else theme.hover if hovered else NOTHING
        place = QRectF(option.rect.adjusted(px(INSET), 0, -px(INSET), 0))
        draw_surface(painter, place, px(KEY_RADIUS), Surface(ground))
        return place

    def _paint_entry(
        self, painter: QPainter, option: QStyleOptionViewItem, entry: ContentsLine
    ) -> None:
        px = self.theme.px
        here = bool(option.state & QStyle.StateFlag.State_Selected)
        place = self._paint_ground(painter, option)
        left = option.rect.left() + px(MARGIN)
        if entry.path not in {"", "end"}:
            self._paint_path(painter, left + px(CIRCLE) / 2, QRectF(option.rect), entry)
        if entry.number:
            self._paint_circle(painter, QPointF(left, place.center().y()), entry, here=here)
            left += px(CIRCLE + BESIDE_CIRCLE)
        room = QRect(option.rect)
        room.setLeft(left)
        room.setRight(option.rect.right() - px(MARGIN))
        self._write(painter, room, entry, here=here)

    def _paint_path(
        self, painter: QPainter, across: float, line: QRectF, entry: ContentsLine
    ) -> None:
        """Paint the path from lesson to lesson, in another ink where it is done."""
        top = line.center().y() if entry.path == "first" else line.top()
        end = line.center().y() if entry.path == "last" else line.bottom() + 1
        wide = self.theme.px(PATH)
        part = QRectF(across - wide / 2, top, wide, end - top)
        painter.fillRect(part, self.theme.follows if entry.is_done else self.theme.well)

    def _paint_circle(
        self, painter: QPainter, left: QPointF, entry: ContentsLine, *, here: bool
    ) -> None:
        """Paint the number of a lesson, a flag for the last of a section, a tick if it is done."""
        theme, side = self.theme, self.theme.px(CIRCLE)
        place = QRectF(left.x(), left.y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        is_lit = here or entry.is_next
        ground = theme.follows if entry.is_done else theme.cursor if is_lit else theme.well
        painter.setBrush(ground)
        painter.drawEllipse(place)
        ink = theme.on_accent if is_lit else theme.muted
        if entry.is_done or entry.path in {"last", "end"}:
            sign = QRectF(0, 0, theme.px(TICK), theme.px(TICK))
            sign.moveCenter(place.center())
            name, ink = ("tick", theme.given) if entry.is_done else ("flag", ink)
            draw_icon(painter, name, sign, ink)
            return
        painter.setPen(ink)
        painter.setFont(face(11 * theme.zoom, Weight.DemiBold))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(entry.number))

    def _write(self, painter: QPainter, room: QRect, entry: ContentsLine, *, here: bool) -> None:
        """Write the title and, if there is room at the right, the progress.

        The progress is in the head of the lesson, too.
        """
        theme = self.theme
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(face(14 * theme.zoom, Weight.Medium if here else Weight.Normal))
        painter.setPen(theme.accent_text if here else theme.text)
        written = draw_elided(painter, room, entry.title)
        room.setLeft(room.left() + written + theme.px(STEP))
        painter.setFont(face(12.5 * theme.zoom, Weight.Medium))
        if QFontMetrics(painter.font()).horizontalAdvance(entry.exercises) <= room.width():
            painter.setPen(theme.accent_text if here else theme.muted)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, entry.exercises)
