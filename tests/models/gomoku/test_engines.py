# SPDX-License-Identifier: MIT
"""The list of engines that a dialog sees."""

from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.store.gomoku.engines import OtherEngine


def test_it_tells_what_there_is_now(qtbot: QtBot) -> None:
    engines = EngineList()
    with qtbot.waitSignal(engines.changed):
        engines.show_engines((OtherEngine("Alpha", "/a"),), "Alpha can play.", "Alpha")
    assert (engines.words, engines.newest) == ("Alpha can play.", "Alpha")
    assert [engines.has(name) for name in ("Alpha", "Beta", "")] == [True, False, False]
