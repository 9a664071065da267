# SPDX-License-Identifier: MIT
"""The keys of a running analysis: Start and Stop, the number of lines, the engines there are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.analysis.run_keys import MOST_LINES, RunKeys
from sudoku_qt.views.theme import Theme


@pytest.fixture
def keys(qtbot: QtBot, theme: Theme) -> RunKeys:
    """Keys with three lines by our own search."""
    keys = RunKeys()
    qtbot.addWidget(keys)
    keys.set_choice(3, "")
    keys.show_run(runs=False, counts=True)
    return keys


def entries(keys: RunKeys) -> list[str]:
    """The entries of the menu; those that are chosen with a star."""
    return [
        action.text() + ("*" if action.isChecked() else "")
        for action in keys.menu().actions()
        if not action.isSeparator()
    ]


def test_one_key_starts_and_stops(keys: RunKeys, qtbot: QtBot) -> None:
    assert keys.isVisible()
    with qtbot.waitSignal(keys.run_clicked):
        qtbot.mouseClick(keys.run, Qt.MouseButton.LeftButton)
    assert keys.run.accessibleName() == "Analyse until stopped"
    keys.show_run(runs=True, counts=True)
    assert keys.run.accessibleName() == "Stop"
    keys.show_run(runs=None, counts=False)
    assert not keys.isVisible()


def test_where_lines_are_not_meant_their_number_is_not_shown(keys: RunKeys) -> None:
    keys.show_run(runs=False, counts=False)
    assert not keys.number.isVisible()
    assert keys.run.isVisible()


def test_engines_are_offered_only_where_there_are_some(keys: RunKeys) -> None:
    assert len(entries(keys)) == MOST_LINES
    assert [entry for entry in entries(keys) if entry.endswith("*")] == ["3 lines*"]
    keys.engines = lambda: ("Rapfi", "A && B")
    keys.set_choice(1, "Rapfi")
    assert entries(keys)[-3:] == ["Our computer", "Rapfi*", "A &&&& B"]
    assert keys.number.accessibleName() == "1 line, by Rapfi"


def test_what_is_chosen_is_asked_for(keys: RunKeys, qtbot: QtBot) -> None:
    keys.engines = lambda: ("Rapfi",)
    menu = keys.menu()
    with qtbot.waitSignal(keys.count_chosen) as counted:
        menu.actions()[7].trigger()
    assert counted.args == [8]
    with qtbot.waitSignal(keys.engine_chosen) as named:
        menu.actions()[-1].trigger()
    assert named.args == ["Rapfi"]
    with qtbot.waitSignal(keys.engine_chosen) as named:
        menu.actions()[-2].trigger()
    assert named.args == [""]


def test_the_number_opens_the_menu(keys: RunKeys, qtbot: QtBot) -> None:
    qtbot.keyClick(keys.number, Qt.Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()
