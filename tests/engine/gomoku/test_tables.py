# SPDX-License-Identifier: MIT
"""What a place is by its four rows."""

from sudoku_qt.engine.gomoku.tables import (
    BANNED,
    FOUR_AND_THREE,
    SIZES_OF_CODE,
    SUSPECT,
    TWO_THREES,
    code_tables,
    pairs,
)


def test_each_code_has_the_kind_that_its_rows_have_in_any_order() -> None:
    kinds, categories = code_tables(forbids=True)

    assert kinds[0x0066] == SUSPECT
    assert kinds[SIZES_OF_CODE + 0x0066] == TWO_THREES
    assert kinds[0x0077] == BANNED
    assert kinds[SIZES_OF_CODE + 0x7060] == kinds[SIZES_OF_CODE + 0x0067] == FOUR_AND_THREE
    assert categories[0x7060] == categories[0x0067] == pairs()[7, 6]
