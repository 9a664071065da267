# SPDX-License-Identifier: MIT
"""What a Sudoku says of itself on its line of the library."""

from sudoku_qt.models.library.row import RowWords
from sudoku_qt.models.sudoku.library_row import SudokuTold, givens_of
from sudoku_qt.store.library.entry import Entry
from tests.models.library.test_row import NOW
from tests.puzzle_lines import EASY


def test_its_remark_is_its_givens_and_the_hardest_technique() -> None:
    told = SudokuTold(str.upper)
    for clues, words in ((1, "1 given · KITE"), (28, "28 givens · KITE")):
        entry = Entry("sudoku", EASY, hardest="kite", clues=clues)
        assert RowWords(told, lambda: NOW).row(entry).remark == words


def test_the_last_level_is_told_with_the_se_rating() -> None:
    for level, words in ((4, "Hard"), (5, "Master, SE 8.4")):
        entry = Entry("sudoku", EASY, level=level, se_rating=8.4)
        assert RowWords(SudokuTold(str), lambda: NOW).row(entry).level_text == words


def test_the_puzzle_of_another_game_has_no_givens() -> None:
    assert givens_of("h8 i9") == b""
    assert givens_of("." * 80 + "9")[80] == 9
