# SPDX-License-Identifier: MIT
"""The page of Gomoku: which cards have room, and what a pause rests."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.page import GomokuPage
from sudoku_qt.views.gomoku.players import PlayerWords
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Line
from tests.views.gomoku.positions import gomoku_model, played


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, owner: QObject) -> GomokuPage:
    """A page that shows a game."""
    page = GomokuPage()
    qtbot.addWidget(page)
    page.set_model(gomoku_model(played(owner, "h8 i9")))
    page.resize(1000, 660)
    page.show()
    return page


def test_a_large_page_has_room_for_everything(page: GomokuPage) -> None:
    instead = page.finish, page.replay, page.study
    assert all(card.isVisible() for card in page.cards if card not in instead)
    assert not any(card.isVisible() for card in instead)
    assert page.board.width() > 550


@pytest.mark.parametrize(("width", "height"), [(760, 650), (600, 900), (1400, 700), (700, 620)])
def test_the_players_are_seen_wherever_the_board_leaves_room(
    page: GomokuPage, width: int, height: int
) -> None:
    page.resize(width, height)
    assert page.side.isVisible()
    assert not page.side.geometry().intersects(page.board.geometry())


@pytest.mark.parametrize("width", [420, 460, 500])
def test_a_narrow_page_keeps_both_keys_in_sight(page: GomokuPage, width: int) -> None:
    page.resize(width, 488)
    assert page.side.isVisible()
    assert page.keys.isVisible()
    assert page.board.width() >= 300


def test_a_narrow_and_low_page_leaves_its_room_to_the_board(page: GomokuPage) -> None:
    page.resize(360, 340)
    assert not page.side.isVisible()
    assert page.board.height() > 300


def test_a_narrow_page_has_players_side_by_side_with_clocks_below_names(page: GomokuPage) -> None:
    words = [PlayerWords(each, "Computer", "to move", "12:34", "used") for each in (1, 2)]
    page.players.set_players(*words)
    page.resize(420, 488)
    first, second = page.players.cards
    assert first.y() == second.y()
    assert not first.geometry().intersects(second.geometry())
    shown = {label.text(): label for label in first.findChildren(Line) if label.isVisible()}
    assert {text for text in shown if text} == {"Computer", "12:34"}
    assert shown["Computer"].written() == "Computer", "not elided"
    assert shown["12:34"].geometry().top() >= shown["Computer"].geometry().bottom()
    page.resize(1000, 660)
    assert first.y() < second.y()
    assert "to move" in {label.text() for label in first.findChildren(Line) if label.isVisible()}


def test_a_pause_rests_the_keys(page: GomokuPage) -> None:
    page.set_paused(True)
    assert not page.keys.isEnabled()
    assert not page.question.isEnabled()
    page.set_paused(False)
    assert page.keys.isEnabled()


def test_boards_are_dressed_anew_by_theme_and_choice(page: GomokuPage, dark: Theme) -> None:
    page.set_board("plain", coordinates=False, numbers=False)
    assert page.board.look.ground == page.theme.board
    wear(dark)
    assert page.board.look.ground == dark.board
    assert not page.board.look.coordinates
    assert not page.board.look.numbers


def test_the_keys_say_what_was_clicked(page: GomokuPage) -> None:
    heard: list[str] = []
    page.keys.take_back_clicked.connect(lambda: heard.append("take back"))
    page.keys.resign_clicked.connect(lambda: heard.append("resign"))
    page.keys.take_back.click()
    page.keys.resign.click()
    assert heard == ["take back", "resign"]
