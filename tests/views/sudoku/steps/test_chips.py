# SPDX-License-Identifier: MIT
"""Of some chips one is chosen."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.steps.chips import Chip, StepChips
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


def test_a_click_chooses_one_and_the_others_are_no_longer(qtbot: QtBot, theme: Theme) -> None:
    chips = StepChips(("a", "b", "c"))
    qtbot.addWidget(chips)
    chips.set_words({"a": "All", "b": "Some", "c": "None"})
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
