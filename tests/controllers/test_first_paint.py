# SPDX-License-Identifier: MIT
"""The opening: the board is there at once, and does not move when the rest comes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.appearance import Appearance
from sudoku_qt.controllers.first_paint import Opening
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.shell import Shell
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
from tests.controllers.conftest import Begin


def board_of(opening: Opening) -> QRect:
    """Give where the board lies in the window."""
    board = opening.place.page.board
    return QRect(board.mapTo(opening.window, QPoint(0, 0)), board.size())


@pytest.mark.parametrize("zoom", [75, 100, 130, 200])
@pytest.mark.parametrize("size", [None, (980, 740), (620, 800), (500, 820), (700, 480)])
def test_the_board_stays_where_it_was_when_the_rest_comes(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int] | None, zoom: int
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    paths = Paths.below(tmp_path)
    settings = Settings(paths.settings)
    settings.set("zoom", zoom)
    appearance = Appearance(app, settings, resource)
    opening = Opening(GAMES, settings, appearance.theme())
    qtbot.addWidget(opening.window)
    if size is not None:
        opening.window.resize(*size)
    with qtbot.waitSignal(opening.window.painted):
        opening.window.show()
    before = board_of(opening)
    shell = Shell(opening, settings, paths, appearance, lambda: "test 1")
    qtbot.wait(20)
    after = board_of(opening)
    appearance.zoom_reset()
    shell.jobs.close()
    assert before.width() > 100
    assert after == before


def test_the_window_and_the_game_that_were_left_come_back(begin: Begin) -> None:
    first = begin().start()
    first.shell.go_to("gomoku")
    first.shell.window.resize(700, 650)
    first.shell.window.close()
    again = begin()
    assert again.shell.desk.session.game.name == "gomoku"
    assert again.shell.window.size().toTuple() == (700, 650)
