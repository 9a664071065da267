# SPDX-License-Identifier: MIT
"""A row with a number, within bounds or left to the program, and one with a switch."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.paper.options import Number
from sudoku_qt.views.sudoku.paper.rows import NumberRow, SwitchRow
from sudoku_qt.views.theme import Theme


def test_a_number_may_be_left_to_the_program(qtbot: QtBot, theme: Theme) -> None:
    row, changes = NumberRow("Margin", Number(5, 60, free=True), " mm", "Usual"), list[int]()
    qtbot.addWidget(row)
    row.changed.connect(lambda: changes.append(row.value))
    row.show_value(20)
    assert (row.value, row.box.text(), changes) == (20, "20 mm", [])
    row.show_value(0)
    assert (row.value, row.box.text()) == (0, "Usual")
    row.box.setValue(99)
    assert (row.value, changes) == (60, [60])
    row.box.setValue(5)
    assert row.value == 5


def test_one_that_may_not_has_its_bounds(qtbot: QtBot, theme: Theme) -> None:
    row = NumberRow("Bleed", Number(0, 20), " mm")
    qtbot.addWidget(row)
    assert (row.value, row.box.text()) == (0, "0 mm")
    row.box.setValue(-1)
    assert row.value == 0
    assert row.box.accessibleName() == "Bleed"


@pytest.mark.parametrize("unit", ["", " mm"])
@pytest.mark.parametrize("free", ["As fits", "Usual", "自动", "一段很长的说明"])
def test_whatever_the_field_says_can_be_read(
    unit: str, free: str, qtbot: QtBot, theme: Theme
) -> None:
    row = NumberRow("Side of a cell", Number(4, 40, free=True), unit, free)
    qtbot.addWidget(row)
    row.resize(264, 40)
    row.show()
    line = row.box.lineEdit()
    assert line
    for number in (0, 40):
        row.show_value(number)
        text = row.box.text()
        assert line.fontMetrics().horizontalAdvance(text) < line.width(), text


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
