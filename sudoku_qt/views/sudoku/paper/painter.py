# SPDX-License-Identifier: MIT
"""The painter of a page, the same for preview, printer and file.

Lines are whole pixels of the device; digits and words are text in fonts that a PDF embeds.
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGlyphRun, QPainter, QPainterPath, QRawFont

from sudoku_qt.models.sudoku.paper.items import Board, Box, Code, Item, Page, Words
from sudoku_qt.views.device_pixels import use_device_pixels
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.cell.digit_cache import DRAWN_AT, as_written, optical_middle
from sudoku_qt.views.sudoku.paper.drawn_board import paint_drawn

FINE = 20
"""The units in a point: the sizes of a face are whole numbers."""
SIDE = 9
BLACK, QUIET = QColor(0, 0, 0), QColor(70, 70, 70)
DIGIT, LARGE_DIGIT, NOTE = 0.43, 0.56, 0.165
"""The height of a digit or note, relative to its cell."""
NOTE_STEP = 0.3
THICK, THIN = (0.005, 0.8, 2.2), (0.0013, 0.3, 0.6)
"""The widths of lines: relative to the board's side, and the least and the most in points."""
LARGE_LINES = 1.6
QUIET_ZONE = 4
"""The quiet zone of a QR code in modules, as the standard requires."""


def measure(text: str, size: float, *, bold: bool = False) -> float:
    """The width of a text at a font size, in points."""
    return _metrics(size, bold).horizontalAdvance(text) / FINE


def paint(painter: QPainter, page: Page) -> None:
    """Paint a page; the painter's unit is a point, from the paper's upper left corner."""
    quiet = BLACK if page.black else QUIET
    for item in page.items:
        painter.save()
        if isinstance(item, Board) and not item.is_drawn:
            _paint_lines(painter, item)
        if isinstance(item, Words | Board) and item.turned:
            _turn(painter, item.box)
        _paint_item(painter, item, quiet)
        painter.restore()


def _paint_item(painter: QPainter, item: Item, quiet: QColor) -> None:
    if isinstance(item, Words):
        _write(painter, item, quiet)
    elif isinstance(item, Board):
        if item.is_drawn:
            paint_drawn(painter, item, black=quiet == BLACK)
        else:
            _paint_digits(painter, item)
    elif isinstance(item, Code):
        _paint_code(painter, item)
    else:
        painter.fillRect(QRectF(*item.box), BLACK)


def _turn(painter: QPainter, box: Box) -> None:
    painter.translate(box.left + box.right, box.top + box.bottom)
    painter.rotate(180)


# Words


@cache
def _metrics(size: float, bold: bool) -> QFontMetricsF:  # noqa: FBT001 - part of the cache's key
    return QFontMetricsF(_font(size, bold=bold))


def _font(size: float, *, bold: bool = False) -> QFont:
    return face(size * FINE, Weight.DemiBold if bold else Weight.Normal)


def _write(painter: QPainter, words: Words, quiet: QColor) -> None:
    """Write a line, smaller if it would not fit; if it is still too long, it ends in "..."."""
    box = words.box
    wide = measure(words.text, words.size, bold=words.bold)
    share = min(1.0, max(words.least, box.width / wide)) if wide else 1.0
    font = _font(words.size * share, bold=words.bold)
    metrics, room = QFontMetricsF(font), box.width * FINE
    text = metrics.elidedText(words.text, Qt.TextElideMode.ElideRight, room + FINE / 2)
    spare = room - metrics.horizontalAdvance(text)
    left = spare * {"left": 0.0, "centre": 0.5, "right": 1.0}[words.align]
    painter.translate(box.left, box.top)
    painter.scale(1 / FINE, 1 / FINE)
    painter.setFont(font)
    painter.setPen(BLACK if words.bold else quiet)
    painter.drawText(QPointF(left, (box.height * FINE + metrics.capHeight()) / 2), text)


# Boards


def _paint_lines(painter: QPainter, board: Board) -> None:
    """Draw the lines in whole device pixels; lines thinner than a pixel are paler instead."""
    scale = painter.deviceTransform().m11()
    box, side = board.box, board.box.width
    painter.save()
    use_device_pixels(painter)
    left, top = box.left * scale, box.top * scale
    steps = sorted(range(SIDE + 1), key=lambda step: step % 3 == 0)
    for step in steps:
        width = _line(side, THIN if step % 3 else THICK, large=board.large) * scale
        whole, ink = max(1, round(width)), _paler(min(1.0, width))
        begin = round(side * step / SIDE * scale) - whole // 2
        over = max(1, round(_line(side, THICK, large=board.large) * scale)) // 2
        long = round(side * scale) + 2 * over
        x, y = round(left), round(top)
        painter.fillRect(x + begin, y - over, whole, long, ink)
        painter.fillRect(x - over, y + begin, long, whole, ink)
    painter.restore()


def _line(side: float, kind: tuple[float, float, float], *, large: bool) -> float:
    """The width of a line in points."""
    share, least, most = kind
    return min(max(side * share, least), most) * (LARGE_LINES if large else 1.0)


def _paler(share: float) -> QColor:
    level = round(255 * (1 - share))
    return QColor(level, level, level)


def _paint_digits(painter: QPainter, board: Board) -> None:
    """Write all digits of a weight, and all notes, at once."""
    height = LARGE_DIGIT if board.large else DIGIT
    cell = board.box.width / SIDE
    digits: dict[Weight, list[tuple[int, float, float]]] = {}
    notes: list[tuple[int, float, float]] = []
    for number, value in enumerate(board.values):
        row, column = divmod(number, SIDE)
        x, y = column + 0.5, row + 0.5
        if value:
            weight = Weight.DemiBold if board.givens[number] else Weight.Normal
            digits.setdefault(weight, []).append((value, x, y))
        elif board.notes:
            notes += [
                (digit, x + across, y + down)
                for digit, across, down in _placed(board.notes[number])
            ]
    painter.translate(board.box.left, board.box.top)
    painter.scale(1 / FINE, 1 / FINE)
    for weight, placed in digits.items():
        _write_digits(painter, placed, cell * FINE, height, weight)
    if notes:
        _write_digits(painter, notes, cell * FINE, NOTE, Weight.Medium)


def _placed(mask: int) -> list[tuple[int, float, float]]:
    """The digits of a mask, each with its place relative to the cell's middle."""
    digits = [digit for digit in range(1, SIDE + 1) if mask >> digit - 1 & 1]
    return [
        (digit, ((digit - 1) % 3 - 1) * NOTE_STEP, ((digit - 1) // 3 - 1) * NOTE_STEP)
        for digit in digits
    ]


def _write_digits(
    painter: QPainter,
    placed: list[tuple[int, float, float]],
    cell: float,
    height: float,
    weight: Weight,
) -> None:
    """Write digits of a height at places, both relative to the cell."""
    shapes = _shapes(weight)
    size = cell * height / shapes.flat
    raw = QRawFont.fromFont(face(DRAWN_AT, weight))
    raw.setPixelSize(size)
    run = QGlyphRun()
    run.setRawFont(raw)
    run.setGlyphIndexes([shapes.glyphs[digit - 1] for digit, _, _ in placed])
    run.setPositions(
        [
            QPointF(x * cell - shapes.middles[digit - 1] * size, (y + height / 2) * cell)
            for digit, x, y in placed
        ]
    )
    painter.setPen(BLACK)
    painter.drawGlyphRun(QPointF(0, 0), run)


class _Shapes(NamedTuple):
    """The digits 1 to 9 of a font, measured at its size."""

    glyphs: list[int]
    middles: list[float]
    flat: float
    """The height of a digit without curves."""


@cache
def _shapes(weight: Weight) -> _Shapes:
    paths = [as_written(str(digit), weight) for digit in range(1, SIDE + 1)]
    raw = QRawFont.fromFont(face(DRAWN_AT, weight))
    glyphs = raw.glyphIndexesForString("".join(map(str, range(1, SIDE + 1))))
    middles = [optical_middle(path) / DRAWN_AT for path in paths]
    return _Shapes(glyphs, middles, paths[0].boundingRect().height() / DRAWN_AT)


# Codes


def _paint_code(painter: QPainter, code: Code) -> None:
    """Fill the dark modules as one shape, so that no seams are visible."""
    count = len(code.modules) + 2 * QUIET_ZONE
    side = code.box.width / count
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for row, modules in enumerate(code.modules):
        for begin, end in _runs(modules):
            left = code.box.left + (QUIET_ZONE + begin) * side
            top = code.box.top + (QUIET_ZONE + row) * side
            shape.addRect(left, top, (end - begin) * side, side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(shape, BLACK)


def _runs(modules: bytes) -> Iterator[tuple[int, int]]:
    """Yield the beginning and the end of each run of adjacent dark modules."""
    edges = [0, *modules, 0]
    changes = [place for place, (a, b) in enumerate(pairwise(edges)) if a != b]
    return zip(changes[::2], changes[1::2], strict=True)
