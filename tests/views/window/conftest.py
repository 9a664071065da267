# SPDX-License-Identifier: MIT
"""The window that the tests of what stands in it and round it share."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.sudoku.positions import model_of


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, session: SudokuSession) -> Iterator[MainWindow]:
    """A window with the page of a game half played."""
    made = MainWindow()
    qtbot.addWidget(made)
    page = SudokuPage()
    page.set_model(model_of(session))
    made.set_page(page)
    made.show()
    yield made
    made.close()
