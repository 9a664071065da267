# SPDX-License-Identifier: MIT
"""The boxes of engines and times offer what there is, and keep what was chosen."""

from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import TIMES, USUAL_TIME
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.views.gomoku.dialogs.engine_boxes import EngineBox, TimeBox, choose
from sudoku_qt.views.theme import Theme

ENGINES = OtherEngine("First", "/opt/first"), OtherEngine("Second", "/opt/second")


def test_engines_are_chosen_by_name_and_the_newest_is_meant(qtbot: QtBot, theme: Theme) -> None:
    engines = EngineList()
    box = EngineBox(engines)
    qtbot.addWidget(box)
    assert (box.name, box.isEnabled()) == ("", False)
    names = []
    for newest in ("Second", ""):
        engines.show_engines(ENGINES, "", newest)
        box.list_engines()
        names.append(box.name)
    box.choose("First")
    engines.show_engines(ENGINES[1:], "")
    box.list_engines()
    assert [*names, box.name] == ["Second", "Second", "Second"]
    assert box.isEnabled()


def test_times_without_a_clock_are_left_out_for_other_engines(qtbot: QtBot, theme: Theme) -> None:
    box = TimeBox()
    qtbot.addWidget(box)
    assert box.level == USUAL_TIME
    seconds = [f"{seconds:g} s" for _, seconds in TIMES]
    for by_clock, brief in ((False, ["A glance", "A moment"]), (True, [])):
        box.list_times(by_clock=by_clock)
        texts = [box.itemText(place) for place in range(box.count())]
        assert (texts, box.level) == ([*brief, *seconds], USUAL_TIME)
    choose(box, "glance")
    assert box.level == TIMES[0][0], "no program knows what a glance is"
