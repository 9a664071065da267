# SPDX-License-Identifier: MIT
"""Whole games of Gomoku through the real window."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.rules import CARO, EXACT, FREESTYLE, RENJU
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, TimeLimits
from sudoku_qt.models.gomoku.model import PointMark
from sudoku_qt.models.gomoku.options import NewGomoku
from sudoku_qt.views.gomoku.dialogs.new import NewGomokuDialog
from tests.controllers.conftest import Begin, click
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import EASY, FIVE, TWO_PERSONS, Table
from tests.engine.gomoku.cases import stones_of
from tests.sweeps import every

table = used_again.table
fresh = used_again.fresh

Key = Qt.Key
DOUBLE_THREE = stones_of("h9 h10 g8 f8", "a1 a3 a5 a7")


def test_two_persons_play_a_whole_game_with_the_mouse(table: Table) -> None:
    table.click(FIVE)
    assert table.state.ending is not None
    assert (table.state.ending.reason, table.state.ending.winner) == ("five", BLACK)
    assert table.controller.page.finish.accessibleName().startswith("Black wins, Five in a row")
    assert "Black wins" in table.controller.status()
    table.click("a15")
    assert len(table.order) == 9, "nobody plays on"
    click(table.program, "Play again")
    assert table.order == []


def test_a_whole_game_is_played_with_keys(table: Table) -> None:
    table.press(Key.Key_Return)
    for step in range(1, 5):
        table.press(Key.Key_Up, Key.Key_Space)
        table.press(Key.Key_Down)
        table.press(Key.Key_Right)
        table.press(Key.Key_Enter)
        assert len(table.order) == 2 * step + 1
    assert table.state.ending is not None
    assert table.order[:3] == ["h8", "h9", "i8"]


def test_the_computer_answers_and_never_in_the_windows_thread(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.click("h8")
    assert len(table.order) == 2
    table.click(table.order[1])
    assert "taken" in table.program.notice()
    assert len(table.order) == 2


def test_the_computer_begins_when_it_has_black(table: Table) -> None:
    table.begin(players=(EASY, GomokuPlayer()))
    assert len(table.order) == 1
    assert not table.controller.can_undo(), "its own first stone is not the player's to take back"


@pytest.mark.parametrize(
    "rule", every(4, [CARO, EXACT, RENJU, FREESTYLE]), ids=lambda rule: rule.name
)
def test_two_computers_play_to_an_end(table: Table, rule: object) -> None:
    table.begin(players=(EASY, EASY), size=7, rule=rule)
    table.program.qtbot.waitUntil(lambda: table.state.ending is not None, timeout=30_000)
    assert table.state.ending is not None


@pytest.mark.slow
def test_going_back_lets_two_computers_rest(table: Table) -> None:
    table.begin(players=(EASY, EASY), size=6)
    table.program.qtbot.waitUntil(lambda: len(table.order) > 3, timeout=30_000)
    table.program.shell.undo()
    before = table.order
    table.settle()
    QApplication.processEvents()
    assert table.order == before
    click(table.program, "Go on")
    table.program.qtbot.waitUntil(lambda: len(table.order) > len(before))


def test_undo_and_redo_go_by_pairs_against_the_computer(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.click("h8")
    table.click("a1")
    played = table.order
    assert len(played) == 4
    table.program.shell.undo()
    assert table.order == played[:2]
    table.program.shell.undo()
    assert table.order == []
    table.program.shell.redo()
    table.program.shell.redo()
    table.settle()
    assert table.order == played


def test_under_the_house_rule_nothing_is_taken_back(table: Table) -> None:
    table.begin(take_back=False)
    table.click("h8")
    table.program.shell.undo()
    assert table.order == ["h8"]
    assert not table.controller.can_undo()
    assert not table.controller.page.keys.take_back.isEnabled()
    table.controller.calls.resign()
    assert table.state.ending is None, "asked once more, since it cannot be taken back"
    table.controller.calls._resign()
    assert table.state.ending is not None


def test_under_the_house_rule_a_resignation_is_not_taken_back(table: Table) -> None:
    table.begin(take_back=False)
    table.click("h8 i9")
    table.controller.calls._resign()
    table.program.qtbot.keyClick(
        table.controller.page.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )
    table.controller.undo()
    assert table.program.shell.controller.session.is_finished
    assert not table.controller.can_undo()
    shown = [each for each in table.program.shell.window.menuBar().actions() if each.isVisible()]
    menus = [menu for each in shown if isinstance(menu := each.menu(), QMenu)]
    (undo,) = (each for menu in menus for each in menu.actions() if each.text() == "&Undo")
    assert not undo.isEnabled()


def test_whoever_resigns_with_the_keyboard_is_back_at_the_board(table: Table) -> None:
    resign, qtbot = table.controller.page.keys.resign, table.program.qtbot
    table.click("h8")
    resign.setFocus()
    qtbot.waitUntil(resign.hasFocus)
    qtbot.keyClick(resign, Key.Key_Return)
    assert table.state.ending is not None
    assert table.controller.page.board.hasFocus()
    qtbot.keyClick(table.controller.page.board, Key.Key_F6)
    qtbot.keyClick(table.program.shell.window.focusWidget(), Key.Key_Return)
    assert table.state.ending is None, "the next part is the card, and its first key plays again"


def test_resigning_gives_the_game_to_the_computer_and_can_be_taken_back(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.controller.calls.resign()
    assert table.state.ending is not None
    assert table.state.ending.winner == WHITE
    table.program.shell.undo()
    assert table.state.ending is None


def test_renju_refuses_and_says_why(table: Table) -> None:
    table.begin(rule=RENJU, stones=DOUBLE_THREE, to_move=BLACK)
    table.click("h8")
    assert "two open threes" in table.program.notice()
    assert table.order == []
    assert table.controller.model.point(7 * 15 + 7)[2] & PointMark.BANNED


def test_swapping_sides_lets_the_computer_move_in_the_players_place(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.controller.calls.swap_sides()
    table.settle()
    assert table.state.black_seat == 1
    assert len(table.order) == 1


def test_the_computer_says_which_colour_it_takes(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY), opening="swap")
    table.click("h8 i8 h7")
    table.program.qtbot.waitUntil(lambda: "Computer" in table.program.notice())
    swapped = table.state.black_seat == 1
    assert table.program.notice() == (
        "Computer swaps and takes Black." if swapped else "Computer keeps White."
    )


def test_a_lost_clock_loses_the_game(table: Table) -> None:
    table.begin(limits=TimeLimits(move_ms=40))
    table.program.qtbot.waitUntil(lambda: table.state.ending is not None)
    assert table.state.ending is not None
    assert (table.state.ending.reason, table.state.ending.winner) == ("time", WHITE)


def test_pausing_stops_the_computer_and_hides_the_board(table: Table) -> None:
    table.begin(players=(GomokuPlayer(), EASY))
    table.controller.computer.pace_ms = 10_000
    table.program.shell.pause()

    table.program.qtbot.mouseClick(table.controller.page.board.surface, Qt.MouseButton.LeftButton)
    assert table.order == []
    assert not table.controller.session.is_paused, "a click on the cover goes on"
    table.controller._choose_point(112)
    thinking = [table.controller.computer.is_thinking]
    table.program.shell.pause()
    thinking.append(table.controller.computer.is_thinking)
    assert thinking == [True, False]
    table.controller.computer.pace_ms = 0
    table.program.shell.pause()
    table.settle()
    assert len(table.order) == 2


def test_closing_while_the_computer_thinks_ends_at_once(begin: Begin) -> None:
    table = Table(begin(left="gomoku").start())
    hard = GomokuPlayer("computer", level="hard")
    table.controller.begin(replace(table.controller.session.setup, players=(hard, hard)))
    assert table.controller.computer.is_thinking
    table.program.shell.window.close()
    assert not table.program.shell.jobs.any_running()


def test_the_game_that_was_left_comes_back_with_its_moves(begin: Begin) -> None:
    before = Table(begin(left="gomoku").start())
    before.begin()
    before.click("h8 i9")
    before.program.shell.window.close()
    after = begin()
    assert after.shell.controller.session.game.name == "gomoku"
    table = Table(after.start())
    assert table.order == ["h8", "i9"]


def test_each_game_remembers_its_own(table: Table) -> None:
    table.click("h8")
    table.program.shell.games.go_to("sudoku")
    sudoku = table.program.shell.controller.session.state
    table.program.shell.games.go_to("gomoku")
    assert table.order == ["h8"]
    table.program.shell.games.go_to("sudoku")
    assert table.program.shell.controller.session.state == sudoku


def think(table: Table, milliseconds: int) -> None:
    """Let the player at turn have thought for so long, of twice that time played."""
    table.controller.session.clock.reset(2 * milliseconds, milliseconds)


def thought(table: Table) -> tuple[str, int]:
    """What Black's clock shows, and the whole seconds thought about the next move."""
    return table.controller.page.players.cards[
        0
    ].words.clock, table.controller.clocks.thinking_ms() // 1000


@pytest.mark.slow
def test_the_time_thought_about_a_move_outlives_a_visit_to_sudoku(table: Table) -> None:
    table.click("h8 i9")
    think(table, 38_000)
    table.program.shell.games.go_to("sudoku")
    table.program.shell.games.go_to("gomoku")
    assert thought(table) == ("0:38", 38)
    table.click("j10")
    assert table.state.used_ms[0] >= 38_000
    assert thought(table)[1] == 0, "and no longer than the move"


def test_the_time_thought_about_a_move_outlives_a_restart(begin: Begin) -> None:
    before = Table(begin(left="gomoku").start())
    before.begin()
    before.click("h8 i9")
    think(before, 38_000)
    before.program.shell.window.close()
    assert thought(Table(begin(left="gomoku").start())) == ("0:38", 38)


def test_the_time_thought_about_a_move_is_in_the_saved_game(table: Table, tmp_path: Path) -> None:
    think(table, 38_000)
    assert table.program.shell.documents.save_to(tmp_path / "left.gomoku")
    table.begin()
    assert thought(table) == ("0:00", 0)
    assert table.program.shell.documents.open(tmp_path / "left.gomoku")
    assert thought(table) == ("0:38", 38)


def test_the_button_new_offers_both_games(table: Table) -> None:
    shell = table.program.shell
    menu = shell._new_menu
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts == ["Sudoku…", "Gomoku…", "Go on with Sudoku"]
    menu.actions()[-1].trigger()
    assert shell.controller.session.game.name == "sudoku"


def test_new_asks_remembers_and_begins(fresh: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = NewGomoku(size=19, rule="renju", white="person", take_back=False, clicks="second")
    monkeypatch.setattr(NewGomokuDialog, "ask", lambda *_: wanted)
    fresh.controller.new()
    fresh.settle()
    setup = fresh.controller.session.setup
    assert (setup.size, setup.rule, setup.take_back) == (19, RENJU, False)
    assert setup.players == TWO_PERSONS
    assert fresh.controller.page.board.count == 19
    monkeypatch.setattr(
        NewGomokuDialog, "ask", lambda before, *_: None if before == wanted else before
    )
    fresh.controller.new()
    assert fresh.controller.session.setup is setup, (
        "what was wanted last was shown, and nothing was begun"
    )


def has_star(table: Table, row: int, column: int) -> bool:
    """Whether a disc is painted about a point: its lines alone leave the corners between free."""
    board = table.controller.page.board
    middle = board.cell_rect(row, column).center()
    image = board.surface.grab().toImage()
    corners = (middle + QPoint(across, down) for across in (-2, 2) for down in (-2, 2))
    return all(image.pixelColor(corner) != board.look.ground for corner in corners)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "centre"), [(15, "h8"), (16, "")])
def test_who_chooses_15_gets_star_points_and_begins_at_a_true_centre(
    table: Table, monkeypatch: pytest.MonkeyPatch, size: int, centre: str
) -> None:
    def choose(dialog: NewGomokuDialog) -> int:
        parts = dialog.options.sizes.findChildren(QAbstractButton)
        next(part for part in parts if part.text() == str(size)).click()
        dialog.opponent.against.findChildren(QAbstractButton)[1].click()
        return 1

    monkeypatch.setattr(NewGomokuDialog, "exec", choose)
    table.controller.new()
    table.settle()
    places = [(row, column) for row in range(size) for column in range(size)]
    stars = {place for place in places if has_star(table, *place)}
    assert stars == ({(3, 3), (3, 11), (7, 7), (11, 3), (11, 11)} if centre else set())
    table.press(Key.Key_Return)
    assert not centre or table.order == [centre]


def test_the_evaluation_follows_the_game(table: Table) -> None:
    table.click(FIVE)
    table.settle()
    assert table.controller.page.evaluation.verdict() == "Black has won"


def test_the_cards_name_the_players_and_their_turn(table: Table) -> None:
    first, second = (card.words for card in table.controller.page.players.cards)
    assert (first.colour, first.name, first.doing) == (BLACK, "Black", "to move: 1")
    assert first.active
    assert not second.active
    table.begin(players=(EASY, GomokuPlayer()))
    first, second = (card.words for card in table.controller.page.players.cards)
    assert (first.name, first.doing) == ("Computer", "easy · balanced")
    assert (second.name, second.doing, second.active) == ("You", "to move: 2", True)


def test_passing_twice_and_agreeing_end_in_a_draw(table: Table) -> None:
    table.controller.calls.pass_move()
    table.controller.calls.pass_move()
    assert "Both have passed" in table.controller.page.finish.accessibleName()
    table.begin()
    table.controller.calls.agree_draw()
    assert "By agreement" in table.controller.page.finish.accessibleName()


def test_every_word_of_gomoku_is_said_in_chinese(table: Table) -> None:
    table.program.appearance.set_language("zh_CN", remember=False)
    table.click("h8")
    said = table.controller.status() + table.controller.model.spoken(112)
    table.program.appearance.set_language("en", remember=False)
    assert "黑" in said
    assert "move" not in said
    assert table.controller.menu_title() == "&Game"


def test_the_end_of_a_game_is_heard(table: Table, heard: list[str]) -> None:
    table.click(FIVE)

    assert any("Black wins" in text for text in heard)


def test_a_game_given_up_is_heard(table: Table, heard: list[str]) -> None:
    table.click("h8")
    table.controller.calls.resign()

    assert any("wins" in text for text in heard)


def test_a_hint_and_the_computer_s_stone_are_heard(table: Table, heard: list[str]) -> None:
    table.controller.actions["hint"].trigger()
    table.settle()
    assert "h8" in heard[-1]

    table.begin(players=(GomokuPlayer(), EASY))
    heard.clear()
    table.click("h8")
    assert any(re.search(r"white", text, re.IGNORECASE) for text in heard)
