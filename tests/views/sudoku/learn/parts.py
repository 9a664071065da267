# SPDX-License-Identifier: MIT
"""The parts of a sheet in which nothing may lie over another."""

from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers

WINDOWS = (1000, 900), (560, 500), (360, 500), (300, 320)
"""Sizes, from a large one on."""


def parts(sheet: QWidget) -> list[QWidget]:
    """Everything on a sheet that is shown, but for the numbers that lie under a board's edge."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = sheet.findChildren(QWidget, options=direct)
    return [part for part in found if part.isVisible() and not isinstance(part, EdgeNumbers)]


def check_apart(shown: list[QWidget], room: QRect) -> None:
    """Fail where one part lies over another, or reaches out of the room."""
    for one, other in combinations(shown, 2):
        assert not one.geometry().intersects(other.geometry()), (one, other)
    for part in shown:
        assert room.contains(part.geometry()), part
