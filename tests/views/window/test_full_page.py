# SPDX-License-Identifier: MIT
"""What fills the window in place of a game: it comes to the front, and goes again."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.window.full_page import FullPage
from sudoku_qt.views.window.main_window import MainWindow
from tests.views.sudoku.positions import model_of


class Blank(FullPage):
    """A page of one part."""

    def parts(self) -> list[QWidget]:
        """The page itself."""
        return [self]


def test_it_takes_the_game_s_place_and_gives_it_back(
    qtbot: QtBot, theme: Theme, dark: Theme, session: SudokuSession
) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    page = SudokuPage()
    page.set_model(model_of(session))
    window.set_page(page)
    told: list[bool] = []
    window.filled_changed.connect(told.append)
    blank = Blank()

    window.fill(blank)
    assert window.filling() is blank
    assert window.page() is None
    wear(dark)
    assert blank.theme is dark

    window.fill(None)
    assert window.filling() is None
    assert window.page() is page
    window.fill(None)
    assert told == [True, False]
