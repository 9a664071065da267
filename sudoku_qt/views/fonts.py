# SPDX-License-Identifier: MIT
"""The fonts of the board and its cards."""

import sys
from enum import IntEnum
from functools import cache
from pathlib import Path

from PySide6 import QtGui

FAMILY = "Inter Sudoku"
FILES = (
    "InterSudoku-Regular.otf",
    "InterSudoku-Medium.otf",
    "InterSudoku-SemiBold.otf",
)
FAMILIES = [FAMILY, "Noto Sans CJK SC"] if sys.platform == "linux" else [FAMILY]
"""Families that are searched for characters before the system chooses one, which may be the
Japanese Noto. A family that is not installed costs nothing on Linux, but a search through all fonts
on macOS."""

SMALLEST = 0.75
"""The smallest size, relative to the usual one, of text that would not fit otherwise."""


class Weight(IntEnum):
    """The weights that there are font files for, with Qt's numbers."""

    Normal = 400
    Medium = 500
    DemiBold = 600


def add_fonts(folder: Path) -> None:
    """Register the fonts of a folder with Qt; if one is missing Qt uses the system's."""
    for name in FILES:
        QtGui.QFontDatabase.addApplicationFont(str(folder / name))


@cache
def face(pixels: float, weight: Weight = Weight.Normal) -> "QtGui.QFont":
    """The font in a size and weight; glyphs that it lacks come from the system's fonts."""
    font = QtGui.QFont(FAMILIES)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QtGui.QFont.Weight(weight))
    font.setHintingPreference(QtGui.QFont.HintingPreference.PreferNoHinting)
    return font


def fitting(font: "QtGui.QFont", text: str, room: float) -> "QtGui.QFont":
    """A font, reduced until a text fits into a width, at most to `SMALLEST` of its size."""
    width = QtGui.QFontMetricsF(font).horizontalAdvance(text)
    if width <= room or room <= 0:
        return font
    smaller = QtGui.QFont(font)
    usual = font.pixelSize()
    smaller.setPixelSize(max(int(usual * room / width), round(usual * SMALLEST)))
    return smaller
