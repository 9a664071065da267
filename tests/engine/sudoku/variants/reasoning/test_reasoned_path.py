# SPDX-License-Identifier: MIT
"""The way to the solution."""

import pytest

from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import hardest_of, reasoned_path
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_plain_puzzle_is_solved_and_has_a_level() -> None:
    steps, is_solved = reasoned_path(VariantPuzzle(Rules(), parse(EASY)))
    hardest = hardest_of(steps)
    assert is_solved
    assert len(steps) == 51
    assert hardest is not None
    assert (hardest.technique, hardest.level) == ("hidden_single", 1)


def test_without_clues_nothing_follows() -> None:
    assert reasoned_path(VariantPuzzle(Rules(), bytes(81))) == ([], False)
    assert hardest_of([]) is None


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        reasoned_path(VariantPuzzle(Rules(), parse(EASY)), lambda: True)
