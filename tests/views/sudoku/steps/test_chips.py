# SPDX-License-Identifier: MIT
"""Of some chips one is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.steps.chips import Chip, StepChips
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


def test_a_click_chooses_one_and_the_others_are_no_longer(qtbot: QtBot, theme: Theme) -> None:
    chips = StepChips(("a", "b", "c"))
    qtbot.addWidget(chips)
    chips.set_words(("All", "Some", "None"))
    chips.show()
    each = chips.findChildren(Chip)
    assert [chip.isChecked() for chip in each] == [True, False, False]
    with qtbot.waitSignal(chips.chosen) as told:
        qtbot.mouseClick(each[1], Qt.MouseButton.LeftButton)
    assert told.args == ["b"]
    assert [chip.isChecked() for chip in each] == [False, True, False]
    grounds = {chip.surface().ground.name() for chip in each}
    assert grounds == {theme.accent_ground.name(), theme.well.name()}
    narrow = each[0].sizeHint().width()
    wear(theme.at_zoom(2.0))
    assert each[0].sizeHint().width() > narrow


def test_where_words_have_no_room_all_are_said_in_short(qtbot: QtBot, theme: Theme) -> None:
    dock = QWidget()
    qtbot.addWidget(dock)
    chips = StepChips(("a", "b"), dock)
    chips.set_words(("Everything there is", "Nothing at all"), ("All", "None"))
    dock.show()
    said = []
    for width in (400, 120, 400):
        chips.resize(width, 26)
        said.append([chip.text() for chip in chips.findChildren(Chip)])
    full = ["Everything there is", "Nothing at all"]
    assert said == [full, ["All", "None"], full]
