# SPDX-License-Identifier: MIT
"""The end of a game through the real window: the card, what it offers, and the record."""

import pytest
from PySide6.QtCore import QSize

from sudoku_qt.controllers.gomoku.finish import opponent, result
from sudoku_qt.engine.gomoku.board import WHITE
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import Ending, GomokuState
from tests.controllers.conftest import click
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import EASY, FIVE, TWO_PERSONS, Table
from tests.sweeps import in_turn

table = used_again.table
fresh = used_again.fresh


def card(table: Table) -> str:
    """What the card at the end says; nothing while it is not there."""
    finish = table.controller.page.finish
    return finish.accessibleName() if finish.isVisible() else ""


def test_the_card_takes_the_column_and_says_who_won_how_and_when(table: Table) -> None:
    assert not card(table)
    table.click(FIVE)
    assert card(table).startswith("Black wins, Five in a row, Black 0:0")
    assert "Moves 9" in card(table)
    assert not table.controller.page.side.isVisible()


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("resign-black", "White wins, Black resigned"),
        ("time-white", "Black wins, White ran out of time"),
        ("draw", "A draw, By agreement"),
    ],
)
def test_every_ending_is_told(table: Table, word: str, said: str) -> None:
    table.click("h8")
    table.controller.session.play(GomokuMove(word))
    assert card(table).startswith(said)


def test_taking_back_takes_the_card_away(table: Table) -> None:
    table.click(FIVE)
    table.controller.undo()
    assert not card(table)
    assert table.controller.page.side.isVisible()


def test_playing_again_exchanges_the_colours(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.click("h8")
    table.controller.calls.resign()
    assert card(table).startswith("The computer wins")
    click(table.program, "Play again")
    assert table.controller.session.setup.players == (EASY, GomokuPlayer())
    assert not card(table)


def test_a_window_however_high_keeps_no_card_of_the_last_game(table: Table) -> None:
    table.program.shell.window.resize(QSize(1400, 2400))
    table.click(FIVE)
    page = table.controller.page
    page.finish.look_back.click()
    page.replay.close_key.click()
    click(table.program, "Play again")
    assert page.side.isVisible()
    assert not page.finish.isVisible()
    assert not page.replay.isVisible()


def test_a_running_game_is_begun_again_as_it_was(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.controller.finish.play_again()
    assert table.controller.session.setup.players == (GomokuPlayer(), EASY)


def test_without_room_for_the_card_the_notice_tells(table: Table) -> None:
    table.program.shell.window.resize(QSize(360, 420))
    table.click(FIVE)
    if not card(table):
        assert "Black wins" in table.program.notice()


def test_setting_up_a_position_has_the_column(fresh: Table) -> None:
    fresh.click(FIVE)
    fresh.controller.draft.set_up()
    assert not card(fresh)
    fresh.controller.draft.drop()
    assert card(fresh)


def test_a_game_is_recorded_once(fresh: Table) -> None:
    fresh.click(FIVE)
    fresh.settle()
    fresh.controller.undo()
    fresh.click("l8")
    fresh.settle()
    (played,) = fresh.controller.context.record.read()
    assert (played.game, played.kind, played.result, played.moves) == (
        "gomoku",
        "person",
        "black",
        9,
    )
    assert played.puzzle == "15 freestyle free"


@pytest.mark.slow
def test_two_computers_are_not_recorded(table: Table) -> None:
    table.begin(players=(EASY, EASY), size=6)
    table.program.qtbot.waitUntil(lambda: table.state.ending is not None, timeout=30_000)
    table.settle()
    assert not table.controller.context.record.read()


@in_turn(
    ("players", "black_seat", "winner", "meant"),
    [
        ((GomokuPlayer(), EASY), 0, WHITE, "lost"),
        ((GomokuPlayer(), EASY), 1, WHITE, "won"),
        (TWO_PERSONS, 1, WHITE, "white"),
        (TWO_PERSONS, 0, 0, "drawn"),
    ],
)
def test_the_result_is_the_person_s(
    players: tuple[GomokuPlayer, GomokuPlayer], black_seat: int, winner: int, meant: str
) -> None:
    state = GomokuState(bytes(225), black_seat=black_seat, ending=Ending("five", winner))
    assert result(GomokuSetup(size=15, players=players), state) == meant


def test_the_opponent_is_a_person_or_the_computer_at_its_level() -> None:
    assert opponent(GomokuSetup(players=TWO_PERSONS)) == "person"
    assert opponent(GomokuSetup(players=(EASY, GomokuPlayer()))) == "easy balanced"
    other = GomokuPlayer("computer", "two", engine="Rapfi")
    assert opponent(GomokuSetup(players=(GomokuPlayer(), other))) == "engine Rapfi"


def test_the_curve_is_shown_where_that_is_wanted(table: Table) -> None:
    table.click(FIVE)
    assert table.controller.values() == ()
    table.controller.preferences.set("gomoku/show/show_evaluation", value=True)
    assert len(table.controller.values()) > 1


@pytest.mark.parametrize("size", [15, 16, 19])
def test_in_a_small_window_the_result_has_room_on_each_board(table: Table, size: int) -> None:
    table.program.shell.window.resize(QSize(420, 600))
    table.begin(size=size)
    table.click("h8")
    table.controller.calls.resign()
    assert table.controller.page.finish.isVisible()


def test_a_last_move_made_again_is_recorded_once(table: Table) -> None:
    table.click(FIVE)
    table.settle()
    record = table.controller.context.record
    before = len(record.read())
    table.controller.undo()
    table.click(FIVE.split()[-1])
    table.settle()
    assert card(table).startswith("Black wins")
    assert len(record.read()) == before
