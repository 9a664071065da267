# SPDX-License-Identifier: MIT
"""Entering through the real window: four ways, several cells, digit first, filters."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.markings import Markings, tint_of
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, EntryMode, Filter
from sudoku_qt.models.sudoku.board.model import Role
from sudoku_qt.views.sudoku.cell.note_places import note_places
from sudoku_qt.views.sudoku.input import keys
from sudoku_qt.views.widgets.segment import SegmentPart
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, go, paste, text_of
from tests.sweeps import in_turn

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT, KEYPAD = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.KeypadModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
EMPTY = [cell for cell, sign in enumerate(EASY) if sign == "."]


@pytest.fixture
def play(program: Program) -> Program:
    """The program with the usual puzzle and the cursor on its first empty cell, r1c3."""
    paste(program, EASY)
    go(program, 2)
    return program


def marked(program: Program) -> Markings:
    """What is marked beside the digits."""
    return program.controller.session.state.markings


def notes(program: Program, cell: int) -> int:
    """The candidates noted in a cell."""
    return program.controller.session.state.candidates[cell]


def click(
    program: Program,
    cell: int,
    digit: int = 5,
    button: Qt.MouseButton = LEFT,
    held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Click the place of a candidate in a cell."""
    board = program.controller.page.board
    row, column = divmod(digit - 1, 3)
    _, _, step = note_places(board.board.cell)
    middle = board.visualRect(board.model().index(*divmod(cell, 9))).center()
    place = middle + QPoint((column - 1) * step, (row - 1) * step)
    program.qtbot.mouseClick(board.surface, button, held, place)


def press_pad(program: Program, word: str) -> None:
    """Click a key of the pad."""
    keys = program.controller.cards.pad.findChildren(QAbstractButton)
    program.qtbot.mouseClick(next(key for key in keys if key.text() == word), LEFT)


# Four ways


@in_turn(
    ("key", "mode", "said"),
    [
        (Key.Key_Z, EntryMode.DIGIT, "Digit"),
        (Key.Key_X, EntryMode.CORNER, "Corner"),
        (Key.Key_C, EntryMode.CENTRE, "Notes"),
        (Key.Key_V, EntryMode.COLOUR, "Colour"),
    ],
)
def test_a_letter_chooses_the_way_of_entering_and_everything_shows_it(
    play: Program, key: Key, mode: EntryMode, said: str
) -> None:
    controller = play.controller
    play.press(Key.Key_C)
    play.press(key)
    assert controller.page.board.entry.mode is mode
    assert controller.cards.pad.modes.key == mode
    assert controller.actions[f"{mode}_mode"].isChecked()
    assert f"· {said} ·" in controller.status()


def test_a_click_above_the_pad_chooses_the_way_of_entering(play: Program) -> None:
    press_pad(play, "Corner")
    play.press(Key.Key_7)
    assert marked(play).corners[2] == digit_mask([7])


def test_each_way_enters_into_its_own_layer(play: Program) -> None:
    for key, digit in ((Key.Key_X, Key.Key_1), (Key.Key_C, Key.Key_2), (Key.Key_V, Key.Key_3)):
        play.press(key)
        play.press(digit)
    assert marked(play).corners[2] == digit_mask([1])
    assert notes(play, 2) == digit_mask([2])
    assert marked(play).colours[2] == digit_mask([3])
    play.press(Key.Key_Z)
    play.press(Key.Key_4)
    assert text_of(play)[2] == "4"
    assert marked(play).colours[2] == digit_mask([3]), "a colour stays behind the digit"
    assert not marked(play).corners[2]


def test_modifiers_enter_in_another_way_whatever_the_mode(
    play: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "shift_undid_num_lock", lambda _event: True)  # Windows is asked
    play.press(Key.Key_X)
    play.press(Key.Key_1, CTRL)
    play.press(Key.Key_2, SHIFT)
    play.press(Key.Key_End, SHIFT | KEYPAD)  # the 1 of the keypad, with NumLock on
    play.press(Key.Key_3, CTRL | SHIFT)
    assert notes(play, 2) == digit_mask([1])
    assert marked(play).corners[2] == digit_mask([1, 2])
    assert marked(play).colours[2] == digit_mask([3])


def test_undo_takes_each_of_them_back(play: Program) -> None:
    start = play.controller.session.state
    for key in (Key.Key_1, Key.Key_2, Key.Key_3):
        for held in (CTRL, SHIFT, CTRL | SHIFT):
            play.press(key, held)
    for _ in range(9):
        play.shell.undo()
    assert play.controller.session.state == start


def test_a_given_can_be_painted(play: Program) -> None:
    go(play, 0)
    play.press(Key.Key_3, CTRL | SHIFT)
    assert marked(play).colours[0] == digit_mask([3])


def test_r_takes_all_colours_away_in_one_step(play: Program) -> None:
    play.press(Key.Key_3, CTRL | SHIFT)
    go(play, 80)
    play.press(Key.Key_4, CTRL | SHIFT)
    play.press(Key.Key_R)
    assert not any(marked(play).colours)
    play.shell.undo()
    assert [cell for cell in range(81) if marked(play).colours[cell]] == [2, 80]


# Several cells


def test_a_digit_into_several_cells_is_a_note_set_in_all_or_removed_from_all(
    play: Program,
) -> None:
    play.press(Key.Key_1, CTRL)
    play.press(Key.Key_Right, SHIFT)
    play.press(Key.Key_1)
    assert [notes(play, cell) for cell in (2, 3)] == [1, 1]
    play.press(Key.Key_1)
    assert [notes(play, cell) for cell in (2, 3)] == [0, 0]
    assert text_of(play) == EASY


def test_delete_clears_all_selected_cells(play: Program) -> None:
    play.press(Key.Key_4)
    go(play, 3)
    play.press(Key.Key_1, SHIFT)
    play.press(Key.Key_2, CTRL)
    play.press(Key.Key_Left, SHIFT)
    play.press(Key.Key_Delete)
    state = play.controller.session.state
    assert (text_of(play), state.candidates[3], state.markings.corners[3]) == (EASY, 0, 0)


def test_all_cells_are_selected_by_the_platforms_key(play: Program) -> None:
    play.press(Key.Key_A, CTRL)
    assert play.controller.page.board.selected_cells() == list(range(81))
    play.press(Key.Key_9)
    assert all(notes(play, cell) == digit_mask([9]) for cell in EMPTY)


# Digit first


def test_where_digits_come_first_a_key_locks_and_clicks_enter(play: Program) -> None:
    play.press(Key.Key_Q)
    press_pad(play, "4")
    assert text_of(play) == EASY, "it is only locked"
    assert play.controller.cards.pad.digits[3].isChecked()
    assert "Digit: 4 on each click" in play.controller.status()
    click(play, 2)
    click(play, 3, held=SHIFT)
    click(play, 5, button=RIGHT)
    assert text_of(play)[2] == "4"
    assert [notes(play, cell) for cell in (3, 5)] == [digit_mask([4])] * 2
    assert text_of(play)[3] == "."


def test_a_digit_is_locked_by_its_key_and_unlocked_by_escape_or_again(play: Program) -> None:
    play.press(Key.Key_Q)
    for unlock in (Key.Key_Escape, Key.Key_7):
        play.press(Key.Key_7)
        assert play.controller.page.board.entry.locked == 7
        play.press(unlock)
        assert play.controller.page.board.entry.locked == 0
    click(play, 2)
    assert text_of(play) == EASY


def test_return_enters_what_is_locked_for_those_without_a_mouse(play: Program) -> None:
    play.press(Key.Key_Q)
    play.press(Key.Key_4)
    play.press(Key.Key_Return)
    assert text_of(play)[2] == "4"


def test_a_key_goes_back_to_cells_first_and_the_next_game_remembers(play: Program) -> None:
    play.press(Key.Key_Q)
    paste(play, EASY)
    assert play.controller.actions["digit_first"].isChecked()
    assert play.controller.page.board.entry.digit_first
    play.press(Key.Key_Q)
    go(play, 2)
    play.press(Key.Key_4)
    assert text_of(play)[2] == "4"


def test_a_locked_colour_paints_cells_and_candidates(play: Program) -> None:
    play.controller.notes.fill_notes()
    play.press(Key.Key_Q)
    play.press(Key.Key_V)
    press_pad(play, "3")
    click(play, 2, digit=2, held=SHIFT)
    click(play, 2, digit=2)
    assert marked(play).colours[2] == digit_mask([3])
    assert tint_of(marked(play).tints[2], 2) == 3
    click(play, 2, digit=2)
    assert marked(play).tints[2] == 0


# Candidates and the mouse


def test_a_double_click_on_a_candidate_places_it(play: Program) -> None:
    play.controller.notes.fill_notes()
    board = play.controller.page.board
    index = board.model().index(0, 2)
    _, _, step = note_places(board.board.cell)
    there = board.visualRect(index).center() + QPoint(0, -step)  # 2
    play.qtbot.mouseDClick(board.surface, LEFT, pos=there)
    assert text_of(play)[2] == "2"


def test_in_notes_modes_a_click_toggles_a_candidate(play: Program) -> None:
    play.press(Key.Key_C)
    click(play, 2, digit=7)
    assert notes(play, 2) == digit_mask([7])
    click(play, 2, digit=7)
    assert notes(play, 2) == 0


def test_where_corner_notes_come_first_they_do_so_on_the_pad_at_once(play: Program) -> None:
    def offered() -> list[str]:
        parts = play.controller.cards.pad.modes.stops()
        return [part.key for part in parts if isinstance(part, SegmentPart)]

    digits, first, second, colours = offered()
    play.controller.preferences.set("corner_first", True)
    assert offered() == [digits, second, first, colours]
    play.controller.preferences.set("corner_first", False)
    assert offered() == [digits, first, second, colours]


def test_where_corner_notes_come_first_a_note_stays_where_it_is(play: Program) -> None:
    play.controller.preferences.set("corner_first", True)
    board = play.controller.page.board
    middle = board.visualRect(board.currentIndex()).center()
    play.press(Key.Key_C)
    for corners in (0, 1):
        play.press(Key.Key_7)
        assert notes(play, 2) == digit_mask([7])
        assert marked(play).corners[2] == digit_mask(range(1, corners + 1))
        play.qtbot.mouseClick(board.surface, LEFT, pos=middle)
        assert notes(play, 2) == 0
        play.press(Key.Key_1, SHIFT)


# Filters


def test_filters_are_asked_for_by_keys_and_by_the_pad(play: Program) -> None:
    board = play.controller.page.board

    def sought() -> Filter:
        return board.entry.sought

    play.press(Key.Key_5, ALT)
    assert sought() == Filter(5)
    assert "where 5 can go" in play.controller.status()
    play.press(Key.Key_Period)
    assert sought() == Filter(6)
    play.press(Key.Key_6, ALT | SHIFT)
    assert sought() == Filter(6, inverted=True)
    assert "where 6 cannot go" in play.controller.status()
    play.press(Key.Key_0, ALT)
    assert sought() == Filter(BIVALUE)
    assert "cells with two candidates" in play.controller.status()
    play.press(Key.Key_0, ALT)
    assert sought() == Filter(), "the same key again"
    go(play, 2)
    press_pad(play, "Filter")
    assert sought() == Filter()
    press_pad(play, "9")
    assert sought() == Filter(9)
    press_pad(play, "Filter")
    assert sought() == Filter()
    assert text_of(play) == EASY


def test_the_filter_key_takes_the_digit_of_the_cursor_and_shows_it(play: Program) -> None:
    board, pad = play.controller.page.board, play.controller.cards.pad
    go(play, 0)
    press_pad(play, "Filter")
    assert board.entry.sought == Filter(5)
    assert [key.isChecked() for key in pad.digits] == [digit == 5 for digit in range(1, 10)]
    go(play, 2)
    press_pad(play, "4")
    assert text_of(play)[2] == "4", "a filter that stands takes no digit"
    assert board.entry.sought == Filter(5)
    press_pad(play, "Filter")
    assert board.entry.sought == Filter()
    assert not any(key.isChecked() for key in pad.digits)


def test_a_filter_that_waits_takes_the_digit_from_the_keys_too(play: Program) -> None:
    go(play, 2)
    press_pad(play, "Filter")
    assert play.notice() == "Choose a digit: you will see where it can go."
    play.press(Key.Key_9)
    assert play.controller.page.board.entry.sought == Filter(9)
    assert text_of(play) == EASY
    play.press(Key.Key_4)
    assert text_of(play)[2] == "4", "the next is entered"


def test_comma_and_period_go_round_the_nine_digits(play: Program) -> None:
    play.press(Key.Key_Comma)
    assert play.controller.page.board.entry.sought == Filter(9)
    play.press(Key.Key_Period)
    assert play.controller.page.board.entry.sought == Filter(1)


# Notes around a digit


def test_notes_around_a_digit_stay_where_that_is_preferred(play: Program) -> None:
    go(play, 3)
    play.press(Key.Key_4, CTRL)
    play.press(Key.Key_4, SHIFT)
    go(play, 2)
    play.press(Key.Key_4)
    assert (notes(play, 3), marked(play).corners[3]) == (0, 0)
    play.shell.undo()
    play.controller.preferences.set("clear_peers", False)
    play.press(Key.Key_4)
    assert (notes(play, 3), marked(play).corners[3]) == (0b1000, 0b1000)


def test_a_paused_game_takes_nothing(play: Program) -> None:
    play.shell.pause()
    play.press(Key.Key_4, CTRL | SHIFT)
    press_pad(play, "5")
    assert not any(marked(play).colours)


def test_a_screen_reader_hears_both_kinds_of_notes_and_colours(play: Program) -> None:
    for held, digit in ((CTRL, Key.Key_2), (SHIFT, Key.Key_7), (CTRL | SHIFT, Key.Key_3)):
        play.press(digit, held)
    index = play.controller.model.index(0, 2)
    assert index.data(Role.CELL).corners == digit_mask([7])
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "row 1, column 3, empty, notes 2, corner notes 7, yellow"
    )
