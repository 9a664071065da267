# SPDX-License-Identifier: MIT
"""What the tests of the Sudoku page stand on: a page that shows a game half played."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.positions import model_of


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, session: SudokuSession) -> SudokuPage:
    """A page with the board alone."""
    made = SudokuPage()
    qtbot.addWidget(made)
    made.set_model(model_of(session))
    made.resize(952, 646)
    made.show()
    return made
