# SPDX-License-Identifier: MIT
"""Puzzles of a level."""

from itertools import product

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.making.levelling import BEYOND, level_of
from sudoku_qt.engine.sudoku.variants.making.maker import VariantOptions, kinds_in, make_variant
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import hardest_of, reasoned_path
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.work import Cancelled, never
from sudoku_qt.paths import resource

LAYOUTS = resource("puzzles/jigsaw.txt")


@pytest.mark.parametrize(
    ("names", "level"),
    [("killer", 2), ("killer", 3), *product(("thermometer,antiknight", "jigsaw"), (1, 2, 3))],
)
def test_a_level_is_that_of_the_hardest_step(names: str, level: int) -> None:
    options = VariantOptions(kinds_in(names), 6, seed="1", level=level)
    puzzle = make_variant(options, layouts=LAYOUTS)
    steps, is_solved = reasoned_path(puzzle)
    hardest = hardest_of(steps)
    assert is_solved
    assert hardest is not None
    assert hardest.level == level == level_of(puzzle, 4, never)
    assert level_of(puzzle, level - 1, never) == BEYOND
    assert count_solutions(puzzle) == 1
    assert make_variant(options, layouts=LAYOUTS) == puzzle


@pytest.mark.parametrize(("names", "size"), [("killer", 6), ("zipperline", 9), ("even", 9)])
def test_level_4_is_found_between_too_hard_and_too_easy(names: str, size: int) -> None:
    for seed in "ab":
        options = VariantOptions(kinds_in(names), size, seed=seed, level=4)
        puzzle = make_variant(options, layouts=LAYOUTS)
        assert level_of(puzzle, 4, never) == 4
        assert level_of(puzzle, 3, never) == BEYOND
        steps, is_solved = reasoned_path(puzzle)
        hardest = hardest_of(steps)
        assert is_solved
        assert hardest is not None
        assert hardest.level == 4
        assert count_solutions(puzzle) == 1


def test_a_level_that_there_is_not_is_told() -> None:
    options = VariantOptions(kinds_in("diagonals"), 4, seed="1", level=4)
    with pytest.raises(Fault, match="no puzzle of level 4"):
        make_variant(options, layouts=LAYOUTS)


def test_it_can_be_stopped() -> None:
    puzzle = make_variant(VariantOptions(kinds_in("killer"), 4, seed="1"), layouts=LAYOUTS)
    with pytest.raises(Cancelled):
        level_of(puzzle, 4, lambda: True)
