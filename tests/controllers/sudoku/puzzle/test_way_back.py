# SPDX-License-Identifier: MIT
"""Typing in has a way out: back to the game that was played, which is as it was left."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.controllers.conftest import Begin, Program, click
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, go, paste, text_of

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
PLAYED = EASY[:2] + "4" + EASY[3:]
ASKED = "Type in the givens of your puzzle, then play it."
KEPT = "The puzzle you left is among the earlier games."


@pytest.fixture
def played(fresh: Program) -> Program:
    """The easy puzzle with a move, and ten seconds played."""
    paste(fresh, EASY)
    go(fresh, 2)
    fresh.press(Key.Key_4)
    fresh.controller.session.clock.reset(10_000)
    return fresh


def begin_typing(program: Program, keys: str = "") -> None:
    """Begin to type in a puzzle, by keys."""
    program.press(Key.Key_T, CTRL)
    program.settle()
    assert program.controller.context.is_drafting
    program.qtbot.keyClicks(program.controller.page.board, keys)


def leave(program: Program, by: str) -> None:
    """Leave by a key or the button."""
    if by == "Esc":
        program.press(Key.Key_Escape)
    elif by == "Ctrl+W":
        program.press(Key.Key_W, CTRL)
    else:
        click(program, "Leave")
    program.settle()


def earlier(program: Program) -> list[str]:
    """Tell the earlier games by their positions."""
    texts = []
    for path in program.shell.documents.earlier():
        assert program.shell.documents.open(path)
        texts.append(text_of(program))
    return texts


def count(program: Program) -> int:
    return len(program.shell.documents.earlier())


@pytest.mark.parametrize("by", ["Esc", "Ctrl+W", "the button"])
@pytest.mark.parametrize("typed", ["", "12"])
def test_it_leads_back_to_the_game_as_it_was_left(played: Program, by: str, typed: str) -> None:
    begin_typing(played, typed)
    leave(played, by)
    assert text_of(played) == PLAYED
    assert played.controller.session.clock.elapsed_ms() >= 10_000
    assert not played.controller.actions["leave_composing"].isEnabled()
    played.press(Key.Key_Z, CTRL)
    assert text_of(played) == EASY, "its moves are there, too"


def test_typing_in_is_not_timed(played: Program) -> None:
    timed = [played.controller.has_clock]
    begin_typing(played)
    timed.append(played.controller.has_clock)
    leave(played, "Esc")
    assert [*timed, played.controller.has_clock] == [True, False, True]


def test_an_untouched_puzzle_is_gone_back_to_as_well(fresh: Program) -> None:
    paste(fresh, EASY)
    begin_typing(fresh)
    leave(fresh, "Esc")
    assert text_of(fresh) == EASY
    assert count(fresh) == 0


def test_a_solved_game_is_gone_back_to_with_its_card(fresh: Program) -> None:
    paste(fresh, SOLUTION[:-1] + ".")
    go(fresh, 80)
    fresh.press(Key.Key_9)
    begin_typing(fresh)
    assert not fresh.controller.cards.finish.isVisible()
    leave(fresh, "Esc")
    assert text_of(fresh) == SOLUTION
    assert fresh.controller.session.is_finished


def test_while_a_puzzle_is_played_there_is_nothing_to_leave(played: Program) -> None:
    leave(played, "Esc")
    assert text_of(played) == PLAYED
    assert not played.controller.actions["leave_composing"].isEnabled()
    words = [each.text() for each in played.shell.window.findChildren(QAbstractButton)]
    assert "Leave" not in words


def test_the_game_come_from_is_kept_while_one_types_and_not_twice(played: Program) -> None:
    begin_typing(played)
    assert count(played) == 1
    for _ in range(3):
        leave(played, "Esc")
        assert count(played) == 0, "it is played again"
        begin_typing(played)
    played.controller.type_in()
    assert earlier(played) == [PLAYED]


def test_an_empty_draft_is_no_earlier_game(played: Program) -> None:
    begin_typing(played, "12")
    for _ in range(2):
        played.press(Key.Key_Backspace)
    assert played.controller.session.is_touched
    leave(played, "Esc")
    assert count(played) == 0
    assert played.notice() != KEPT


def test_nothing_is_said_of_a_puzzle_that_was_not_changed(program: Program) -> None:
    paste(program, EASY)
    before = len(program.shell.documents.earlier())
    for action in ("compose_this", "compose"):
        program.controller.actions[action].trigger()
        program.settle()
        program.controller.actions["leave_composing"].trigger()
        program.settle()
        assert text_of(program) == EASY
        assert program.notice() == ""
    assert len(program.shell.documents.earlier()) == before


def test_what_was_typed_is_an_earlier_game_and_can_be_gone_on_with(played: Program) -> None:
    begin_typing(played, "12")
    leave(played, "Esc")
    assert played.notice() == KEPT
    assert count(played) == 1
    click(played, "Go on with it")
    assert text_of(played) == "12" + "." * 79
    assert played.controller.typing.is_on
    leave(played, "Esc")
    assert text_of(played) == PLAYED
    assert earlier(played) == ["12" + "." * 79]


def test_a_draft_that_is_played_is_no_earlier_game(played: Program) -> None:
    begin_typing(played, EASY.replace("5", ".", 1))
    begin_typing(played, EASY)
    before = count(played)
    played.controller.play_typed()
    played.settle()
    assert played.controller.session.setup.origin == "typed"
    assert count(played) == before
    begin_typing(played)
    assert count(played) == before + 1, "typed in, so it would be missed without a move, too"
    leave(played, "Esc")
    assert (text_of(played), count(played)) == (EASY, before)


def test_a_draft_that_was_opened_leads_back_to_what_was_played_then(played: Program) -> None:
    begin_typing(played, "12")
    leave(played, "Esc")
    draft = played.shell.documents.earlier()[0]
    paste(played, EASY.replace("5", ".", 1).replace(".", "5", 1))
    other = text_of(played)
    assert played.shell.documents.open(draft)
    leave(played, "Esc")
    assert text_of(played) == other


@pytest.mark.parametrize("by", ["Esc", "Ctrl+W"])
def test_the_way_back_is_there_after_a_restart(begin: Begin, by: str) -> None:
    first = begin().start()
    paste(first, EASY)
    go(first, 2)
    first.press(Key.Key_4)
    begin_typing(first, "12")
    first.shell.window.close()
    again = begin().start()
    assert text_of(again) == "12" + "." * 79
    leave(again, by)
    assert text_of(again) == PLAYED
    assert earlier(again)[0] == "12" + "." * 79


def test_a_game_of_a_file_still_belongs_to_it(played: Program, tmp_path: Path) -> None:
    path = tmp_path / "mine.sudoku"
    assert played.shell.documents.save_to(path)
    begin_typing(played, "1")
    leave(played, "Esc")
    assert played.controller.session.path == str(path)
    assert played.controller.session.is_saved


def test_escape_first_takes_away_what_the_notice_complains_of(played: Program) -> None:
    begin_typing(played, "11")
    played.controller.play_typed()
    played.settle()
    assert played.notice() not in {"", KEPT, ASKED}
    leave(played, "Esc")
    assert played.notice() == ""
    assert text_of(played) == "11" + "." * 79
    leave(played, "Esc")
    assert text_of(played) == PLAYED


def test_escape_first_drops_a_selection(played: Program) -> None:
    begin_typing(played, "12")
    played.controller.page.board.picker.everything()
    leave(played, "Esc")
    assert played.controller.context.is_drafting
    leave(played, "Esc")
    assert text_of(played) == PLAYED


def test_the_button_is_seen_in_a_small_window_too(played: Program) -> None:
    played.shell.window.resize(QSize(360, 420))
    QApplication.processEvents()
    begin_typing(played, "1")
    leave(played, "the button")
    assert text_of(played) == PLAYED


def test_ctrl_z_takes_back_what_was_typed_and_stands_there(played: Program) -> None:
    begin_typing(played, "5379")
    board = played.controller.page.board
    for left, at in (("537.", 3), ("53..", 2), ("5...", 1), ("....", 0), ("....", 0)):
        played.press(Key.Key_Z, CTRL)
        assert (text_of(played)[:4], board.cursor_cell) == (left, at)
    for left, at in (("5...", 1), ("53..", 2)):
        played.press(Key.Key_Y, CTRL)
        assert (text_of(played)[:4], board.cursor_cell) == (left, at)
    played.qtbot.keyClicks(board, "8")
    assert text_of(played)[:4] == "538."
    played.press(Key.Key_Backspace)
    played.press(Key.Key_Z, CTRL)
    assert (text_of(played)[:4], board.cursor_cell) == ("538.", 2)


def test_a_kept_game_that_is_damaged_is_told_and_another_begins(begin: Begin) -> None:
    first = begin().start()
    paste(first, EASY)
    begin_typing(first, "12")
    first.shell.window.close()
    (first.paths.kept_games / "sudoku-before.current").write_bytes(b"{")
    again = begin().start()
    leave(again, "Esc")
    assert not again.controller.context.is_drafting
    assert text_of(again) != EASY
