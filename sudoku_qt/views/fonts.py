# SPDX-License-Identifier: MIT
"""The faces that the board and its cards are written in."""

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
"""Where characters are looked for before the system chooses: there it may take the Japanese Noto.

A family that is not installed costs nothing on Linux, but a search through all fonts on macOS.
"""

SMALLEST = 0.75
"""How much smaller than usual words may be that would not fit otherwise."""


class Weight(IntEnum):
    """The weights that there are files for, with Qt's numbers."""

    Normal = 400
    Medium = 500
    DemiBold = 600


def add_fonts(folder: Path) -> None:
    """Make the faces of a folder known to Qt; where one is missing Qt takes the system's."""
    for name in FILES:
        QtGui.QFontDatabase.addApplicationFont(str(folder / name))


@cache
def face(pixels: float, weight: Weight = Weight.Normal) -> "QtGui.QFont":
    """The face in a size and weight; what it lacks comes from the system's own."""
    font = QtGui.QFont(FAMILIES)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(QtGui.QFont.Weight(weight))
    font.setHintingPreference(QtGui.QFont.HintingPreference.PreferNoHinting)
    return font


def fitting(font: "QtGui.QFont", text: str, room: float) -> "QtGui.QFont":
    """A font, or one so much smaller that a text fits into a room, down to `SMALLEST` of it."""
    width = QtGui.QFontMetricsF(font).horizontalAdvance(text)
    if width <= room or room <= 0:
        return font
    smaller = QtGui.QFont(font)
    usual = font.pixelSize()
    smaller.setPixelSize(max(int(usual * room / width), round(usual * SMALLEST)))
    return smaller
