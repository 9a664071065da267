# SPDX-License-Identifier: MIT
"""Painting in whole device pixels, whatever the scale of the screen.

A widget's painter uses logical pixels; at 125 % a line of width 1 is then 1.25 pixels wide and
begins inside one. What has to be exact is painted in device pixels instead.
"""

from math import ceil

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QTransform

NUDGE = 2**-20
"""An invisible correction: a result of the inverse may be slightly below a whole number."""


def use_device_pixels(painter: QPainter) -> None:
    """Let a painter use device pixels, from the whole pixel nearest to its origin."""
    to_device = painter.deviceTransform()
    x, y = round(to_device.dx()) + NUDGE, round(to_device.dy()) + NUDGE
    origin = QTransform.fromTranslate(x, y)
    back, _ = to_device.inverted()
    painter.setTransform(origin * back, combine=True)


def use_square(painter: QPainter, place: QRect) -> tuple[int, float]:
    """Let a painter use device pixels, from the top left of a rectangle.

    Returns the side of the largest square there, and how many of them a logical pixel is.
    """
    to_device = painter.deviceTransform()
    ratio, corner = to_device.m11(), to_device.map(place.topLeft())
    use_device_pixels(painter)
    painter.translate(corner.x() - round(to_device.dx()), corner.y() - round(to_device.dy()))
    return int(min(place.width(), place.height()) * ratio), ratio


def slack_of(ratio: float) -> float:
    """The greatest distance, in device pixels, of that origin from Qt's own."""
    return 0.0 if ratio == int(ratio) else 0.5


def line_width(line: float, ratio: float) -> int:
    """The width of a line in device pixels; halves round down, so that thin lines stay thin."""
    return max(1, ceil(line * ratio - 0.5)) if line else 0
