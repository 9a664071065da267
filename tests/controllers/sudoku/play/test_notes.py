# SPDX-License-Identifier: MIT
"""Help with notes through the real window: filled in, checked, mended, and what is missing."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.play.notes import fitting_by_rules
from sudoku_qt.engine.sudoku.grid import digit_mask
from tests.cages import killer
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, go, paste

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
EMPTY = [cell for cell, sign in enumerate(EASY) if sign == "."]


@pytest.fixture
def play(program: Program) -> Program:
    """The program with the usual puzzle and the cursor on its first empty cell, r1c3."""
    paste(program, EASY)
    go(program, 2)
    return program


def notes(program: Program, cell: int) -> int:
    """The candidates noted in a cell."""
    return program.controller.session.state.candidates[cell]


def test_one_key_fills_what_the_rules_allow_and_a_reader_says_how_much(
    play: Program, heard: list[str]
) -> None:
    play.press(Key.Key_M, CTRL)
    grid = play.controller.session.state
    assert all(grid.candidates[cell] == grid.legal(cell) for cell in EMPTY)
    count = sum(mask.bit_count() for mask in grid.candidates)
    assert heard[-1] == f"Notes added: {count}."
    assert play.notice() == "", "nothing is written of what is seen"
    play.press(Key.Key_M, CTRL)
    assert play.notice() == "All notes were there already."


def test_filling_mends_wrong_notes_and_leaves_out_what_was_eliminated(play: Program) -> None:
    play.press(Key.Key_M, CTRL)
    play.press(Key.Key_2, CTRL)  # eliminated: 1, 2 and 4 were possible
    play.press(Key.Key_5, CTRL)  # which cannot be
    go(play, 3)
    play.press(Key.Key_2)
    play.press(Key.Key_Delete)
    play.press(Key.Key_M, CTRL)
    assert notes(play, 2) == digit_mask([1, 4])
    assert notes(play, 3) == digit_mask([2, 6])
    assert play.notice().endswith("Impossible notes taken away: 1.")


@pytest.mark.slow
def test_eliminations_come_back_where_that_is_preferred(play: Program) -> None:
    play.press(Key.Key_M, CTRL)
    play.press(Key.Key_2, CTRL)
    play.controller.preferences.set("keep_eliminations", value=False)
    play.press(Key.Key_M, CTRL)
    assert notes(play, 2) == digit_mask([1, 2, 4])


def test_of_several_selected_cells_only_these_are_filled(play: Program) -> None:
    play.press(Key.Key_Right, SHIFT)
    play.press(Key.Key_M, CTRL)
    assert [cell for cell in EMPTY if notes(play, cell)] == [2, 3]


def test_all_notes_are_cleared_in_one_step(play: Program) -> None:
    play.press(Key.Key_M, CTRL)
    play.press(Key.Key_7, SHIFT)
    before = play.controller.session.state
    play.controller.notes.clear_notes()
    state = play.controller.session.state
    assert not any(state.candidates)
    assert not any(state.markings.corners)
    play.shell.undo()
    assert play.controller.session.state == before


def test_checking_notes_marks_them_and_mends_them_in_one_step(play: Program) -> None:
    play.press(Key.Key_5, CTRL)
    play.press(Key.Key_1, CTRL)
    play.press(Key.Key_K, CTRL | SHIFT)
    cell = play.controller.model.cell(2)
    assert (cell.missing, cell.impossible) == (digit_mask([2, 4]), digit_mask([5]))
    assert not play.controller.model.cell(3).missing, "nothing is noted there"
    assert play.notice() == "Notes missing: 2. Notes that cannot be: 1."
    click(play, "Mend them")
    assert notes(play, 2) == digit_mask([1, 2, 4])
    assert not play.controller.model.cell(2).missing
    play.shell.undo()
    assert notes(play, 2) == digit_mask([1, 5])


def test_a_cell_that_is_changed_is_marked_no_longer(play: Program) -> None:
    play.press(Key.Key_5, CTRL)
    go(play, 3)
    play.press(Key.Key_1, CTRL)
    play.press(Key.Key_K, CTRL | SHIFT)
    play.press(Key.Key_2, CTRL)
    assert not play.controller.model.cell(3).missing
    assert play.controller.model.cell(2).impossible


def test_checking_notes_says_where_there_is_nothing_to_mend(play: Program) -> None:
    play.controller.notes.check_notes()
    assert play.notice() == "Nothing is noted yet."
    play.press(Key.Key_M, CTRL)
    play.controller.notes.check_notes()
    assert play.notice() == "All notes are right."


def test_a_key_says_what_is_missing_around_the_cursor(play: Program) -> None:
    play.press(Key.Key_M)
    assert play.notice() == (
        "Missing in the row: 1, 2, 4, 6, 8 and 9. In the column: 1, 2, 3, 4, 5, 6, 7 and 9. "
        "In the box: 1, 2, 4 and 7."
    )


def test_in_a_full_house_nothing_is_missing(play: Program) -> None:
    play.controller.inspecting.solve()
    play.settle()
    play.press(Key.Key_M)
    assert (
        play.notice() == "Missing in the row: nothing. In the column: nothing. In the box: nothing."
    )


def test_a_paused_game_is_not_told_of(play: Program) -> None:
    play.shell.pause()
    before = play.notice()
    play.controller.notes.fill_notes()
    play.controller.notes.check_notes()
    play.controller.notes.missing_here()
    assert play.notice() == before
    assert not any(play.controller.session.state.candidates)


def test_in_a_variant_filling_heeds_sums_if_that_is_preferred(program: Program) -> None:
    paste(program, killer("0" * 81))
    click(program, "Play it all the same")
    program.press(Key.Key_M, CTRL)
    assert notes(program, 0) == digit_mask([1, 2])
    program.controller.preferences.set("clear_by_rules", value=False)
    program.press(Key.Key_M, CTRL)
    assert notes(program, 0) == digit_mask(range(1, 10))


def test_a_rule_that_is_practised_takes_no_notes_away(program: Program) -> None:
    paste(program, killer("0" * 81))
    click(program, "Play it all the same")
    setup = program.controller.session.setup
    preferences = program.controller.preferences
    grid = program.controller.session.state
    practised = replace(setup, technique="killercage__constraint")
    assert fitting_by_rules(setup, grid, preferences)[0] == digit_mask([1, 2])
    assert not fitting_by_rules(practised, grid, preferences)


def test_only_what_was_done_to_notes_is_said(program: Program) -> None:
    paste(program, killer("0" * 81))
    click(program, "Play it all the same")
    program.controller.preferences.set("clear_by_rules", value=False)
    program.press(Key.Key_M, CTRL)
    program.controller.preferences.set("clear_by_rules", value=True)
    program.press(Key.Key_M, CTRL)
    assert program.notice().startswith("Impossible notes taken away: ")


def test_a_variant_may_begin_with_the_notes_that_its_rules_leave(program: Program) -> None:
    program.controller.preferences.set("fill_at_start", value=True)
    paste(program, killer("0" * 81))
    click(program, "Play it all the same")
    assert notes(program, 0) == digit_mask([1, 2])
    assert notes(program, 40) == digit_mask([7, 9])
