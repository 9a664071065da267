# SPDX-License-Identifier: MIT
"""What is said of marks that are no subset."""

from dataclasses import replace

from sudoku_qt.engine.sudoku.learn.remarks.patterns.subsets import of_hidden, of_naked
from tests.engine.sudoku.learn.small import marked

ROW = {"r1c1": "12", "r1c2": "123", "r1c3": "12", "r5c5": "12", "r1c9": "378"}


def test_a_cell_with_too_many_candidates_is_named() -> None:
    text = str(next(of_naked(marked(ROW, "r1c1", "r1c2"), 2)))

    assert text == "r1c2 has 3 candidates, 1, 2, 3: too many for 2 cells."


def test_cells_that_share_no_house_are_named() -> None:
    text = str(next(of_naked(marked(ROW, "r1c1", "r5c5"), 2)))

    assert text == "r1c1 and r5c5 share no row, column or box."


def test_of_a_hidden_pair_the_place_elsewhere_is_named() -> None:
    text = str(next(of_hidden(marked(ROW, "r1c1", "r1c2"), 2)))

    assert "also fits r1c3" in text


def test_a_cell_without_the_digits_that_are_asked_for_is_named_first() -> None:
    for remarks in (of_naked, of_hidden):
        asked = replace(marked(ROW, "r1c1", "r1c9"), asked=(1, 2))
        assert str(next(remarks(asked, 2))) == "r1c9 has none of 1, 2."


def test_of_a_hidden_pair_only_the_digits_that_are_asked_for_are_spoken_of() -> None:
    known = {"r1c1": "124", "r1c2": "134", "r1c3": "1", "r1c4": "4"}
    asked = replace(marked(known, "r1c1", "r1c2"), asked=(2, 4))

    assert str(next(of_hidden(asked, 2))).endswith("But 4 also fits r1c4.")


def test_a_pair_that_changes_nothing_is_one_all_the_same() -> None:
    text = str(next(of_naked(marked({"r1c1": "12", "r1c3": "12"}, "r1c1", "r1c3"), 2)))

    assert text.startswith("The marked cells do share 1, 2, but nothing in row 1 changes by it.")
