# SPDX-License-Identifier: MIT
"""A row with a switch: the words move it, too."""

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.paper.switch_row import SwitchRow
from sudoku_qt.views.theme import Theme

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def test_a_click_on_the_words_moves_the_switch(qtbot: QtBot, theme: Theme) -> None:
    row, clicks = SwitchRow("Large print"), list[bool]()
    qtbot.addWidget(row)
    row.resize(272, 36)
    row.show()
    row.switch.clicked.connect(lambda on: clicks.extend([on]))
    qtbot.mouseClick(row, LEFT, pos=QPoint(10, 18))
    qtbot.mouseClick(row.switch, LEFT)
    qtbot.mouseClick(row, RIGHT, pos=QPoint(10, 18))
    assert clicks == [True, False]
    assert row.switch.accessibleName() == "Large print"
