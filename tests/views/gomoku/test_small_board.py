# SPDX-License-Identifier: MIT
"""A small board shows the part where the stones lie, as large as it can."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.views.gomoku.small_board import BoardPart, draw_small_board, shown_part
from sudoku_qt.views.theme import Theme
from tests.sweeps import in_turn


def board(*points: tuple[int, int], size: int = 15) -> bytes:
    """A board with black stones at rows and columns."""
    stones = bytearray(size * size)
    for row, column in points:
        stones[row * size + column] = 1
    return bytes(stones)


@in_turn(
    ("stones", "part"),
    [
        (board(), BoardPart(3, 3, 9)),
        (board((7, 7)), BoardPart(3, 3, 9)),
        (board((0, 0)), BoardPart(0, 0, 9)),
        (board((14, 14)), BoardPart(6, 6, 9)),
        (board((0, 0), (11, 3)), BoardPart(0, 0, 12)),
        (board((0, 0), (14, 14)), BoardPart(0, 0, 15)),
        (board((1, 1), size=5), BoardPart(0, 0, 5)),
    ],
)
def test_all_stones_are_in_the_part_that_is_shown(stones: bytes, part: BoardPart) -> None:
    assert shown_part(stones) == part


def test_a_stone_is_dark_and_the_wood_is_not(theme: Theme) -> None:
    image = QImage(90, 90, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_small_board(painter, QRect(0, 0, 90, 90), board((7, 7)), theme)
    painter.end()
    assert image.pixelColor(45, 45).lightnessF() < image.pixelColor(20, 20).lightnessF()
    assert image.pixelColor(20, 20) == theme.wood


def test_a_black_stone_has_a_rim_that_is_seen_on_dark_wood(theme: Theme, dark: Theme) -> None:
    for each in (theme, dark):
        image = QImage(360, 360, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        draw_small_board(painter, QRect(0, 0, 360, 360), board((7, 7)), each)
        painter.end()
        seen = {image.pixelColor(column, 180).rgb() for column in range(360)}
        assert (each.wood_line.rgb() in seen) is each.dark
