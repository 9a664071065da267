# SPDX-License-Identifier: MIT
"""What a place is by its four rows."""

from sudoku_qt.engine.gomoku.tables import (
    BANNED,
    CATEGORIES,
    FOUR_AND_THREE,
    KIND_BITS,
    KIND_MASK,
    SIZES_OF_CODE,
    SUSPECT,
    TWO_THREES,
    categories,
    code_tables,
    word_table,
)


def test_each_code_has_the_kind_and_category_that_its_rows_have_in_any_order() -> None:
    kinds, numbers = code_tables(forbids=True)

    assert kinds[0x0066] == SUSPECT
    assert kinds[SIZES_OF_CODE + 0x0066] == TWO_THREES
    assert kinds[0x0077] == BANNED
    assert kinds[SIZES_OF_CODE + 0x7060] == kinds[SIZES_OF_CODE + 0x0067] == FOUR_AND_THREE
    assert numbers[0x7060] == numbers[0x0067] == categories()[7, 6, 0, 0]
    assert numbers[0x7061] == categories()[7, 6, 1, 0] != numbers[0x7060]


def test_all_fours_are_one_in_a_category_and_an_overline_is_nothing() -> None:
    _, numbers = code_tables(forbids=True)

    assert numbers[0x0078] == numbers[0x0079] == numbers[0x0077] == categories()[7, 7, 0, 0]
    assert numbers[0x00B3] == categories()[3, 0, 0, 0]


def test_categories_are_numbered_by_their_best_row_then_by_the_next() -> None:
    rows = sorted(categories(), key=categories().__getitem__)

    assert len(rows) == CATEGORIES
    assert rows == sorted(rows)
    assert all(list(four) == sorted(four, reverse=True) for four in rows)


def test_a_word_holds_the_kind_and_the_category_of_a_code() -> None:
    words = memoryview(word_table(forbids=True)).cast("H")
    category = categories()[7, 6, 0, 0]

    assert words[0x0066] & KIND_MASK == SUSPECT
    assert words[SIZES_OF_CODE + 0x0066] & KIND_MASK == TWO_THREES
    assert words[SIZES_OF_CODE + 0x7060] >> KIND_BITS == category
    assert words[0x7060] >> KIND_BITS == category
