# SPDX-License-Identifier: MIT
"""What the card says of a puzzle."""

import pytest

from sudoku_qt.controllers import sudoku_card
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.shape import CELLS

GIVENS = bytes([1, 2, 3]) + bytes(CELLS - 3)


@pytest.mark.parametrize(
    ("setup", "title", "mode"),
    [
        (SudokuSetup(GIVENS, origin="generated", mode="standard", level=5), "Evil", "standard"),
        (SudokuSetup(GIVENS, title="Mine", level=1), "Mine", ""),
        (SudokuSetup(GIVENS, origin="typed"), "Your own puzzle", ""),
        (SudokuSetup(GIVENS, origin="bank", mode="bank"), "From the bank", ""),
    ],
)
def test_a_puzzle_is_called_by_what_is_known_of_it(
    setup: SudokuSetup, title: str, mode: str
) -> None:
    assert (sudoku_card.title(setup), sudoku_card.mode(setup)) == (title, mode)


def test_the_lines_tell_givens_score_and_seed() -> None:
    setup = SudokuSetup(GIVENS, mode="classic", score=4.7, seed="7Q4-KM2")
    lines = sudoku_card.lines(setup, GIVENS)
    assert lines == ["3 givens  ·  digging score 4.7", "seed 7Q4-KM2"]


def test_a_puzzle_of_the_bank_says_that_any_solution_counts() -> None:
    lines = sudoku_card.lines(SudokuSetup(GIVENS, origin="bank"), GIVENS)
    assert "any right filling counts" in lines[0]


def test_a_draft_counts_what_is_typed() -> None:
    assert sudoku_card.lines(SudokuSetup(bytes(CELLS)), GIVENS) == ["3 givens"]
