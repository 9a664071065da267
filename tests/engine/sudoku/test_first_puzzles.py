# SPDX-License-Identifier: MIT
"""The first puzzles are what the generator makes of their seeds."""

import pytest

from sudoku_qt.engine.sudoku.first_puzzles import FIRST_PUZZLES, first_puzzle, setup_of
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions


@pytest.mark.parametrize("line", FIRST_PUZZLES)
def test_a_first_puzzle_is_what_its_seed_makes(line: str) -> None:
    assert make(MakeOptions(seed=line.split(maxsplit=1)[0])) == setup_of(line)


def test_one_of_them_is_first() -> None:
    assert first_puzzle() in {setup_of(line) for line in FIRST_PUZZLES}
