# SPDX-License-Identifier: MIT
"""The sheet of the board's keys: every key on it does something on the board."""

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.entry_mode import Entry
from sudoku_qt.views.sudoku import shortcuts
from sudoku_qt.views.sudoku.input.commands import COMMANDS
from sudoku_qt.views.sudoku.input.keys import BoardOptions
from sudoku_qt.views.sudoku.shortcuts import MOUSE_ROWS, ROWS, keys_on, note_keys, sudoku_keys
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.systems import System
from tests.sweeps import in_turn

SPELLED = {
    "1–9": "5",
    "⌫": "Backspace",
    "← → ↑ ↓": "Right",
    "PgDown": "PgDown",
}


def rows() -> list[tuple[str, str]]:
    """The rows of keys, without those of the mouse."""
    return [*sudoku_keys(BoardOptions()).sheet][: len(ROWS)]


def strokes(keys: str) -> list[str]:
    """Spell the keys of a row as Qt does, one of each kind."""
    for shown, spelled in SPELLED.items():
        keys = keys.replace(shown, spelled)
    return keys.split(", ")


@in_turn("keys", [keys for _, keys in rows()])
def test_each_key_is_taken_by_the_board(board: SudokuView, qtbot: QtBot, keys: str) -> None:
    happened: list[object] = []
    board.digit_entered.connect(lambda *_: happened.append("digit"))
    board.erase_asked.connect(lambda: happened.append("erase"))
    board.mode_asked.connect(happened.append)
    board.filter_asked.connect(happened.append)
    board.filter_stepped.connect(happened.append)
    board.cell_painted.connect(lambda *_: happened.append("locked"))
    board.unlock_asked.connect(lambda: happened.append("unlocked"))
    board.cursor_moved.connect(happened.append)
    board.set_entry(Entry(locked=4))
    for stroke in strokes(keys):
        board.move_to(3, 4)
        happened.clear()
        combination = QKeySequence(stroke)[0]  # type: ignore[index]  # the stubs lack it
        qtbot.keyClick(board, combination.key(), combination.keyboardModifiers())
        assert happened, f"{stroke} does nothing"


def test_a_key_that_a_system_keeps_for_itself_is_another_one_there() -> None:
    boxes, colours = "Ctrl+Alt+← → ↑ ↓", "Ctrl+Shift+1–9"
    assert {boxes, colours} <= {keys for _, keys in ROWS}
    assert [keys_on(system, boxes) for system in (System.KDE, System.GNOME)] == [
        boxes, "Alt+← → ↑ ↓",
    ]  # fmt: skip
    assert [keys_on(system, colours) for system in (System.KDE, System.MAC)] == [colours, "⌃⇧1–9"]


def test_the_sheet_follows_the_keys_and_options_of_the_board() -> None:
    commands = {**COMMANDS, "next_mode": ("Ctrl+E",), "filter_next": (), "filter_previous": ()}
    keys = sudoku_keys(BoardOptions(wasd=True, function_keys=True, commands=commands))
    shown = dict(keys.sheet)
    assert shown["Change the way of entering"] == "Ctrl+E"
    assert "Point out the digit before or after" not in shown
    assert shown["Point out where a digit can go"] == "Alt+1–9, F1–F9"
    assert keys.taken["F6"] == "Point out where a digit can go"
    assert keys.taken["W"] == "Move"
    assert "Change the way of entering" not in dict(keys.fixed)


def test_each_row_says_what_its_keys_do() -> None:
    rows = sudoku_keys(BoardOptions()).sheet
    assert ("Empty a cell", "Del, ⌫, 0") in rows
    assert ("Point out the digit before or after", ",, .") in rows
    assert len(rows) == len(ROWS) + len(MOUSE_ROWS)
    assert all(words for words, _ in rows)
    assert len({words for words, _ in rows}) == len(rows)


def test_what_is_held_for_a_note_has_the_name_of_the_system(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    for system, held in ((System.KDE, ["Ctrl", "Shift"]), (System.MAC, ["⌘", "⇧"])):
        monkeypatch.setattr(shortcuts, "this_system", lambda system=system: system)
        assert [keys for keys, _ in note_keys()] == held


@in_turn(("side", "keys"), [(10, "Shift+A–A"), (12, "Shift+A–C"), (16, "Shift+A–G")])
def test_letters_stand_on_the_sheet_only_of_a_board_that_has_digits_for_them(
    side: int, keys: str
) -> None:
    words = "Enter a digit above nine"
    shown = sudoku_keys(BoardOptions(), side)
    assert (words, keys) in shown.sheet
    assert [key for key, use in shown.taken.items() if use == words][-1] == f"Shift+{keys[-1]}"
    assert words not in dict(sudoku_keys(BoardOptions()).sheet)
    assert words not in sudoku_keys(BoardOptions()).taken.values()
