# SPDX-License-Identifier: MIT
"""The keys of the board on the sheet: each has words."""

from sudoku_qt.views.gomoku.shortcuts import gomoku_keys


def test_each_row_has_words_and_keys_of_its_own() -> None:
    rows = gomoku_keys().sheet
    assert ("Put a stone", "Return, Space") in rows
    assert len({keys for _, keys in rows}) == len({words for words, _ in rows}) == len(rows)


def test_the_board_says_which_keys_it_takes_first() -> None:
    taken = gomoku_keys().taken
    assert taken["Space"] == taken["Return"] == "Put a stone"
    assert taken["B"] == taken["W"] == taken["Del"]
