# SPDX-License-Identifier: MIT
"""What a place is by its four rows."""

from sudoku_qt.engine.gomoku.tables import (
    BANNED,
    FOUR_AND_THREE,
    KIND_BITS,
    KIND_MASK,
    SIZES_OF_CODE,
    SUSPECT,
    TWO_THREES,
    code_tables,
    pairs,
    word_table,
)


def test_each_code_has_the_kind_that_its_rows_have_in_any_order() -> None:
    kinds, categories = code_tables(forbids=True)

    assert kinds[0x0066] == SUSPECT
    assert kinds[SIZES_OF_CODE + 0x0066] == TWO_THREES
    assert kinds[0x0077] == BANNED
    assert kinds[SIZES_OF_CODE + 0x7060] == kinds[SIZES_OF_CODE + 0x0067] == FOUR_AND_THREE
    assert categories[0x7060] == categories[0x0067] == pairs()[7, 6]


def test_a_word_holds_the_kind_and_the_category_of_a_code() -> None:
    words = memoryview(word_table(forbids=True)).cast("H")

    assert words[0x0066] & KIND_MASK == SUSPECT
    assert words[SIZES_OF_CODE + 0x0066] & KIND_MASK == TWO_THREES
    assert words[SIZES_OF_CODE + 0x7060] >> KIND_BITS == pairs()[7, 6]
    assert words[0x7060] >> KIND_BITS == pairs()[7, 6]
