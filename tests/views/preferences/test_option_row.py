# SPDX-License-Identifier: MIT
"""A row has the field that its option wants, and says what is chosen in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from sudoku_qt.models.option import Option
from sudoku_qt.views.preferences.option_row import OptionRow
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.segment import Segment

SWITCH = Option("wrap", "board", "", "Wrap", default=False)
FEW = Option("ink", "board", "", "Ink", default="a", values=(("a", "A"), ("b", "B")))


def test_a_click_on_a_switch_is_told(qtbot: QtBot, theme: Theme) -> None:
    row = OptionRow(SWITCH, narrow=False)
    qtbot.addWidget(row)
    assert isinstance(row.field, Switch)
    told: list[object] = []
    row.chosen.connect(lambda name, value: told.append((name, value)))
    row.show_value(value=True)
    assert told == [], "what is only shown is not told"
    qtbot.mouseClick(row.field, Qt.MouseButton.LeftButton)
    assert told == [("wrap", False)]


def test_a_few_words_are_a_segment_where_there_is_room(qtbot: QtBot, theme: Theme) -> None:
    for narrow, kind in ((False, Segment), (True, QComboBox)):
        row = OptionRow(FEW, narrow=narrow)
        qtbot.addWidget(row)
        assert isinstance(row.field, kind)


def test_what_is_behind_a_value_has_a_button_while_that_is_chosen(
    qtbot: QtBot, theme: Theme
) -> None:
    values = (("a", "A"), ("b", "B"))
    row = OptionRow(
        Option("ink", "board", "", "Ink", default="a", values=values, opens=("b", "Edit…")),
        narrow=False,
    )
    qtbot.addWidget(row)
    row.show()
    assert row.button
    told: list[str] = []
    row.opened.connect(told.append)
    row.show_value("a")
    assert not row.button.isVisible()
    row.show_value("b")
    assert row.button.isVisible()
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    assert told == ["ink"]
