# SPDX-License-Identifier: MIT
"""The values of the evaluation, packed."""

from sudoku_qt.engine.gomoku.search.values import TEXT
from sudoku_qt.engine.gomoku.search.weights import packed, unpacked
from sudoku_qt.engine.gomoku.tables import CATEGORIES


def test_it_holds_all_numbers_and_packs_again_to_the_same_text() -> None:
    parts = unpacked(TEXT)
    assert [len(part) for part in parts] == [CATEGORIES, CATEGORIES, CATEGORIES**2, 256]
    assert packed(parts) == TEXT
