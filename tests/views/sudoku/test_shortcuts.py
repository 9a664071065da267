# SPDX-License-Identifier: MIT
"""The sheet of the board's keys: every key on it does something on the board."""

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.shortcuts import MOUSE_ROWS, ROWS, sudoku_key_rows
from sudoku_qt.views.sudoku.view import SudokuView

SPELLED = {"1–9": "5", "⌫": "Backspace", "← → ↑ ↓": "Right", "PgDown": "PgDown"}


def strokes(keys: str) -> list[str]:
    """Spell the keys of a row as Qt does, one of each kind."""
    for shown, spelled in SPELLED.items():
        keys = keys.replace(shown, spelled)
    return keys.split(", ")


@pytest.mark.parametrize("keys", [keys for _, keys in ROWS])
def test_each_key_is_taken_by_the_board(board: SudokuView, qtbot: QtBot, keys: str) -> None:
    happened: list[object] = []
    board.digit_entered.connect(lambda *_: happened.append("digit"))
    board.erase_asked.connect(lambda: happened.append("erase"))
    board.mode_toggled.connect(lambda: happened.append("mode"))
    board.cursor_moved.connect(happened.append)
    for stroke in strokes(keys):
        board.move_to(3, 4)
        happened.clear()
        combination = QKeySequence(stroke)[0]  # type: ignore[index]  # the stubs lack it
        qtbot.keyClick(board, combination.key(), combination.keyboardModifiers())
        assert happened, f"{stroke} does nothing"


def test_each_row_says_what_its_keys_do() -> None:
    rows = sudoku_key_rows()
    assert [keys for _, keys in rows[: len(ROWS)]] == [keys for _, keys in ROWS]
    assert len(rows) == len(ROWS) + len(MOUSE_ROWS)
    assert all(words for words, _ in rows)
    assert len({words for words, _ in rows}) == len(rows)
