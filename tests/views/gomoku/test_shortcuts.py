# SPDX-License-Identifier: MIT
"""The keys of the board on the sheet: each has words."""

from sudoku_qt.views.gomoku.shortcuts import gomoku_key_rows


def test_each_row_has_words_and_keys_of_its_own() -> None:
    rows = gomoku_key_rows()
    assert ("Put a stone", "Return, Space") in rows
    assert len({keys for _, keys in rows}) == len({words for words, _ in rows}) == len(rows)
