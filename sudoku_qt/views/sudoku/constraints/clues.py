# SPDX-License-Identifier: MIT
"""Clues outside the board, in a ring of half a cell."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from sudoku_qt.models.sudoku.board.figures import Clue
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.constraints.canvas import Canvas, letter, paint, stroked, through

AWAY = 0.26
"""The distance of the middle of a clue from the board; this and all below in cells."""
SIZE, MOST = 0.25, 0.44
"""The size of a clue, and its greatest width beside the board."""
SIGN_SIZE, SIGN_ROOM, TOWERS = 0.17, 0.04, 0.15
ARROW, ARROW_ASIDE, ARROW_WIDTH = 0.15, 0.14, 0.026
BESIDE, ARROW_BESIDE = 0.07, 0.35
"""How far a clue beside the board, and its arrow, are moved in the direction of the arrow."""


def paint_clue(painter: QPainter, canvas: Canvas, clue: Clue) -> None:
    """Write a clue, with an arrow or with the sign of its meaning at its left."""
    middle, height = _middle(canvas, clue), SIZE * canvas.cell
    most = MOST * canvas.cell if _is_beside(canvas, clue) else 0.9 * canvas.cell
    if any(clue.step):
        text, arrow = _parted(canvas, clue, middle)
        letter(painter, text, clue.text, height, canvas.theme.sign, most=most)
        _paint_arrow(painter, canvas, arrow, clue.step)
    elif clue.sign:
        _with_sign(painter, canvas, clue, middle)
    else:
        letter(painter, middle, clue.text, height, canvas.theme.sign, most=most)


def _is_beside(canvas: Canvas, clue: Clue) -> bool:
    """Whether it stands left or right of the board, where there is less room."""
    return not 0 <= clue.column < canvas.size


def _middle(canvas: Canvas, clue: Clue) -> QPointF:
    def along(number: int) -> float:
        if number < 0:
            return -AWAY
        return canvas.size + AWAY if number >= canvas.size else number + 0.5

    return canvas.point((along(clue.column), along(clue.row)))


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


def _with_sign(painter: QPainter, canvas: Canvas, clue: Clue, middle: QPointF) -> None:
    """Write a clue behind its sign: towers, or a small letter."""
    theme, cell = canvas.theme, canvas.cell
    towers = clue.sign == "towers"
    small = QFontMetricsF(face(SIGN_SIZE * cell, Weight.DemiBold))
    sign = TOWERS * cell if towers else small.horizontalAdvance(clue.sign)
    text = QFontMetricsF(face(SIZE * cell, Weight.DemiBold)).horizontalAdvance(clue.text)
    share = min(1.0, (MOST + 0.06) * cell / (sign + SIGN_ROOM * cell + text))
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
