# SPDX-License-Identifier: MIT
"""The start: what has no part in the first paint of the board is not imported before it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sweeps import in_turn

LATER = (
    "hashlib",
    "importlib.metadata",
    "numpy",
    "PySide6.QtNetwork",
    "PySide6.QtPrintSupport",
    "PySide6.QtSvg",
    "sqlite3",
    "sudoku_qt.cli",
    "sudoku_qt.controllers.actions",
    "sudoku_qt.automation.demonstration",
    "sudoku_qt.controllers.gomoku.controller",
    "sudoku_qt.desktop.idle_watcher",
    "sudoku_qt.automation.window_driver",
    "sudoku_qt.automation.self_test",
    "sudoku_qt.automation.tasks",
    "sudoku_qt.controllers.appearance.choices",
    "sudoku_qt.controllers.game_controller",
    "sudoku_qt.controllers.game_switch",
    "sudoku_qt.controllers.leaving",
    "sudoku_qt.controllers.preferences.editor",
    "sudoku_qt.controllers.shell",
    "sudoku_qt.controllers.sudoku.controller",
    "sudoku_qt.controllers.sudoku.learn",
    "sudoku_qt.controllers.sudoku.library",
    "sudoku_qt.controllers.sudoku.puzzle.preview",
    "sudoku_qt.controllers.sudoku.puzzle.reserve",
    "sudoku_qt.controllers.sudoku.puzzle.techniques",
    "sudoku_qt.engine.format",
    "sudoku_qt.engine.formats",
    "sudoku_qt.engine.sudoku.generate.course.bank",
    "sudoku_qt.engine.sudoku.generate.standard_generator",
    "sudoku_qt.engine.sudoku.kernel",
    "sudoku_qt.engine.sudoku.learn",
    "sudoku_qt.engine.sudoku.logic.techniques",
    "sudoku_qt.program",
    "sudoku_qt.store.library",
    "sudoku_qt.store.sudoku.reserve",
    "sudoku_qt.views.board.veil",
    "sudoku_qt.views.card_fade",
    "sudoku_qt.views.dialogs",
    "sudoku_qt.views.window.bars",
    "sudoku_qt.views.window.drops",
    "sudoku_qt.views.window.notice_bar",
    "sudoku_qt.views.window.progress_strip",
    "sudoku_qt.views.sudoku.shortcuts",
    "sudoku_qt.views.sudoku.cards",
    "sudoku_qt.views.sudoku.dialogs",
    "sudoku_qt.views.sudoku.learn",
    "sudoku_qt.views.library",
    "sudoku_qt.views.sudoku.side.pad",
    "sudoku_qt.views.window.tool_bar",
)
LATER_THAN_SUDOKU = (
    "sudoku_qt.engine.gomoku",
    "sudoku_qt.models.gomoku.model",
    "sudoku_qt.views.widgets.cards.card",
    "sudoku_qt.views.widgets.fade",
    "sudoku_qt.views.gomoku.dialogs",
    "sudoku_qt.views.gomoku.page",
)
LATER_THAN_GOMOKU = (
    "sudoku_qt.engine.sudoku.game",
    "sudoku_qt.models.sudoku.board.model",
    "sudoku_qt.views.sudoku.page",
)

LATER_THAN_DIGITS = (
    "numpy",
    "sqlite3",
    "statistics",
    "sudoku_qt.controllers.sudoku.compose.composing",
    "sudoku_qt.controllers.sudoku.hints.panel",
    "sudoku_qt.controllers.sudoku.puzzle.new",
    "sudoku_qt.engine.formats",
    "sudoku_qt.engine.sudoku.generate.generator",
    "sudoku_qt.engine.sudoku.logic",
    "sudoku_qt.engine.sudoku.rating.rater",
    "sudoku_qt.store.library.library",
)

PROGRAM = """
import enum
import sys
from PySide6.QtWidgets import QApplication
from sudoku_qt import app
from sudoku_qt.views.board.view import BoardView
paint = BoardView.paintEvent
def below(kind):
    for each in type.__subclasses__(kind):
        yield each
        yield from below(each)
def first(self, event):
    paint(self, event)
    BoardView.paintEvent = paint
    print(*sorted(sys.modules), sep="\\n")
    print(*(each.__qualname__ for each in below(enum.Enum)), sep="\\n", flush=True)
    QApplication.instance().exit()
BoardView.paintEvent = first
sys.argv = ["sudoku-qt"]
app.main()
"""


READY = """
import sys
from PySide6.QtWidgets import QApplication
from sudoku_qt import app
from sudoku_qt.views.board.view import BoardView
paint = BoardView.paintEvent
def seen(self, event):
    paint(self, event)
    model = self.model()
    cells = (model.index(row, column) for row in range(9) for column in range(9))
    if any(str(model.data(cell) or "").strip() for cell in cells):
        BoardView.paintEvent = paint
        print(*sorted(sys.modules), flush=True)
        QApplication.instance().exit()
BoardView.paintEvent = seen
sys.argv = ["sudoku-qt"]
app.main()
"""
MOST_READY = 438
"""Modules that are loaded when digits stand on the board, Python's own among them."""

OF_THE_SYSTEM = {"sitecustomize", "usercustomize"}
"""What a system has each of its programs load."""


def _imported(home: Path, game: str, program: str = PROGRAM) -> set[str]:
    """Start the program where a game was left; give what is imported when its board is painted."""
    folders = {f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE")}
    settings = home / "CONFIG" / "sudoku-qt" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(f"[General]\ngame={game}\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        cwd=Path(__file__).parent.parent,
        env={**os.environ, **folders, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
    )
    return set(done.stdout.split()) - OF_THE_SYSTEM


@pytest.fixture(scope="module")
def with_sudoku(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What a start imports where Sudoku was the game left."""
    return _imported(tmp_path_factory.mktemp("home"), "sudoku")


@pytest.fixture(scope="module")
def with_gomoku(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What a start imports where Gomoku was the game left."""
    return _imported(tmp_path_factory.mktemp("home"), "gomoku")


@pytest.mark.slow
def test_the_board_is_there(with_sudoku: set[str], with_gomoku: set[str]) -> None:
    assert "sudoku_qt.views.sudoku.page" in with_sudoku
    assert "sudoku_qt.views.gomoku.page" in with_gomoku


@in_turn("module", (*LATER, *LATER_THAN_SUDOKU))
def test_what_can_wait_is_not_imported(with_sudoku: set[str], module: str) -> None:
    assert module not in with_sudoku


@pytest.mark.slow
@in_turn("module", (*LATER, *LATER_THAN_GOMOKU))
def test_what_can_wait_is_not_imported_for_gomoku(with_gomoku: set[str], module: str) -> None:
    assert module not in with_gomoku


def test_the_names_of_the_qt_namespace_are_not_asked_for(with_sudoku: set[str]) -> None:
    assert "QSizePolicy.Policy" in with_sudoku  # other classes' names come one class at a time
    assert [name for name in with_sudoku if name.startswith("Qt.")] == []


def test_few_modules_are_loaded_when_digits_stand(tmp_path: Path) -> None:
    loaded = _imported(tmp_path, "sudoku", READY)
    assert "sudoku_qt.controllers.sudoku.controller" in loaded
    assert loaded.isdisjoint(LATER_THAN_DIGITS)
    assert len(loaded) <= MOST_READY
