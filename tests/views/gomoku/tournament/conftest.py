# SPDX-License-Identifier: MIT
"""What the tests of a tournament's dialogs share."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.crosstable import GameLine
from sudoku_qt.models.gomoku.tournament import Competitor, TournamentShown
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow

COMPETITORS = (
    Competitor("level:easy", "Easy"),
    Competitor("level:hard", "Hard"),
    Competitor("level:full", "Full strength"),
    Competitor("engine:Rapfi", "Rapfi", is_engine=True),
)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """A window to ask in."""
    window = MainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def shown(window: MainWindow) -> TournamentShown:
    """Four who can play, and two games of a tournament."""
    made = TournamentShown(window)
    made.competitors = COMPETITORS
    made.title, made.words = "Tournament", "15 × 15"
    made.done, made.total, made.is_running = 2, 4, True
    lines = [GameLine(2, "b", "a", "a won (it ended)", 3), GameLine(1, "a", "b", "a won", 9)]
    made.games.show_games(lines)
    return made
