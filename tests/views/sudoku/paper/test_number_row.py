# SPDX-License-Identifier: MIT
"""A row with a number: within bounds, or left to the program."""

from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.paper.options import Number
from sudoku_qt.views.sudoku.paper.number_row import NumberRow
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
