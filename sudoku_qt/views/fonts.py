# SPDX-License-Identifier: MIT
"""The faces that the board and its cards are written in."""

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

FAMILY = "Inter Sudoku"
FILES = (
    "InterSudoku-Regular.otf",
    "InterSudoku-Medium.otf",
    "InterSudoku-SemiBold.otf",
)
CHINESE = "Noto Sans CJK SC"
"""Named before the system's own choice, which of the Noto faces may be the Japanese one."""

Weight = QFont.Weight


def add_fonts(folder: Path) -> None:
    """Make the faces of a folder known to Qt; where one is missing Qt takes the system's."""
    for name in FILES:
        QFontDatabase.addApplicationFont(str(folder / name))


@cache
def families() -> tuple[str, ...]:
    """Name the families to look for a character in, before the system's own."""
    return (FAMILY, CHINESE) if QFontDatabase.hasFamily(CHINESE) else (FAMILY,)


@cache
def face(pixels: float, weight: Weight = Weight.Normal) -> QFont:
    """Give the face in a size and weight; what it lacks comes from the system's own."""
    font = QFont(families())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
