# SPDX-License-Identifier: MIT
"""Tables that many puzzles share."""

from operator import lt

from sudoku_qt.engine.sudoku.variants.kinds.dots import table_of
from sudoku_qt.engine.sudoku.variants.search.tables import (
    apart,
    by_mask,
    in_words,
    pairs_of,
    turned,
)


def test_two_digits_add_up_to_a_total() -> None:
    assert pairs_of(4, (1, 1), 5) == (8, 4, 2, 1)
    assert pairs_of(4, (1, -1), 3) == (0, 0, 0, 1)
    assert apart(pairs_of(4, (1, 1), 4)) == (4, 0, 1, 0)


def test_a_table_turns_round() -> None:
    table = table_of(9, lt)
    assert turned(turned(table)) == table
    assert turned(table)[0] == 0
    assert turned(table)[8] == (1 << 8) - 1


def test_a_mask_allows_what_one_of_its_digits_does() -> None:
    fits = by_mask(pairs_of(4, (1, 1), 5))
    assert (fits[0], fits[0b0001], fits[0b0110], fits[0b1111]) == (0, 8, 6, 15)


def test_sets_of_cells_are_words() -> None:
    sets = [0] * 81
    sets[1] = 1 << 80 | 1
    assert in_words(sets)[:4].tolist() == [0, 0, 1, 1 << 16]
