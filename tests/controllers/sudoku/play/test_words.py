# SPDX-License-Identifier: MIT
"""How digits are entered, in the words of the status bar."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.play.words import entry_words, filter_words, grid_words
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.models.sudoku.board.entry_mode import BIVALUE, Entry, EntryMode, Filter, Mistakes
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import paste
from tests.views.sudoku.boards import as_json

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(), "Digit"),
        (Entry(EntryMode.CORNER), "Corner"),
        (Entry(digit_first=True), "Digit: choose the digit first"),
        (Entry(EntryMode.CENTRE, digit_first=True, locked=4), "Notes: 4 on each click"),
        (Entry(EntryMode.COLOUR, digit_first=True, locked=4), "Colour: green on each click"),
    ],
)
def test_the_way_of_entering_is_said(qapp: object, entry: Entry, words: str) -> None:
    assert entry_words(entry, NUMBERS) == words


@pytest.mark.parametrize(
    ("sought", "words"),
    [
        (Filter(), []),
        (Filter(3), ["where 3 can go"]),
        (Filter(3, inverted=True), ["where 3 cannot go"]),
        (Filter(BIVALUE), ["cells with two candidates"]),
        (Filter(BIVALUE, inverted=True), ["all but cells with two candidates"]),
    ],
)
def test_what_is_pointed_out_is_said(qapp: object, sought: Filter, words: list[str]) -> None:
    assert filter_words(Entry(sought=sought), NUMBERS) == words


def test_each_way_of_showing_mistakes_has_words(qapp: object) -> None:
    grid = Grid.of_givens(bytes(81))
    assert len({tuple(grid_words(grid, kind)) for kind in Mistakes}) == len(Mistakes)


def test_how_much_is_filled_and_what_is_in_conflict_is_said(qapp: object) -> None:
    grid = Grid.of_givens(bytes([1, 1]) + bytes(79))
    words = grid_words(grid, Mistakes.CONFLICTS)
    assert words == ["2 of 81", "in conflict: 2"]
    assert len(grid_words(grid, Mistakes.OFF)) == 2


def test_notes_too_small_to_read_are_said(program: Program) -> None:
    """On 16 rows in a small window; on nine rows they are legible."""
    empty = {17 * row for row in range(16)}
    paste(program, as_json(16, empty))
    controller, board = program.controller, program.controller.page.board
    board.move_to(1, 1)
    program.press(Key.Key_1, Held.ShiftModifier)
    controller.actions["centre_mode"].trigger()
    program.press(Key.Key_3)
    program.press(Key.Key_B, Held.ShiftModifier)
    assert controller.status().startswith("r2c2 · notes 3 and 11 · corner notes 1 · Notes")
    board.move_to(0, 1)
    assert controller.status().startswith("r1c2 · Notes"), "a digit is large enough"
    paste(program, as_json(9, {0, 40}))
    board.move_to(0, 0)
    program.press(Key.Key_3, Held.ControlModifier)
    assert controller.model.cell(0).notes
    assert controller.status().startswith("r1c1 · Digit")


def test_two_digits_in_a_note_are_said_in_the_usual_window_and_letters_are_not(
    program: Program,
) -> None:
    program.shell.window.resize(1000, 740)
    paste(program, as_json(16, {17 * row for row in range(16)}))
    controller, board = program.controller, program.controller.page.board
    board.move_to(1, 1)
    controller.actions["centre_mode"].trigger()
    program.press(Key.Key_3)
    program.press(Key.Key_B, Held.ShiftModifier)
    program.settle()
    assert controller.status().startswith("r2c2 · notes 3 and 11 · Notes")
    controller.preferences.set("above_nine", "letters")
    assert controller.status().startswith("r2c2 · Notes")
