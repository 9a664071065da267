# SPDX-License-Identifier: MIT
"""What is built after the first paint round what was painted."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt import program
from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.version import version
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.owners import LIGHT


def test_the_window_that_was_painted_is_completed(qtbot: QtBot, tmp_path: Path) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    paths = Paths.below(tmp_path)
    settings = Settings(paths.settings)
    first_paint = FirstPaint(GAMES, settings, Appearance(app, settings, resource))
    qtbot.addWidget(first_paint.window)
    before = first_paint.window.menuBar().actions()

    font = app.font()
    shell = program.complete(app, first_paint, paths)

    assert shell.window is first_paint.window
    assert len(before) < len(shell.window.menuBar().actions())
    assert not shell.window.windowIcon().isNull()
    assert program.name_and_version() == f"sudoku-qt {version()}"
    assert app.applicationVersion() == version()
    assert isinstance(app.style(), ProgramStyle)
    wear(LIGHT, ThemeStyle)
    app.setFont(font)
    app.setApplicationVersion("")
    shell.jobs.close()
