# SPDX-License-Identifier: MIT
"""The page of a Sudoku before its cards come: the board, and room for them."""

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sizes import pad_height
from sudoku_qt.views.sudoku.cards import SudokuCards
from sudoku_qt.views.sudoku.page import SudokuPage
from tests.views.sudoku.positions import model_of


def test_the_board_stays_where_it_was_when_the_cards_come(
    page: SudokuPage, session: SudokuSession
) -> None:
    before = QRect(page.board.geometry())

    cards = SudokuCards(page, model_of(session))

    assert page.board.geometry() == before
    assert cards.pad.height() >= page.essential_height(cards.pad.width()) - 1
    assert page.essential_height(300) == pad_height(page.theme, 300)


def test_a_pause_is_said_to_whatever_lies_beside_the_board(page: SudokuPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.paused_changed) as paused:
        page.set_paused(True)
    assert paused.args == [True]
    with qtbot.assertNotEmitted(page.paused_changed):
        page.set_paused(True)


def test_a_narrow_window_gives_the_board_its_width(
    page: SudokuPage, session: SudokuSession
) -> None:
    cards = SudokuCards(page, model_of(session))
    page.resize(420, 690)
    assert page.board.width() >= 390
    assert cards.pad.isVisible()
    assert cards.pad.y() > page.board.geometry().bottom()
