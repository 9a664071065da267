# SPDX-License-Identifier: MIT
"""The pixels of a picture, all at once: to ask for one after the other takes long."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage


def pixels(image: QImage) -> NDArray[np.uint32]:
    """All pixels, row by row, as 0xAARRGGBB."""
    same = image.convertToFormat(QImage.Format.Format_ARGB32)
    rows = np.frombuffer(bytes(same.constBits()), np.uint32)
    return rows.reshape(image.height(), image.width())


def inks(image: QImage) -> NDArray[np.uint8]:
    """How much ink is on each pixel, row by row, from 0 to 255."""
    return (pixels(image) >> 24).astype(np.uint8)


def amount(image: QImage, colour: QColor) -> int:
    """Count the pixels of a colour."""
    return int((pixels(image) == colour.rgba()).sum())


def colours(image: QImage) -> set[str]:
    """The names of all colours, as `QColor.name` has them."""
    return {f"#{number & 0xFFFFFF:06x}" for number in np.unique(pixels(image)).tolist()}
