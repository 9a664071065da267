# SPDX-License-Identifier: MIT
"""The painter of a cell's contents: its digit or notes, and the mark of a fault."""

from collections.abc import Sequence

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from sudoku_qt.models.sudoku.board.cell import Cell, Composed, Disc, Mark
from sudoku_qt.models.sudoku.board.model import tint_of
from sudoku_qt.views.brushes import brush_of, pen_of
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sudoku.cell.digit_cache import DigitCache, DigitShape, whole_height
from sudoku_qt.views.sudoku.cell.discs import draw_cross, draw_disc, draw_strike
from sudoku_qt.views.sudoku.cell.note_places import NOTE_HEIGHT, Note, is_mixed, placed_notes
from sudoku_qt.views.sudoku.compose.marks import share_ground
from sudoku_qt.views.theme import Theme

DIGIT_HEIGHT = 0.42  # of the cell: a face of 58 %
SETTLED_HEIGHT = 0.31  # a digit of all solutions: 28 pixels where an entered one has 38
CORNER_HEIGHT = 0.168
NOTE_TILE, NOTE_TILE_RADIUS = 0.29, 0.06  # of the cell: behind a note that is the cursor's digit
FRAME, FRAME_WIDTH = 0.27, 0.015  # round a corner note among candidates
LEAST_FRAME = 9  # its least side, in pixels
DISC, RING, STRIKE = 0.144, 0.125, 0.1  # of the cell: round a note, or across it
SOUGHT = 0
"""Used instead of a share's step for the highlighted digit."""
ALL_NOTES = Cell(notes=0b111_111_111)
MISSING = 0.5  # the opacity of a note that a check has found missing
DIGIT_DISC = 0.38  # round a digit
LONE = frozenset({"follows", "excluded"})
TRIANGLE = 0.17  # of a conflict
CROSS_ARM, CROSS_MIDDLE = 0.07, 0.15  # of a mistake


class CellPainter:
    """Paints into cells of one size, in the colours of one theme."""

    def __init__(self, size: int, theme: Theme, digits: DigitCache | None = None) -> None:
        self._size, self._theme = size, theme
        self._digits = digits or DigitCache()
        self._occurrences: dict[tuple[int, int, int], QPixmap] = {}

    def fit(self, size: int, theme: Theme) -> None:
        """Set the size of a cell, and the theme."""
        self._size, self._theme = size, theme
        self._digits.forget()
        self._occurrences.clear()

    def set_signs(self, signs: Sequence[str]) -> None:
        """Write digits as these signs."""
        self._digits.signs = tuple(signs)

    def draw(self, painter: QPainter, cell: Cell, sought: int, inset: int) -> None:
        """Draw the contents of a cell; `sought` is the digit that stands out among the notes.

        A mark keeps `inset` pixels away from the edge.
        """
        if cell.value:
            for disc in cell.discs:
                draw_disc(painter, self._middle_of_cell, self._size * DIGIT_DISC, disc, self._theme)
            self._draw_digit(painter, cell)
            self._draw_mark(painter, cell, inset)
        elif cell.composed and (cell.composed.shares or cell.composed.settled):
            self._draw_composed(painter, cell, cell.composed, sought)
        else:
            self._draw_notes(painter, cell, sought)

    @property
    def _middle_of_cell(self) -> QPointF:
        return QPointF(self._size / 2, self._size / 2)

    def _draw_digit(self, painter: QPainter, cell: Cell) -> None:
        value, given, conflict, mark = cell.value, cell.given, cell.conflict, cell.mark
        theme = self._theme
        inks = (
            (mark is Mark.WRONG, theme.wrong),
            (given, theme.given),
            (conflict and mark is not Mark.RIGHT, theme.conflict),
            (bool(cell.supposed), theme.branch),
        )
        ink = next((ink for applies, ink in inks if applies), theme.entered)
        weight = Weight.DemiBold if given else Weight.Normal
        height = round(self._size * DIGIT_HEIGHT)
        shape = DigitShape(value, self._size, height, weight, ink)
        self._digits.paint(painter, 0, 0, shape)

    def _draw_notes(self, painter: QPainter, cell: Cell, sought: int) -> None:
        """Draw each note in its place, on a disc in its colour; the highlighted digit has a tile.

        Missing candidates that a check has found are faint, impossible notes crossed out.
        """
        if is_lone(cell):
            self._draw_lone(painter, cell.discs[0])
            return
        discs = {disc.digit: disc for disc in cell.discs}
        noted = cell._replace(notes=cell.notes | cell.missing)
        framed = is_mixed(noted)
        for note in placed_notes(noted, self._size):
            bit = 1 << note.digit - 1
            if note.digit in discs and not note.corner:
                self._draw_shown(painter, note, discs[note.digit])
                continue
            missing = not note.corner and bool(cell.missing & bit)
            colour = 0 if note.corner else tint_of(cell.tints, note.digit)
            if colour and not missing:
                self._draw_disc(painter, note, self._theme.player(colour))
            elif note.digit == sought and not missing:
                self._draw_note_tile(painter, note, self._theme.same)
            painter.setOpacity(MISSING if missing else 1.0)
            supposed = cell.supposed_corners if note.corner else cell.supposed
            self._draw_note(painter, note, supposed=bool(supposed & bit))
            painter.setOpacity(1.0)
            if framed and note.corner:
                ink = self._theme.branch if supposed & bit else self._theme.note
                self._draw_frame(painter, note, ink)
            if missing:
                self._draw_ring(painter, note)
            elif not note.corner and cell.impossible & bit:
                self._strike(painter, note)

    def _draw_composed(
        self, painter: QPainter, cell: Cell, composed: Composed, sought: int
    ) -> None:
        """Draw the digits that occur in a cell, on tiles by their share, or the settled digit."""
        if composed.settled:
            height = round(self._size * SETTLED_HEIGHT)
            shape = DigitShape(
                composed.settled, self._size, height, Weight.Normal, self._theme.note
            )
            self._digits.paint(painter, 0, 0, shape)
            return
        shares = composed.shares
        mask = sum(1 << place for place, share in enumerate(shares) if share)
        for note in placed_notes(cell._replace(notes=mask, corners=0), self._size):
            step = SOUGHT if note.digit == sought else shares[note.digit - 1]
            painter.drawPixmap(note.left, note.top, self._occurring(note, step))

    def _occurring(self, note: Note, step: int) -> QPixmap:
        """A candidate on the tile of a step, cached because boards are full of them."""
        key = note.digit, step, note.room
        picture = self._occurrences.get(key)
        if picture is None:
            picture = self._occurrences[key] = self._draw_occurring(note, step)
        return picture

    def _draw_occurring(self, note: Note, step: int) -> QPixmap:
        theme, room = self._theme, note.room
        picture = QPixmap(room, room)
        picture.fill(QColor(0, 0, 0, 0))  # lines of a variant lie beneath
        painter = QPainter(picture)
        in_corner = note._replace(left=0, top=0)
        tile = theme.same if step == SOUGHT else share_ground(theme, step)
        self._draw_note_tile(painter, in_corner, tile)
        self._draw_note(painter, in_corner, supposed=False)
        painter.end()
        return picture

    def _draw_lone(self, painter: QPainter, disc: Disc) -> None:
        """Draw a hint's mark of an empty cell, as large as a digit."""
        theme, radius = self._theme, self._size * DIGIT_DISC
        if disc.role == "excluded":
            draw_cross(painter, self._middle_of_cell, radius, disc, theme)
            return
        draw_disc(painter, self._middle_of_cell, radius, disc, theme)
        ink = theme.muted if disc.ahead else theme.given
        height = round(self._size * DIGIT_HEIGHT)
        shape = DigitShape(disc.digit, self._size, height, Weight.Normal, ink)
        self._digits.paint(painter, 0, 0, shape)

    def _note_height(self, share: float, note: Note) -> int:
        """The height of a note, in pixels."""
        return round(self._size * share * note.height)

    def _draw_note(self, painter: QPainter, note: Note, *, supposed: bool) -> None:
        share, weight = (
            (CORNER_HEIGHT, Weight.DemiBold) if note.corner else (NOTE_HEIGHT, Weight.Medium)
        )
        usual = self._theme.given if note.corner else self._theme.note
        ink = self._theme.branch if supposed else usual
        height = self._note_height(share, note)
        shape = DigitShape(note.digit, note.room, height, weight, ink)
        self._digits.paint(painter, note.left, note.top, shape)

    def _draw_frame(self, painter: QPainter, note: Note, ink: QColor) -> None:
        """Draw a frame around a corner note among candidates, to distinguish it."""
        side = whole_height(self._size * FRAME * note.scale, note.room)
        if side < LEAST_FRAME:
            return  # it would fill the digit's own pixels
        edge = (note.room - side) // 2
        width = max(1, round(self._size * FRAME_WIDTH))
        frame = QRectF(note.left + edge, note.top + edge, side, side)
        frame.adjust(width / 2, width / 2, -width / 2, -width / 2)
        path = QPainterPath()
        path.addRoundedRect(frame, self._size * NOTE_TILE_RADIUS, self._size * NOTE_TILE_RADIUS)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(path, pen_of(ink, width))

    def _draw_shown(self, painter: QPainter, note: Note, disc: Disc) -> None:
        """Draw a candidate of a hint: on its disc, and crossed out if it is eliminated."""
        theme, radius = self._theme, self._size * DISC * note.scale
        if disc.role == "excluded":
            draw_cross(painter, _middle(note), radius, disc, theme)
            return
        draw_disc(painter, _middle(note), radius, disc, theme)
        if disc.role == "eliminated":  # behind the digit, which is still to be read
            draw_strike(painter, _middle(note), radius, disc, theme)
        ink = theme.muted if disc.ahead else theme.given
        height = self._note_height(NOTE_HEIGHT, note)
        shape = DigitShape(note.digit, note.room, height, Weight.DemiBold, ink)
        self._digits.paint(painter, note.left, note.top, shape)

    def _draw_note_tile(self, painter: QPainter, note: Note, ground: QColor) -> None:
        painter.save()
        painter.translate(note.left, note.top)
        share = self._size * note.scale / note.room
        draw_tile(painter, note.room, NOTE_TILE * share, NOTE_TILE_RADIUS * share, ground)
        painter.restore()

    def _draw_disc(self, painter: QPainter, note: Note, ink: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        radius = self._size * DISC * note.scale
        path.addEllipse(_middle(note), radius, radius)
        painter.fillPath(path, brush_of(ink))

    def _draw_ring(self, painter: QPainter, note: Note) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        radius = self._size * RING * note.scale
        path.addEllipse(_middle(note), radius, radius)
        pen = pen_of(self._theme.note, max(1.0, self._size * 0.015))
        pen.setDashPattern([2.0, 2.5])
        painter.strokePath(path, pen)

    def _strike(self, painter: QPainter, note: Note) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, arm = _middle(note), self._size * STRIKE * note.scale
        path = QPainterPath(middle + QPointF(-arm, arm))
        path.lineTo(middle + QPointF(arm, -arm))
        painter.strokePath(path, pen_of(self._theme.conflict, max(1.0, self._size * 0.025)))

    def _draw_mark(self, painter: QPainter, cell: Cell, inset: int) -> None:
        """Draw the marks of faults, each in its own corner and shape, as both are possible."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        right = self._size - inset
        if cell.conflict:
            self._draw_triangle(painter, right, inset)
        if cell.mark is Mark.WRONG:
            self._draw_cross(painter, right, right)

    def _draw_triangle(self, painter: QPainter, right: int, top: int) -> None:
        side = max(4, round(self._size * TRIANGLE))
        corner = QPolygonF(
            [QPointF(right - side, top), QPointF(right, top), QPointF(right, top + side)]
        )
        painter.setPen(QtCore.Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.conflict)
        painter.drawPolygon(corner)

    def _draw_cross(self, painter: QPainter, right: int, bottom: int) -> None:
        size = self._size
        arm, middle = size * CROSS_ARM, size * CROSS_MIDDLE
        x, y = right - middle, bottom - middle
        painter.setPen(
            QPen(self._theme.wrong, max(1.0, size * 0.03), c=QtCore.Qt.PenCapStyle.RoundCap)
        )
        painter.drawLine(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm))
        painter.drawLine(QPointF(x - arm, y + arm), QPointF(x + arm, y - arm))


def is_lone(cell: Cell) -> bool:
    """Whether a cell only shows that a digit goes there, or has no place: it is drawn large."""
    written = cell.value or cell.notes or cell.missing or cell.corners
    return not written and len(cell.discs) == 1 and cell.discs[0].role in LONE


def middle_of(cell: Cell, digit: int, size: int) -> QPointF:
    """The centre of a candidate in its cell, or of the cell if it is not a note."""
    notes = (each for each in placed_notes(cell, size) if each.digit == digit and not each.corner)
    note = None if cell.value or is_lone(cell) else next(notes, None)
    return _middle(note) if note else QPointF(size / 2, size / 2)


def _middle(note: Note) -> QPointF:
    return QPointF(note.left + note.room / 2, note.top + note.room / 2)


def draw_tile(painter: QPainter, room: int, share: float, radius: float, ink: QColor) -> None:
    """Draw a tile with round corners at the centre of a square, in whole pixels."""
    side = whole_height(room * share, room)
    edge = (room - side) // 2
    path = QPainterPath()
    path.addRoundedRect(edge, edge, side, side, room * radius, room * radius)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, brush_of(ink))
