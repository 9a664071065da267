# SPDX-License-Identifier: MIT
"""Pixels: what is read at once is what Qt says of each."""

import pytest
from PySide6.QtGui import QColor, QImage

from tests.views.pixels import amount, colours, inks, pixels

FORMATS = (
    QImage.Format.Format_RGB32,
    QImage.Format.Format_ARGB32,
    QImage.Format.Format_ARGB32_Premultiplied,
)


@pytest.mark.parametrize("kind", FORMATS, ids=lambda kind: kind.name)
def test_each_pixel_is_what_qt_says_it_is(kind: QImage.Format) -> None:
    image = QImage(3, 2, kind)
    image.fill(QColor("#123456"))
    image.setPixelColor(2, 1, QColor("#fedcba"))
    assert pixels(image).tolist() == [[image.pixel(x, y) for x in range(3)] for y in range(2)]
    assert colours(image) == {"#123456", "#fedcba"}
    assert amount(image, QColor("#123456")) == 5
    assert inks(image).min() == 255
