# SPDX-License-Identifier: MIT
"""What is written for a cell, or for the name of a row, is told from other words."""

import pytest

from sudoku_qt.engine.sudoku.text.pasting.signs import SIGNS, are_cells, are_edges, cell_of, is_edge


@pytest.mark.parametrize(
    ("word", "cell"),
    [("7", "7"), ("7.0", "7"), ("'7'", "7"), ("0.", "0"), ("None", "."), ("-1", "."), ("''", "."),
     ("12", None), ("a", None), ("7.5", None), ("-2", None)],
)  # fmt: skip
def test_a_word_is_a_cell_or_none(word: str, cell: str | None) -> None:
    assert cell_of(word) == cell


def test_signs_are_written_as_what_they_mean() -> None:
    assert "５○□｜－，".translate(SIGNS) == "5..|-,"
    assert are_cells("5..x*_-0")
    assert not are_cells("5a")


@pytest.mark.parametrize("word", ["1", "A", "i", "r3", "C9", "row2", "4.", "B:", "0", "J"])
def test_names_of_rows_and_columns(word: str) -> None:
    assert is_edge(word)


@pytest.mark.parametrize("word", ["", "10", "AB", "z", "-", ".", "Z"])
def test_other_words_name_no_row(word: str) -> None:
    assert not is_edge(word)


@pytest.mark.parametrize(
    "words", ["1 2 3 4 5 6 7 8 9", "c1 c2 c3 c4 c5 c6 c7 c8 c9", "A B C D E F G H I"]
)
def test_all_names_in_order_are_edges(words: str) -> None:
    assert are_edges(words.split())


@pytest.mark.parametrize("words", ["1 2 3 4 5 6 7 8", "1 2 3 4 5 6 7 9 8", ""])
def test_fewer_names_or_in_another_order_are_none(words: str) -> None:
    assert not are_edges(words.split())
