# SPDX-License-Identifier: MIT
"""What the dialogs of a tournament show."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.tournament import TournamentShown


def test_it_is_over_when_all_games_are(qtbot: QtBot) -> None:
    shown = TournamentShown(QObject())
    over = []
    for shown.done, shown.total in ((3, 4), (4, 4)):
        over.append(shown.is_over)
    assert over == [False, True]
    assert shown.table.rowCount() == shown.games.rowCount() == 0
