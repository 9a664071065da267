# SPDX-License-Identifier: MIT
"""A library to be shown: a hundred puzzles, of which all pages but one are there."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.models.library.model import PAGE, LibraryModel
from sudoku_qt.models.library.row import RowWords
from sudoku_qt.models.sudoku.library_row import SudokuTold
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.views.gomoku.small_board import draw_small_board
from sudoku_qt.views.library.dialog import LibraryDialog, ShownGame
from sudoku_qt.views.sudoku.dialogs.pattern_picture import draw_pattern
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow
from tests.puzzle_lines import puzzles

GAMES = [
    ShownGame("sudoku", "Sudoku", draw_pattern),
    ShownGame("gomoku", "Gomoku", draw_small_board),
]
STATES = State.STARTED, State.SOLVED, State.NEW, State.SOLVED
WORDS = RowWords(SudokuTold(lambda _: "X-Wing"), lambda: datetime(2026, 11, 22, tzinfo=UTC))


def entry(number: int, puzzle: str) -> Entry:
    """A puzzle that differs from its neighbours in everything."""
    return Entry(
        "sudoku",
        puzzle,
        id=number + 1,
        name=f"Puzzle {number}",
        level=1 + number % 5,
        predicted_s=600,
        state=STATES[number % 4],
        progress=0.4,
        hints=number % 4 == 3,
        best_ms=588_000,
        tags=("kite", "wing", "a long tag, longer than its column") if number % 2 else (),
        favourite=number % 3 == 0,
    )


@pytest.fixture
def model(owner: QObject) -> LibraryModel:
    """The hundred."""
    model = LibraryModel(WORDS, owner)
    model.show(100)
    model.put(0, [entry(*each) for each in enumerate(puzzles(PAGE))])
    return model


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme, model: LibraryModel) -> Iterator[LibraryDialog]:
    """The dialog, as large as the drawing has it."""
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    made = LibraryDialog(model, window, GAMES)
    made.setMinimumSize(1, 1)
    made.open()
    made.resize(1240, 676)
    yield made
    window.close()
