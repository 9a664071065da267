# SPDX-License-Identifier: MIT
"""The card of a pause: it says what is played, and goes on by a click, by Return and by Space."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.board.pause_card import PauseCard
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.widgets.cards.card import Line
from tests.views.parts import part

Key = Qt.Key


@pytest.fixture
def card(board: SudokuView) -> PauseCard:
    """The card on a board that is paused."""
    board.resize(400, 400)
    board.set_paused(True)
    board.tell_pause("Easy", "12:47")
    QApplication.processEvents()
    return part(board, PauseCard)


def test_it_says_what_is_played_and_how_long(card: PauseCard) -> None:
    assert [line.text() for line in card.findChildren(Line)] == ["Paused", "Easy", "12:47"]
    assert card.accessibleName() == "Paused, Easy, 12:47"


@pytest.mark.parametrize("side", [270, 400, 900])
def test_it_lies_in_the_middle_of_the_board(card: PauseCard, board: SudokuView, side: int) -> None:
    board.resize(side, side)
    QApplication.processEvents()
    off = card.geometry().center() - board.surface.rect().center()
    assert off.manhattanLength() <= 2
    assert board.surface.rect().contains(card.geometry())
    assert card.resume.height() > 44


@pytest.mark.parametrize("place", ["resume", "beside"])
def test_a_click_anywhere_on_it_goes_on(
    card: PauseCard, board: SudokuView, qtbot: QtBot, place: str
) -> None:
    target, at = (card.resume, QPoint(20, 20)) if place == "resume" else (card, QPoint(8, 8))
    with qtbot.waitSignal(board.cover_clicked):
        qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_it_has_the_keys_and_gives_them_back(
    card: PauseCard, board: SudokuView, qtbot: QtBot, key: Key
) -> None:
    assert card.resume.hasFocus()
    with qtbot.waitSignal(board.cover_clicked):
        qtbot.keyClick(card.resume, key)
    board.end_pause()
    assert card.isHidden()
    assert board.hasFocus()


def test_whoever_went_elsewhere_meanwhile_stays_there(card: PauseCard, board: SudokuView) -> None:
    board.setFocus()
    card.resume.clearFocus()
    board.tell_pause("Easy", "12:47")
    assert not card.resume.hasFocus(), "it takes the keys once, not at each tick"
