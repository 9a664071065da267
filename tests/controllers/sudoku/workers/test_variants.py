# SPDX-License-Identifier: MIT
"""The work of making a puzzle with its own rules."""

import pytest

from sudoku_qt.controllers.sudoku.workers.variants import made_variant
from sudoku_qt.engine.sudoku.variants.making.levelling import level_of
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.work import Cancelled, never
from sudoku_qt.models.sudoku.options import NewSudoku


@pytest.mark.parametrize(
    ("variant", "level", "size"),
    [("jigsaw", 3, 9), ("six", 2, 6), ("four", 1, 4), ("parity", 1, 9)],
)
def test_it_is_of_the_variant_and_level_and_has_one_solution(
    variant: str, level: int, size: int
) -> None:
    told: list[float] = []
    setup = made_variant(NewSudoku(level=level, variant=variant), never, told.append)

    assert setup.variant
    assert setup.variant.rules.size == size
    assert setup.variant.givens == setup.givens
    assert count_solutions(setup.variant) == 1
    assert level_of(setup.variant, level, never) == setup.level == level
    assert setup.hardest
    assert setup.seed
    assert told == sorted(told)


def test_it_is_stopped() -> None:
    with pytest.raises(Cancelled):
        made_variant(NewSudoku(level=4, variant="sandwich"), lambda: True, lambda _: None)
