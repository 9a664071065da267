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


def test_a_file_has_openings_for_what_its_stones_fit_on_and_the_rule_allows(qtbot: QtBot) -> None:
    shown = TournamentShown(QObject())
    assert not shown.has_openings("freestyle", 15)
    shown.file_text = "0,0 9,9 1,0\n1,0 0,5 -1,0 0,6 0,1 1,5 0,-1 1,6 0,0"
    assert not shown.has_openings("renju", 15), "one is off the board, one makes two threes"
    assert shown.has_openings("freestyle", 15)
    assert shown.has_openings("renju", 19)
