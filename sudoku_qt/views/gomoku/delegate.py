# SPDX-License-Identifier: MIT
"""The painter of a point of a Gomoku board: its stone, number, marks and the cursor."""

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from sudoku_qt.models.gomoku.model import GomokuRole, Index, Point, PointMark
from sudoku_qt.views.board.lettering import write
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.gomoku.look import RADIUS, GomokuLook, edge_of
from sudoku_qt.views.theme import Theme, blend

BLACK = 1
RING = 0.055  # the width of a ring
WON_RING = 0.085
NUMBER, LONG_NUMBER = 0.34, 0.28  # the face, of one or two digits and of three
LARGE = 90  # the size of a cell, in pixels, above which numbers grow more slowly
PENDING_SHARE, PLANNED_SHARE, GHOST_SHARE = (
    0.6,
    0.55,
    0.32,
)  # the opacity of a stone that is not placed yet
CROSS = 0.13  # half the width of a forbidden point's cross
DISC = 0.28  # the radius of a mark on a point
BRACKET = 0.24  # the length of the cursor's corners
MOST_PIXMAPS = 600
"""The number of cached pictures of points; the largest board has 484 points."""

Painted = tuple[Point, bool, int]
"""A point, whether the cursor is on it, and the colour of the stone under the mouse (0 for none).
"""


class GomokuDelegate(QStyledItemDelegate):
    """Paints points in whole device pixels, as the view's painter does."""

    def __init__(self, theme: Theme, look: GomokuLook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._look = theme, look
        self._pixmaps: dict[Painted, QPixmap] = {}
        self._size = 0
        self.cursor: int | None = None
        """The cursor's point, if it is visible."""
        self.ghost: tuple[int, int] | None = None
        """The point where the mouse would put a stone, and the stone's colour."""

    def set_look(self, theme: Theme, look: GomokuLook) -> None:
        """Set the theme and the look of the board."""
        self._theme, self._look = theme, look
        self._size = 0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a point from the cache, or draw it first."""
        rect = option.rect
        if rect.width() != self._size or len(self._pixmaps) > MOST_PIXMAPS:
            self.fit(rect.width())
        model = index.model()
        key = self._seen(
            model.data(index, GomokuRole.POINT), index.row() * model.rowCount() + index.column()
        )
        if key is None:
            return
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._pixmaps[key] = self._draw(*key)
        painter.drawPixmap(rect.topLeft(), pixmap)

    def fit(self, size: int) -> None:
        """Set the size of a point."""
        self._pixmaps.clear()
        self._size = size

    def _seen(self, point: Point, number: int) -> Painted | None:
        """What is visible on a point; None for bare wood."""
        stone, order, marks = point
        move_number = order if self._look.numbers or marks & PointMark.PLANNED else 0
        ghost = self.ghost[1] if self.ghost and self.ghost[0] == number and not stone else 0
        at_cursor = number == self.cursor
        if not (stone or marks or ghost or at_cursor):
            return None
        return (stone, move_number, marks), at_cursor, ghost

    def _draw(self, point: Point, at_cursor: bool, ghost: int) -> QPixmap:  # noqa: FBT001 - a key
        pixmap = QPixmap(self._size, self._size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.draw(painter, point, ghost)
        if at_cursor:
            self._draw_cursor(painter)
        painter.end()
        return pixmap

    def draw(self, painter: QPainter, point: Point, ghost: int = 0) -> None:
        """Draw a point at the painter's origin, or the stone held over it."""
        stone, order, marks = point
        planned = bool(marks & PointMark.PLANNED)
        number = order if self._look.numbers or planned else 0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if marks & PointMark.BANNED and not stone:
            self._draw_cross(painter)
        if stone or ghost:
            share = self._share(marks, ghost)
            if share == 1.0:  # a translucent stone casts no shadow
                self._draw_shadow(painter)
            painter.setOpacity(share)
            self._draw_stone(painter, stone or ghost)
            painter.setOpacity(1.0)
        if number:
            self._draw_number(painter, stone, number)
        self._draw_marks(painter, marks)

    def _share(self, marks: PointMark, ghost: int) -> float:
        if ghost:
            return GHOST_SHARE
        if marks & (PointMark.PLANNED | PointMark.OFFERED):
            return PLANNED_SHARE
        return PENDING_SHARE if marks & PointMark.PENDING else 1.0

    @property
    def _middle(self) -> QPointF:
        """The middle of a point, where the middles of its lines cross."""
        return QPointF(self._size / 2, self._size / 2)

    # Stones

    def _draw_stone(self, painter: QPainter, colour: int) -> None:
        """Draw a stone with a soft highlight."""
        radius, theme = self._size * RADIUS, self._theme
        body = theme.black_stone if colour == BLACK else theme.white_stone
        shine = theme.black_shine if colour == BLACK else theme.white_shine
        hardly_seen = colour == BLACK and self._look.is_dark
        edge = edge_of(body, self._look, far="white" if colour == BLACK else "black")
        light = QRadialGradient(self._middle + QPointF(-0.32, -0.4) * radius, radius * 1.45)
        light.setColorAt(0.0, shine)
        light.setColorAt(0.25 if colour == BLACK else 0.45, blend(shine, body, 0.35))
        light.setColorAt(1.0, body)
        width = self._size * (0.03 if hardly_seen else 0.012)
        painter.setPen(QPen(edge, max(1.0, width)))
        painter.setBrush(light)
        painter.drawEllipse(self._middle, radius, radius)

    def _draw_shadow(self, painter: QPainter) -> None:
        radius = self._size * RADIUS
        middle = self._middle + QPointF(0.03, 0.07) * radius
        shadow = QRadialGradient(middle, radius * 1.08)
        for place, alpha in ((0.0, 110), (0.86, 90), (1.0, 0)):
            shadow.setColorAt(place, QColor(0, 0, 0, alpha))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shadow)
        painter.drawEllipse(middle, radius * 1.08, radius * 1.08)

    def _draw_number(self, painter: QPainter, colour: int, number: int) -> None:
        """Write a number whose digits, not their line box, are centred."""
        text = str(number)
        size = self._size
        share = NUMBER if len(text) < 3 else LONG_NUMBER
        pixels = size * share if size < LARGE else LARGE * share + (size - LARGE) * 0.12
        theme = self._theme
        font = face(pixels, Weight.Medium)
        metrics = QFontMetricsF(font)
        left = (size - metrics.horizontalAdvance(text)) / 2
        at = QPointF(left, round((size + metrics.capHeight()) / 2))
        ink = theme.white_shine if colour == BLACK else theme.black_stone
        write(painter, at, font, text, ink)

    # Marks

    def _draw_marks(self, painter: QPainter, marks: PointMark) -> None:
        if marks & PointMark.SHOWN:
            painter.setPen(QPen(self._theme.panel, max(1.0, self._size * 0.03)))
            painter.setBrush(self._look.ring)
            painter.drawEllipse(self._middle, self._size * DISC, self._size * DISC)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if marks & (PointMark.PENDING | PointMark.PLANNED | PointMark.OFFERED):
            self._draw_ring(painter, RING, dashed=True)
        elif marks & PointMark.LINE:
            self._draw_ring(painter, WON_RING)
        elif marks & PointMark.LAST:
            self._draw_ring(painter, RING)

    def _draw_ring(self, painter: QPainter, share: float, *, dashed: bool = False) -> None:
        """Draw a ring around the stone, inside the cell."""
        width = max(2.0, min(self._size, LARGE) * share)
        pen = QPen(self._look.ring, width)
        if dashed:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([2.6, 1.6])
        radius = min(self._size * RADIUS + width / 2, (self._size - width) / 2)
        painter.setPen(pen)
        painter.drawEllipse(self._middle, radius, radius)

    def _draw_cross(self, painter: QPainter) -> None:
        """Draw the mark of a forbidden point."""
        arm, middle = self._size * CROSS, self._middle
        painter.setPen(QPen(self._look.ban, max(1.6, self._size * 0.05), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))

    def _draw_cursor(self, painter: QPainter) -> None:
        """Draw only the corners of the cursor's frame, so that the point stays readable."""
        width = max(2, round(self._size * 0.05))
        frame = QRectF(0, 0, self._size, self._size).adjusted(
            width / 2, width / 2, -width / 2, -width / 2
        )
        reach = self._size * BRACKET
        pen = QPen(self._look.ring, width, c=Qt.PenCapStyle.FlatCap, j=Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        corners = (
            (frame.topLeft(), 1, 1),
            (frame.topRight(), -1, 1),
            (frame.bottomLeft(), 1, -1),
            (frame.bottomRight(), -1, -1),
        )
        for corner, right, down in corners:
            side, foot = QPointF(right * reach, 0), QPointF(0, down * reach)
            painter.drawPolyline([corner + side, corner, corner + foot])
