# SPDX-License-Identifier: MIT
"""The dialog of a tournament."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.tournament import TournamentShown
from sudoku_qt.views.gomoku.tournament.table import NEW, TournamentDialog
from sudoku_qt.views.window.main_window import MainWindow


@pytest.fixture
def dialog(shown: TournamentShown, window: MainWindow, qtbot: QtBot) -> TournamentDialog:
    """A tournament that is running."""
    made = TournamentDialog(shown, window)
    qtbot.addWidget(made)
    made.show()
    return made


def test_while_it_runs_it_can_be_stopped_and_then_gone_on_with(
    dialog: TournamentDialog, shown: TournamentShown, qtbot: QtBot
) -> None:
    assert dialog.bar.share == 0.5
    assert not dialog.new.isEnabled()
    with qtbot.waitSignal(shown.stop_wanted):
        dialog.turn.click()
    shown.is_running = False
    shown.changed.emit()
    assert dialog.turn.text() == "&Go on"
    assert dialog.new.isEnabled()
    with qtbot.waitSignal(shown.go_on_wanted):
        dialog.turn.click()


def test_when_it_is_over_there_is_nothing_to_stop(
    dialog: TournamentDialog, shown: TournamentShown
) -> None:
    shown.done, shown.is_running, shown.words = 4, False, "4 of 4 games"
    shown.changed.emit()
    assert not dialog.turn.isVisible()
    assert dialog.bar.share == 1
    assert dialog.bar.accessibleName() == "4 of 4 games"


def test_a_game_is_opened_by_return_and_by_a_double_click(
    dialog: TournamentDialog, shown: TournamentShown, qtbot: QtBot
) -> None:
    dialog.games.setFocus()
    dialog.games.selectRow(1)
    with qtbot.waitSignal(shown.game_wanted) as asked:
        qtbot.keyClick(dialog.games, Qt.Key.Key_Return)
    assert asked.args == [1]
    assert not dialog.isVisible()
    dialog.show()
    with qtbot.waitSignal(shown.game_wanted) as asked:
        dialog.games.doubleClicked.emit(shown.games.index(0, 0))
    assert asked.args == [0]


def test_the_library_is_shown_behind_it(
    dialog: TournamentDialog, shown: TournamentShown, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(shown.library_wanted):
        dialog.library.click()
    assert not dialog.isVisible()


def test_a_new_one_is_asked_for(dialog: TournamentDialog, shown: TournamentShown) -> None:
    shown.is_running = False
    shown.changed.emit()
    dialog.new.click()
    assert dialog.result() == NEW


def test_escape_in_a_table_closes_it(dialog: TournamentDialog, qtbot: QtBot) -> None:
    dialog.games.setFocus()
    qtbot.keyClick(dialog.games, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
