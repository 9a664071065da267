# SPDX-License-Identifier: MIT
"""A page as it is painted: what stands where, that words keep to their places, which faces."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.models.sudoku.paper.items import Align, Board, Box, Code, Item, Page, Rule, Words
from sudoku_qt.views.sudoku.paper.painter import measure, paint
from tests.sweeps import every, in_turn

SCALE, DARK = 3, 160
GIVENS = bytes([5] + [0] * 80)
ALL = bytes(range(1, 10)) * 9


def painted(*items: Item, scale: float = SCALE) -> QImage:
    """A small page, 200 x 200 points."""
    image = QImage(round(200 * scale), round(200 * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint(painter, Page(200, 200, items))
    painter.end()
    return image


def ink(image: QImage, box: Box, scale: float = SCALE) -> QRect:
    """Where something dark is inside a place: the smallest rectangle, in pixels."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pixels, wide = bytes(grey.constBits()), grey.bytesPerLine()
    left, right = round(box.left * scale), round(box.right * scale)
    rows = {
        y: pixels[y * wide + left : y * wide + right]
        for y in range(round(box.top * scale), round(box.bottom * scale))
    }
    dark = {y: [x for x, light in enumerate(row) if light < DARK] for y, row in rows.items()}
    dark = {y: xs for y, xs in dark.items() if xs}
    if not dark:
        return QRect()
    first, last = min(xs[0] for xs in dark.values()), max(xs[-1] for xs in dark.values())
    return QRect(left + first, min(dark), last - first, max(dark) - min(dark))


@pytest.mark.slow
@in_turn("text", ["Sudoku, 11 min", "数独，专家", "g" * 60])
@in_turn("align", ["left", "centre", "right"])
@in_turn("turned", [False, True])
def test_words_keep_to_their_place(text: str, align: Align, *, turned: bool) -> None:
    box = Box(40, 80, 100, 16)
    image = painted(Words(box, text, 12, align=align, turned=turned))
    everywhere = ink(image, Box(0, 0, 200, 200))
    slack = Box(box.left - 1, box.top, box.width + 2, box.height)
    assert everywhere == ink(image, slack)
    assert not everywhere.isEmpty()


def test_words_stand_at_their_side_and_turned_at_the_other() -> None:
    box = Box(40, 80, 100, 16)
    sides = {
        (align, turned): ink(painted(Words(box, "Sudoku", 12, align=align, turned=turned)), box)
        for align in ("left", "right")
        for turned in (False, True)
    }
    assert sides["left", False].left() < sides["right", False].left()
    assert sides["left", True].left() > sides["right", True].left()


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("digit", every(4, range(1, 10)))
def test_a_digit_stands_in_the_middle_of_its_cell(digit: int, *, large: bool) -> None:
    box = Box(10, 10, 180, 180)
    values = bytes([0] * 40 + [digit] + [0] * 40)
    image = painted(Board(box, values, values, large=large))
    cell = ink(image, Box(93, 93, 14, 14))
    assert abs(cell.center().x() - 100 * SCALE) <= SCALE
    assert abs(cell.center().y() - 100 * SCALE) <= SCALE


def test_large_print_has_larger_digits() -> None:
    box, heights = Box(10, 10, 180, 180), []
    for large in (False, True):
        image = painted(Board(box, GIVENS, GIVENS, large=large))
        heights.append(ink(image, Box(13, 13, 14, 14)).height())
    assert heights[1] > 1.25 * heights[0]


def test_a_board_upside_down_begins_at_the_lower_right() -> None:
    box = Box(10, 10, 180, 180)
    image = painted(Board(box, GIVENS, GIVENS, turned=True))
    assert ink(image, Box(13, 13, 14, 14)).isEmpty()
    assert not ink(image, Box(173, 173, 14, 14)).isEmpty()


def test_candidates_stand_in_the_same_nine_places_in_each_cell() -> None:
    box = Box(10, 10, 180, 180)
    for digit in range(1, 10):
        image = painted(Board(box, bytes(81), bytes(81), (1 << digit - 1,) * 81))
        row, column = divmod(digit - 1, 3)
        place = Box(12 + column * 16 / 3, 12 + row * 16 / 3, 16 / 3, 16 / 3)
        assert ink(image, Box(12, 12, 16, 16)) == ink(image, place), digit


@in_turn("scale", [0.6, 1.0, 1.37, 4.0])
def test_lines_are_whole_pixels_and_reach_no_further_than_the_frame(scale: float) -> None:
    box = Box(20, 20, 160, 160)
    image = painted(Board(box, bytes(81), bytes(81)), scale=scale)
    across = [QColor(image.pixel(x, round(30 * scale))).lightness() for x in range(image.width())]
    lines = [x for x, light in enumerate(across) if light < 255]
    assert abs(lines[0] - 20 * scale) <= 2
    assert abs(lines[-1] - 180 * scale) <= 2
    starts = [x for x in lines if x - 1 not in lines]
    assert len(starts) == 10
    gaps = {later - earlier for earlier, later in pairwise(starts)}
    assert max(gaps) - min(gaps) <= 2 + round(scale)


def test_a_code_is_its_modules_in_a_quiet_zone() -> None:
    rows = tuple(bytes((row + column) % 2 for column in range(21)) for row in range(21))
    box = Box(10, 10, 145, 145)
    image = painted(Code(box, rows))
    side = box.width / 29
    for row in range(29):
        for column in range(29):
            x = round((box.left + (column + 0.5) * side) * SCALE)
            y = round((box.top + (row + 0.5) * side) * SCALE)
            inside = 4 <= row < 25 and 4 <= column < 25
            wanted = inside and rows[row - 4][column - 4] == 1
            assert (QColor(image.pixel(x, y)).lightness() < 128) == wanted, (row, column)


def test_a_rule_is_a_line_to_write_on() -> None:
    found = ink(painted(Rule(Box(20, 100, 120, 0.5))), Box(0, 0, 200, 200))
    assert abs(found.width() - 120 * SCALE) <= SCALE
    assert found.height() <= SCALE


def test_bold_words_and_more_words_are_wider() -> None:
    assert measure("Sudoku", 12) < measure("Sudoku", 12, bold=True) < measure("Sudoku", 18)
    assert measure("", 12) == 0
