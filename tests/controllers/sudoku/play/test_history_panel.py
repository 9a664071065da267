# SPDX-License-Identifier: MIT
"""The history in the real window: what it lists, where it leads, and when it is there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from sudoku_qt.models.sudoku.history import HistoryRole, HistoryRow
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, go, paste, solve_by_hand, text_of
from tests.controllers.sudoku.play.test_what_if import enter

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def play(program: Program) -> Program:
    """Three digits, and the history open."""
    paste(program, EASY)
    for cell, key in ((2, Key.Key_4), (3, Key.Key_6), (5, Key.Key_8)):
        enter(program, cell, key)
    program.press(Key.Key_L, CTRL)
    return program


def rows(program: Program) -> list[HistoryRow]:
    """The lines of the history."""
    model = program.controller.cards.history.list.model()
    return [model.index(at, 0).data(HistoryRole.ROW) for at in range(model.rowCount())]


def texts(program: Program) -> list[str]:
    """What the lines say."""
    return [row.text for row in rows(program)]


def press_line(program: Program, line: int) -> None:
    """Click a line."""
    moves = program.controller.cards.history.list
    place = moves.visualRect(moves.model().index(line, 0)).center()
    program.qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_it_tells_the_moves_and_follows_the_game(play: Program) -> None:
    assert play.controller.cards.history.isVisible()
    assert not play.controller.cards.pad.isVisible()
    assert texts(play) == ["Start", "r1c3 = 4", "r1c4 = 6", "r1c6 = 8"]
    assert [row.is_here for row in rows(play)] == [False, False, False, True]

    enter(play, 8, Key.Key_2)
    assert play.controller.cards.history.isVisible(), "it stays"
    assert texts(play)[-1] == "r1c9 = 2"
    play.shell.undo()
    assert [row.is_ahead for row in rows(play)][-2:] == [False, True]


@pytest.mark.parametrize("where", ["the board", "the list", "the key", "the name"])
def test_escape_closes_it_wherever_the_keys_go(play: Program, where: str) -> None:
    cards = play.controller.cards
    keys = {"the board": cards.page.board, "the key": cards.history.checkpoint_key}
    if where == "the name":
        cards.history.checkpoint_key.click()
        cards.history.checkpoint_key.click()  # which lets its name be written
        editor = cards.history.list.findChild(QLineEdit)
        assert editor is not None
        play.qtbot.keyClick(editor, Key.Key_Escape)
        assert cards.history.isVisible(), "only the name is left as it was"
    play.qtbot.keyClick(keys.get(where, cards.history.list), Key.Key_Escape)
    assert not cards.history.isVisible()
    assert cards.pad.isVisible()
    assert texts(play)[-1] == "r1c6 = 8", "nothing else has happened"


def test_a_click_goes_there_and_redo_leads_forward_again(play: Program) -> None:
    press_line(play, 1)
    assert text_of(play)[2:6] == "4.7."
    assert rows(play)[1].is_here

    play.shell.redo()
    assert text_of(play)[2:6] == "467."


def test_another_way_is_marked_and_can_be_gone(play: Program) -> None:
    press_line(play, 1)
    enter(play, 8, Key.Key_2)

    assert texts(play) == ["Start", "r1c3 = 4", "Another way: r1c4 = 6, moves: 2", "r1c9 = 2"]
    press_line(play, 2)
    assert text_of(play)[2:6] == "4678"
    assert texts(play)[2] == "Another way: r1c9 = 2, moves: 1"


def test_with_keys_alone(play: Program) -> None:
    moves = play.controller.cards.history.list
    moves.setFocus()
    play.qtbot.keyClick(moves, Key.Key_Home)
    play.qtbot.keyClick(moves, Key.Key_Return)
    assert text_of(play) == EASY

    go(play, 2)
    play.qtbot.keyClick(moves, Key.Key_1)
    assert text_of(play)[2] == "1", "a digit is the board's"


def test_a_checkpoint_is_set_and_renamed_there(play: Program) -> None:
    click(play, "Set checkpoint")
    assert rows(play)[-1].name == "0:00, move 3"
    click(play, "Rename checkpoint")
    (editor,) = play.controller.cards.history.list.findChildren(QLineEdit)
    editor.selectAll()
    play.qtbot.keyClicks(editor, "by luck 7")
    play.qtbot.keyClick(editor, Key.Key_Return)

    play.qtbot.waitUntil(lambda: rows(play)[-1].name == "by luck 7")
    assert play.controller.session.history.bookmarks.checkpoints == {3: "by luck 7"}


def test_the_notice_of_a_checkpoint_leads_to_its_name(program: Program) -> None:
    paste(program, EASY)
    enter(program, 2, Key.Key_4)
    program.press(Key.Key_D, CTRL)
    click(program, "Rename")

    assert program.controller.cards.history.list.findChildren(QLineEdit)


def test_moves_of_a_hypothesis_are_told_apart(play: Program) -> None:
    play.press(Key.Key_B)
    enter(play, 8, Key.Key_2)
    model = play.controller.cards.history.list.model()

    assert [row.is_supposed for row in rows(play)] == [False] * 4 + [True]
    spoken = model.index(4, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("you are here, hypothesis")


def test_it_closes_by_its_key_by_its_cross_and_with_another_game(play: Program) -> None:
    card, pad = play.controller.cards.history, play.controller.cards.pad
    shown = []
    for step in ("key", "key", "cross", "key", "game"):
        if step == "key":
            play.press(Key.Key_L, CTRL)
        elif step == "cross":
            card.cross.click()
        else:
            paste(play, EASY)
        shown.append((card.isVisible(), pad.isVisible()))

    assert shown == [(False, True), (True, False), (False, True), (True, False), (False, True)]


@pytest.mark.slow
def test_after_the_end_the_result_comes_back(program: Program) -> None:
    paste(program, EASY)
    solve_by_hand(program)
    program.press(Key.Key_L, CTRL)
    assert program.controller.cards.history.isVisible()

    program.press(Key.Key_L, CTRL)
    assert program.controller.cards.finish.isVisible()


def test_a_pause_hides_the_moves(play: Program) -> None:
    moves = play.controller.cards.history.list
    play.shell.pause()
    assert not moves.isVisible()
    play.shell.pause()
    assert moves.isVisible()


def test_cells_are_called_as_the_player_prefers_and_in_the_language(play: Program) -> None:
    play.controller.preferences.set("coordinates", "letters")
    assert texts(play)[1] == "A3 = 4"
    play.appearance.set_language("zh_CN", remember=False)
    assert texts(play)[0] == "开始"
