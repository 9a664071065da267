# SPDX-License-Identifier: MIT
"""Switches for the rules of the whole board, and its size."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.drawing.rule_switches import SIZES, RuleSwitches
from sudoku_qt.views.theme import Theme


@pytest.fixture
def switches(qtbot: QtBot, theme: Theme) -> RuleSwitches:
    """The switches."""
    made = RuleSwitches()
    qtbot.addWidget(made)
    made.show()
    return made


def test_they_show_what_holds_and_say_what_is_wanted(switches: RuleSwitches, qtbot: QtBot) -> None:
    switches.show_rules({("antiknight", "")}, (), 6)
    on = [key for key, switch in switches.switches.items() if switch.isChecked()]
    assert on == [("antiknight", "")]
    assert switches.size_box.currentText() == "6 × 6"
    with qtbot.waitSignal(switches.switched) as wanted:
        switches.switches["diagonal+", ""].click()
    assert wanted.args == ["diagonal+", "", True]
    with qtbot.waitSignal(switches.sized) as sized:
        switches.size_box.activated.emit(SIZES.index(6))
    assert sized.args == [6]


def test_a_negative_rule_is_there_only_where_such_marks_are(switches: RuleSwitches) -> None:
    negative = switches.switches["negative", "xv"]
    switches.show_rules((), {"difference"}, 9)
    assert not negative.isVisible()
    assert switches.switches["negative", "difference"].isVisible()
    switches.show_rules({("negative", "xv")}, (), 9)
    assert negative.isVisible(), "it can be switched off"
