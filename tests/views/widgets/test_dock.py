# SPDX-License-Identifier: MIT
"""A dock is a panel with a line at its left, or a card with round corners."""

from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.dock import DockPanel

GROUND = QColor("magenta")
"""What lies below a dock, and is no colour of any theme."""


def test_a_panel_reaches_to_its_corners_and_a_card_does_not(
    qtbot: QtBot, each_theme: Theme
) -> None:
    wear(each_theme)
    dock = DockPanel()
    qtbot.addWidget(dock)
    dock.resize(304, 400)
    dock.setPalette(QPalette(GROUND))
    panel = dock.grab().toImage()
    assert panel.pixelColor(0, 0) == each_theme.edge
    assert panel.pixelColor(303, 0) == each_theme.panel
    dock.set_beside(on=False)
    card = dock.grab().toImage()
    assert card.pixelColor(303, 0) == GROUND
    assert card.pixelColor(150, 200) == each_theme.panel
