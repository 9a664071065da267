# SPDX-License-Identifier: MIT
"""A puzzle with rules of its own: what its givens may be, and what a board breaks."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by, letters


def test_digits_beyond_nine_are_letters() -> None:
    assert letters([0, 9, 10, 16]) == ".9AG"


def test_givens_fit_the_board() -> None:
    with pytest.raises(Fault, match="15 cells"):
        VariantPuzzle(Rules(4), bytes(15))
    with pytest.raises(Fault, match="5 is no digit"):
        VariantPuzzle(Rules(4), bytes([5] + [0] * 15))


def test_rows_columns_and_regions_are_no_constraint() -> None:
    assert broken_by(Rules(4), [1, 0, 0, 0, 0, 1] + [0] * 10) == [(None, (0, 5))]


def test_a_puzzle_is_told_from_others_by_its_givens_and_its_rules() -> None:
    plain = SudokuSetup(bytes(81))
    puzzles = [VariantPuzzle(Rules(9, None, (Constraint(kind),)), bytes(81)) for kind in
               ("antiknight", "antiking")]  # fmt: skip
    variants = [SudokuSetup(bytes(81), variant=puzzle) for puzzle in puzzles]

    assert plain.identity == "." * 81
    assert len({each.identity for each in (plain, *variants)}) == 3
    assert variants[0].identity == replace(variants[0], title="Knights").identity
