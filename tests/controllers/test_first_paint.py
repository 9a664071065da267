# SPDX-License-Identifier: MIT
"""The opening: the board is there at once, and does not move when the rest comes."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.shell import Shell
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
from tests.controllers.conftest import Begin
from tests.sweeps import every


def board_of(first_paint: FirstPaint) -> QRect:
    """Where the board lies in the window."""
    board = first_paint.parts.page.board
    return QRect(board.mapTo(first_paint.window, QPoint(0, 0)), board.size())


SIZES = (None, (980, 740), (620, 800), (500, 820), (700, 480))


@pytest.mark.parametrize("size_and_zoom", every(3, product(SIZES, (75, 100, 130, 200))))
def test_the_board_stays_where_it_was_when_the_rest_comes(
    qtbot: QtBot, tmp_path: Path, size_and_zoom: tuple[tuple[int, int] | None, int]
) -> None:
    size, zoom = size_and_zoom
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    paths = Paths.below(tmp_path)
    settings = Settings(paths.settings)
    settings.set("zoom", zoom)
    appearance = Appearance(app, settings, resource)
    first_paint = FirstPaint(GAMES, settings, appearance)
    qtbot.addWidget(first_paint.window)
    if size is not None:
        first_paint.window.resize(*size)
    with qtbot.waitSignal(first_paint.window.painted):
        first_paint.window.show()
    before = board_of(first_paint)
    shell = Shell(first_paint, paths, lambda: "test 1")
    app.processEvents()
    after = board_of(first_paint)
    shell.choices.zoom_reset()
    shell.jobs.close()
    assert before.width() > 100
    assert after == before


def test_the_window_and_the_game_that_were_left_come_back(begin: Begin) -> None:
    first = begin().start()
    first.shell.games.go_to("gomoku")
    first.shell.window.resize(700, 650)
    first.shell.window.close()
    again = begin()
    assert again.shell.controller.session.game.name == "gomoku"
    assert again.shell.window.size().toTuple() == (700, 650)
