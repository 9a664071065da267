# SPDX-License-Identifier: MIT
"""The painter of small boards: regions, constraints and the places of givens, without digits."""

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.board.figures import Cage, Clue
from sudoku_qt.models.sudoku.board.small_boards import Ray, SmallBoard
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.brushes import fill
from sudoku_qt.views.device_pixels import line_width, use_square
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.constraints.board import grounds_of
from sudoku_qt.views.sudoku.constraints.canvas import (
    Canvas,
    circle,
    letter,
    paint,
    stroked,
    through,
)
from sudoku_qt.views.sudoku.constraints.clues import rings_of
from sudoku_qt.views.sudoku.constraints.layers import (
    paint_above,
    paint_beneath,
    paint_cages,
    paint_marked_lines,
)
from sudoku_qt.views.sudoku.dialogs.pattern_picture import SmallPicture
from sudoku_qt.views.theme import Theme

FRAME, THIN = 1.5, 0.75
DASHED = 18.0
"""The side of a cell from which cages are dashed within it; in smaller ones their borders meet."""
MARK = 0.5
"""The side of a given's mark, relative to its cell."""
DOT_SHARE = 0.22
"""The most of a cell that a dot's radius takes."""
BORDER, RAY, HEAD, HEAD_ASIDE, DOT = 1.5, 1.25, 4.0, 0.6, 3.5
CLUE, CLUE_AWAY, CLUE_RING = 0.3, 0.25, 0.5
"""The side of a clue's mark, how far outside the board it is, and how much farther the next one at
the same place, in cells."""
WORD, WORD_ROOM = 9.0, 1.0
"""Widths and sizes of what is drawn larger, and the room round a word, in logical pixels."""
RIM, WORDS_RIM = 0.5, 1.0
"""The room for clues and words outside the board, in cells."""


class SmallBoardPicture(SmallPicture):
    """Shows one small board, or none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._small: SmallBoard | None = None

    def show_board(self, small: SmallBoard) -> None:
        """Show another board."""
        self._small = small
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the board, if there is one."""
        if self._small is not None:
            draw_small_board(painter, self.rect(), self._small, self.theme)


def draw_small_board(painter: QPainter, place: QRect, small: SmallBoard, theme: Theme) -> None:
    """Draw a board at the top left of a square, in whole device pixels."""
    painter.save()
    side, ratio = use_square(painter, place)
    scale = ratio * theme.zoom
    widths = FRAME, *(THIN,) * (small.size - 1), FRAME
    lines = tuple(line_width(width, scale) for width in widths)
    _draw(painter, Canvas(BoardGeometry.fit(side, side, lines, _rim(small)), theme, scale), small)
    painter.restore()


def _rim(small: SmallBoard) -> float:
    """The room that is needed around the board, in cells."""
    if any(min(across, down) < 0 for across, down, _ in small.words):
        return WORDS_RIM
    rings = rings_of(small.figures).values()
    return RIM + CLUE_RING * max(rings) if rings else 0.0


def _draw(painter: QPainter, canvas: Canvas, small: SmallBoard) -> None:
    board, theme = canvas.board, canvas.theme
    fill(painter, board.left, board.top, board.side, board.side, theme.board)
    for cell, ground in grounds_of(small.figures, canvas).items():
        painter.fillRect(canvas.rect(cell), ground)
    for cell in small.struck:
        painter.fillRect(canvas.rect(cell), theme.conflict_ground)
    if small.from_here is not None:
        painter.fillRect(canvas.rect(small.from_here), theme.cursor)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_beneath(painter, canvas, small.figures)
    paint_marked_lines(painter, canvas, small.figures, ())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    _draw_lines(painter, canvas, small)
    _draw_frame(painter, board, theme)
    for cell in small.marked:
        painter.fillRect(_mark(canvas, cell), theme.note)
    for clue, ring in rings_of(small.figures).items():
        painter.fillRect(_clue_mark(canvas, clue, ring), theme.note)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if canvas.cell >= DASHED * canvas.pixel:
        paint_cages(painter, canvas, small.figures)
    paint_above(painter, canvas, [each for each in small.figures if not isinstance(each, Clue)])
    for ray in small.rays:
        _draw_ray(painter, canvas, ray)
    for across, down, black in small.dots:
        _draw_dot(painter, canvas, QPointF(across, down), black=black)
    for word in small.words:
        _write(painter, canvas, *word)


def _mark(canvas: Canvas, cell: int) -> QRect:
    """The place of a given's mark, in whole pixels."""
    air = round(canvas.cell * (1 - MARK) / 2)
    return canvas.rect(cell).toRect().adjusted(air, air, -air, -air)


def _clue_mark(canvas: Canvas, clue: Clue, ring: int) -> QRectF:
    """The place of a mark for a clue outside the board, whose number would be too small."""
    away = CLUE_AWAY + CLUE_RING * ring

    def along(number: int, away: float) -> float:
        if number < 0:
            return -away
        return canvas.size + away if number >= canvas.size else number + 0.5

    down = CLUE_AWAY if not 0 <= clue.column < canvas.size else away
    middle = _at(canvas, along(clue.column, away), along(clue.row, down))
    half = CLUE * canvas.cell / 2
    return QRectF(middle - QPointF(half, half), middle + QPointF(half, half))


def _draw_frame(painter: QPainter, board: BoardGeometry, theme: Theme) -> None:
    left, top, side, width = board.left, board.top, board.side, board.lines[0]
    for x, y, across, down in (
        (left, top, side, width),
        (left, top + side - width, side, width),
        (left, top, width, side),
        (left + side - width, top, width, side),
    ):
        fill(painter, x, y, across, down, theme.box)


def _draw_lines(painter: QPainter, canvas: Canvas, small: SmallBoard) -> None:
    """Fill thin lines between all cells and, over them, the borders of regions."""
    board, theme = canvas.board, canvas.theme
    for start, width in board.bars:
        fill(painter, board.left + start, board.top, width, board.side, theme.thin)
        fill(painter, board.left, board.top + start, board.side, width, theme.thin)
    if canvas.cell < DASHED * canvas.pixel:
        _draw_borders(painter, canvas, _cages(small), max(1, round(canvas.pixel)), theme.outline)
    wide = max(1, round(BORDER * canvas.pixel))
    _draw_borders(painter, canvas, small.regions, wide, theme.box)


def _cages(small: SmallBoard) -> Sequence[int]:
    """For each cell the number of its cage, the same one for all cells without a cage."""
    cages = [each for each in small.figures if isinstance(each, Cage)]
    numbers = {cell: number for number, cage in enumerate(cages) for cell in cage.cells}
    return [numbers.get(cell, -1) for cell in range(small.size**2)]


def _draw_borders(
    painter: QPainter, canvas: Canvas, regions: Sequence[int], wide: int, ink: QColor
) -> None:
    """Fill lines between the cells of different groups."""
    board, size = canvas.board, canvas.size
    for cell, region in enumerate(regions):
        row, column = divmod(cell, size)
        x, y = board.corner(row, column)
        aside = (wide - board.lines[1]) // 2
        over = board.lines[1] + aside  # so that two borders meet
        long = board.cell + 2 * over
        if column + 1 < size and regions[cell + 1] != region:
            fill(painter, x + board.cell - aside, y - over, wide, long, ink)
        if row + 1 < size and regions[cell + size] != region:
            fill(painter, x - over, y + board.cell - aside, long, wide, ink)


def _at(canvas: Canvas, across: float, down: float) -> QPointF:
    """A place in cells, which may lie outside the board."""
    board = canvas.board
    whole = board.side / canvas.size
    return QPointF(board.left + across * whole, board.top + down * whole)


def _draw_ray(painter: QPainter, canvas: Canvas, ray: Ray) -> None:
    points = [_at(canvas, *point) for point in ray.points]
    path, width = through(points), RAY * canvas.pixel
    if ray.points_on:
        way = points[-1] - points[-2]
        back = way * (-HEAD * canvas.pixel / hypot(way.x(), way.y()))
        aside = QPointF(-back.y(), back.x()) * HEAD_ASIDE
        path.addPath(through((points[-1] + back + aside, points[-1], points[-1] + back - aside)))
    paint(painter, stroked(path, width), canvas.theme.sign)


def _draw_dot(painter: QPainter, canvas: Canvas, place: QPointF, *, black: bool) -> None:
    theme, middle = canvas.theme, _at(canvas, place.x(), place.y())
    radius = min(DOT * canvas.pixel, DOT_SHARE * canvas.cell)
    paint(painter, circle(middle, radius), theme.sign)
    inside = theme.dot_black if black else theme.dot_white
    paint(painter, circle(middle, radius - canvas.pixel), inside)


def _write(painter: QPainter, canvas: Canvas, across: float, down: float, text: str) -> None:
    """Write a word on the ground of the board or, outside of it, on what is there."""
    height, middle = WORD * canvas.pixel, _at(canvas, across, down)
    metrics = QFontMetricsF(face(height, Weight.DemiBold))
    room = WORD_ROOM * canvas.pixel
    size = QPointF(metrics.horizontalAdvance(text) / 2 + room, metrics.capHeight() / 2 + room)
    if min(across, down) >= 0:
        painter.fillRect(QRectF(middle - size, middle + size), canvas.theme.board)
    letter(painter, middle, text, height, canvas.theme.sign)
