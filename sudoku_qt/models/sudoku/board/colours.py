# SPDX-License-Identifier: MIT
"""The names of the nine colours for cells."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.words import QT_TRANSLATE_NOOP

NAMES = (
    QT_TRANSLATE_NOOP("Colour", "red"),
    QT_TRANSLATE_NOOP("Colour", "orange"),
    QT_TRANSLATE_NOOP("Colour", "yellow"),
    QT_TRANSLATE_NOOP("Colour", "green"),
    QT_TRANSLATE_NOOP("Colour", "turquoise"),
    QT_TRANSLATE_NOOP("Colour", "blue"),
    QT_TRANSLATE_NOOP("Colour", "violet"),
    QT_TRANSLATE_NOOP("Colour", "pink"),
    QT_TRANSLATE_NOOP("Colour", "grey"),
)
COLOURS = len(NAMES)
"""The number of colours, whatever the number of digits."""


def colour_name(number: int) -> str:
    """The name of a colour, 1 to 9, in the installed language."""
    return QCoreApplication.translate("Colour", NAMES[number - 1])
