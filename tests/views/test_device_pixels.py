# SPDX-License-Identifier: MIT
"""Device pixels: lines are whole, and a rectangle lands where it is told to."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.views.device_pixels import line_width, slack_of, use_device_pixels, use_square
from tests.sweeps import in_turn


@in_turn(
    ("ratio", "widths"),
    [
        (1.0, [1, 2, 3]),
        (1.25, [1, 2, 4]),
        (1.5, [1, 3, 4]),
        (1.75, [2, 3, 5]),
        (2.0, [2, 4, 6]),
        (3.0, [3, 6, 9]),
    ],
)
def test_three_weights_stay_three_at_every_scale(ratio: float, widths: list[int]) -> None:
    assert [line_width(line, ratio) for line in (1, 2, 3)] == widths


def test_a_line_is_never_lost_and_no_line_is_none() -> None:
    assert line_width(1, 0.3) == 1
    assert line_width(0, 2) == 0


@in_turn("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_a_rectangle_fills_whole_pixels_even_from_a_crooked_origin(ratio: float) -> None:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.translate(3, 3)  # at 125 % this is 3.75 pixels from the edge
    use_device_pixels(painter)
    painter.fillRect(2, 2, 5, 5, QColor("black"))
    painter.end()
    colours = {image.pixelColor(x, y).name() for x in range(40) for y in range(40)}
    black = sum(image.pixelColor(x, y).value() == 0 for x in range(40) for y in range(40))
    assert colours == {"#000000", "#ffffff"}
    assert black == 25


def test_only_between_whole_ratios_an_origin_can_be_off() -> None:
    assert [slack_of(ratio) for ratio in (1.0, 1.25, 1.5, 2.0)] == [0.0, 0.5, 0.5, 0.0]


@in_turn("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_a_square_begins_at_the_pixel_nearest_to_its_place_and_is_inside(ratio: float) -> None:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.translate(3, 3)
    side, scale = use_square(painter, QRect(2, 5, 9, 7))
    painter.fillRect(0, 0, side, side, QColor("black"))
    painter.end()
    assert scale == ratio
    assert side == int(7 * ratio)
    black = [
        (x, y) for y in range(100) for x in range(100) if image.pixelColor(x, y).name() == "#000000"
    ]
    assert len(black) == side**2
    assert abs(black[0][0] - 5 * ratio) < 1
    assert abs(black[0][1] - 8 * ratio) < 1
