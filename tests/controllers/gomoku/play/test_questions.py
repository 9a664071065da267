# SPDX-License-Identifier: MIT
"""What the card asks, and what its answers do."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.setup import GomokuPlayer
from tests.controllers.conftest import click
from tests.controllers.gomoku.table import EASY, Table

Key = Qt.Key


def test_the_card_says_what_a_move_makes(table: Table) -> None:
    table.controller.preferences.set("gomoku/new/clicks", "direct")
    table.click("h8 a1 i8 c1")
    table.controller.preferences.set("gomoku/new/clicks", "buttons")
    table.click("j8")
    assert "j8 makes an open three" in table.controller.page.question.text()


def test_swap2_is_played_through(table: Table) -> None:
    table.begin(opening="swap2")
    assert "Three stones first" in table.controller.page.question.text()
    table.click("h8 i9 a1")
    table.click("b2")
    assert len(table.order) == 3, "a colour has to be chosen first"
    click(table.program, "Put two stones more")
    table.click("j10 c3")
    click(table.program, "Play Black")
    assert not table.state.is_opening
    assert table.state.black_seat == 0
    table.click("d4")
    assert table.state.stones.count(WHITE) == 3


def test_the_computer_plays_swap_as_either_player(table: Table) -> None:
    table.begin(opening="swap", players=(EASY, GomokuPlayer()))
    assert table.state.step.name == "choice"
    click(table.program, "Play White")
    assert table.state.colour_of(1) == WHITE
    table.begin(opening="swap", players=(GomokuPlayer(), EASY))
    table.click("h8 i9 a1")
    assert not table.state.is_opening


def test_a_position_is_set_up_and_played_from(table: Table) -> None:
    table.click("h8")
    table.controller.draft.set_up()
    table.click("h8 h8")
    table.click("i9")
    table.click("a1", Qt.MouseButton.RightButton)
    table.press(Key.Key_Right, Key.Key_B)
    click(table.program, "White moves next")
    stones = table.state.stones
    assert (stones.count(BLACK), stones.count(WHITE)) == (2, 1)
    assert table.state.to_move == WHITE
    assert table.order == []
    assert table.program.shell.controller.copied().startswith("(;"), "stones set up need SGF"


def test_return_presses_the_filled_key_as_its_sign_says_while_stones_are_set_up(
    table: Table,
) -> None:
    table.controller.draft.set_up()
    table.press(Key.Key_Space, Key.Key_Right, Key.Key_W, Key.Key_Return)
    assert table.controller.model.draft is None
    stones = table.state.stones
    assert (stones.count(BLACK), stones.count(WHITE)) == (1, 1)
    assert table.state.to_move == BLACK


def test_setting_up_can_be_given_up_and_refuses_a_won_position(table: Table) -> None:
    table.controller.draft.set_up()
    table.click("h8 i8 j8 k8 l8")
    click(table.program, "Black moves next")
    assert "five in a row already" in table.program.notice()
    click(table.program, "Cancel")
    assert table.state.stones.count(0) == 225
    assert not table.controller.session.clock.is_held("set up")


def test_a_small_window_asks_by_notice(table: Table) -> None:
    table.program.shell.window.resize(360, 420)
    table.begin(opening="swap")
    table.click("h8 i9 a1")
    assert not table.controller.page.question.isVisible()
    click(table.program, "Play White")
    assert table.state.step.name == "play"
    table.controller.preferences.set("gomoku/new/clicks", "buttons")
    table.click("b2 b2")
    assert "b2" in table.order, "where no button can be seen, a second click confirms"


def test_while_the_computer_thinks_its_answers_wait(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.controller.preferences.set("gomoku/new/clicks", "buttons")
    table.controller.computer.pace_ms = 10_000
    table.controller._choose_point(112)
    card = table.controller.page.question
    next(key for key in card.findChildren(QAbstractButton) if key.isVisible()).click()
    assert "The computer's turn" in card.text()
    keys = [key for key in card.findChildren(QAbstractButton) if key.isVisible()]
    assert keys
    assert not any(key.isEnabled() for key in keys)
    table.controller.computer.pace_ms = 0
    table.program.shell.pause()
    table.program.shell.pause()
    table.settle()
    assert len(table.order) == 2
