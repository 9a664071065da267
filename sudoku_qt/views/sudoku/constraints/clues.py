# SPDX-License-Identifier: MIT
"""Clues outside the board, in a ring of half a cell, and in more where a place has several."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from sudoku_qt.models.sudoku.board.figures import Clue, Figure
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.constraints.canvas import Canvas, letter, paint, stroked, through

AWAY = 0.25
"""The distance of the middle of a clue from the board's frame; this and all below in cells."""
SIZE, MOST = 0.25, 0.44
"""The size of a clue, and its greatest width beside the board."""
RING_ACROSS, RING_DOWN = 0.5, 0.32
"""How much farther out the next ring is: beside the board, and above or below it."""
SIGN_SIZE, SIGN_ROOM, TOWERS = 0.17, 0.04, 0.15
ARROW, ARROW_ASIDE, ARROW_WIDTH = 0.15, 0.14, 0.026
PLATE, AROUND = 0.06, 0.03
"""The radius of the ground of a clue that stands out, and its room around the clue."""
BESIDE, ARROW_BESIDE = 0.07, 0.35
"""How far a clue beside the board, and its arrow, are moved in the direction of the arrow."""


def rings_of(figures: Iterable[Figure]) -> Mapping[Clue, int]:
    """The ring of each clue, 0 at the board: of several at one place each has its own.

    Those of one kind come in the same order at all places, however they were drawn.
    """
    places = defaultdict[tuple[int, int], dict[Clue, None]](dict)
    for figure in figures:
        if isinstance(figure, Clue):
            places[figure.row, figure.column][figure] = None
    return {
        clue: ring
        for there in places.values()
        for ring, clue in enumerate(sorted(there, key=_from_the_board_out))
    }


def _from_the_board_out(clue: Clue) -> tuple[bool, str, tuple[int, int]]:
    return any(clue.step), clue.sign, clue.step


def rings_room(figures: Iterable[Figure], size: int) -> float:
    """The room around a board for the rings beyond the first, in cells."""
    rings = rings_of(figures).items()
    return max((_ring_room(clue, ring, size) for clue, ring in rings), default=0.0)


def _ring_room(clue: Clue, ring: int, size: int) -> float:
    return ring * (RING_DOWN if 0 <= clue.column < size else RING_ACROSS)


def paint_clue(painter: QPainter, canvas: Canvas, clue: Clue, ring: int = 0) -> None:
    """Write a clue in its ring, with an arrow or with the sign of its meaning at its left."""
    middle, height = _middle(canvas, clue, ring), SIZE * canvas.cell
    most = MOST * canvas.cell if _is_beside(canvas, clue) else 0.9 * canvas.cell
    if any(clue.step):
        text, arrow = _parted(canvas, clue, middle)
        letter(painter, text, clue.text, height, canvas.theme.sign, most=most)
        _paint_arrow(painter, canvas, arrow, clue.step)
    elif clue.sign:
        _with_sign(painter, canvas, clue, (middle, most))
    else:
        letter(painter, middle, clue.text, height, canvas.theme.sign, most=most)


def paint_lit_clue(painter: QPainter, canvas: Canvas, clue: Clue, ring: int = 0) -> None:
    """Write a clue on the ground of the cells of its rule, which a hint is about."""
    plate = QPainterPath()
    plate.addRoundedRect(_extent(canvas, clue, ring), PLATE * canvas.cell, PLATE * canvas.cell)
    paint(painter, plate, canvas.theme.set_a_ground)
    paint_clue(painter, canvas, clue, ring)


def _extent(canvas: Canvas, clue: Clue, ring: int) -> QRectF:
    """Where a clue stands, with its arrow or sign, and a little more."""
    cell, middle = canvas.cell, _middle(canvas, clue, ring)
    width = QFontMetricsF(face(SIZE * cell, Weight.DemiBold)).horizontalAdvance(clue.text)
    if any(clue.step):
        text, arrow = _parted(canvas, clue, middle)
        whole = _around(text, width, SIZE * cell).united(_around(arrow, ARROW * cell, ARROW * cell))
    else:
        most = MOST * cell if _is_beside(canvas, clue) else 0.9 * cell
        room = (TOWERS + SIGN_ROOM) * cell if clue.sign else 0.0
        whole = _around(middle, min(width + room, most), SIZE * cell)
    more = AROUND * cell
    return whole.adjusted(-more, -more, more, more)


def _around(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _is_beside(canvas: Canvas, clue: Clue) -> bool:
    """Whether it stands left or right of the board, where there is less room."""
    return not 0 <= clue.column < canvas.size


def _middle(canvas: Canvas, clue: Clue, ring: int) -> QPointF:
    """The middle of a clue; in a corner the next ring is farther to the side."""
    away = AWAY + _ring_room(clue, ring, canvas.size)
    down = AWAY if _is_beside(canvas, clue) else away

    board = canvas.board

    def along(number: int, away: float) -> float:
        if number < 0:
            return -away * board.cell
        if number >= canvas.size:
            return board.side + away * board.cell
        return board.starts[number] + board.cell / 2

    return QPointF(board.left + along(clue.column, away), board.top + along(clue.row, down))


def _parted(canvas: Canvas, clue: Clue, middle: QPointF) -> tuple[QPointF, QPointF]:
    """The middles of a text and of its arrow, which stands where it points from."""
    down, right = clue.step
    metrics = QFontMetricsF(face(SIZE * canvas.cell, Weight.DemiBold))
    aside = ARROW_ASIDE * canvas.cell
    if not 0 <= clue.row < canvas.size and _is_beside(canvas, clue):
        return middle - QPointF(0, down * aside), middle + QPointF(0, down * aside)
    if _is_beside(canvas, clue):
        shift = down * canvas.cell
        return middle + QPointF(0, BESIDE * shift), middle + QPointF(0, ARROW_BESIDE * shift)
    half = metrics.horizontalAdvance(clue.text) / 2
    text = middle + QPointF(right * (0.42 * canvas.cell - half - 2 * aside), 0)
    return text, text + QPointF(right * (half + aside), down * 0.03 * canvas.cell)


def _paint_arrow(painter: QPainter, canvas: Canvas, middle: QPointF, step: tuple[int, int]) -> None:
    half, head = ARROW * canvas.cell / 2, 0.09 * canvas.cell
    down, right = step
    tip = middle + QPointF(right * half, down * half)
    path = through((middle - QPointF(right * half, down * half), tip))
    path.addPath(through((tip - QPointF(right * head, 0), tip, tip - QPointF(0, down * head))))
    width = max(1.25 * canvas.pixel, ARROW_WIDTH * canvas.cell)
    paint(painter, stroked(path, width), canvas.theme.sign)


def _with_sign(painter: QPainter, canvas: Canvas, clue: Clue, place: tuple[QPointF, float]) -> None:
    """Write a clue behind its sign, towers or a small letter, round a point in some width."""
    middle, most = place
    theme, cell = canvas.theme, canvas.cell
    towers = clue.sign == "towers"
    small = QFontMetricsF(face(SIGN_SIZE * cell, Weight.DemiBold))
    sign = TOWERS * cell if towers else small.horizontalAdvance(clue.sign)
    text = QFontMetricsF(face(SIZE * cell, Weight.DemiBold)).horizontalAdvance(clue.text)
    share = min(1.0, most / (sign + SIGN_ROOM * cell + text))
    left = middle.x() - (sign + SIGN_ROOM * cell + text) * share / 2
    sign_middle = QPointF(left + sign * share / 2, middle.y())
    text_middle = QPointF(left + (sign + SIGN_ROOM * cell + text / 2) * share, middle.y())
    if towers:
        paint(painter, _towers(sign_middle, TOWERS * cell * share), theme.muted)
    else:
        letter(painter, sign_middle, clue.sign, SIGN_SIZE * cell * share, theme.muted)
    letter(painter, text_middle, clue.text, SIZE * cell * share, theme.sign)


def _towers(middle: QPointF, width: float) -> QPainterPath:
    """Three towers, each higher than the one before."""
    path = QPainterPath()
    foot = middle.y() + width * 0.55
    for number, high in enumerate((0.4, 0.75, 1.1)):
        left = middle.x() - width / 2 + number * width * 0.37
        path.addRect(left, foot - high * width, width * 0.26, high * width)
    return path
