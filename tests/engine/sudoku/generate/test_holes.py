# SPDX-License-Identifier: MIT
"""Holes dug while one solution remains."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.digging_levels import count_givens, least_in_a_line
from sudoku_qt.engine.sudoku.generate.full_grid import las_vegas_grid
from sudoku_qt.engine.sudoku.generate.holes import Bounds, dig
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled, never

FULL = las_vegas_grid(SeededRandom("holes"))
SINGLY = [(cell,) for cell in range(81)]
PAIRS = [(cell, 80 - cell) for cell in range(40)] + [(40,)]


@pytest.mark.parametrize("groups", [SINGLY, PAIRS], ids=["cells", "pairs"])
def test_one_solution_remains_and_no_untried_group_could_still_go(
    groups: list[tuple[int, ...]],
) -> None:
    puzzle = dig(FULL, groups, Bounds(enough=0, fewest=0), never)

    assert kernel.solutions(puzzle, 2) == [FULL]
    for group in groups:
        if puzzle[group[0]]:
            without = bytes(0 if cell in group else digit for cell, digit in enumerate(puzzle))
            assert kernel.count_solutions(without, 2) == 2


@pytest.mark.parametrize("groups", [SINGLY, PAIRS], ids=["cells", "pairs"])
def test_a_group_goes_whole_or_stays_whole(groups: list[tuple[int, ...]]) -> None:
    puzzle = dig(FULL, groups, Bounds(enough=0, fewest=0), never)

    assert all(len({bool(puzzle[cell]) for cell in group}) == 1 for group in groups)


def test_it_ends_at_enough() -> None:
    assert count_givens(dig(FULL, SINGLY, Bounds(enough=50, fewest=0), never)) == 50


def test_it_never_goes_below_the_fewest() -> None:
    assert count_givens(dig(FULL, PAIRS, Bounds(enough=0, fewest=60), never)) == 60


def test_no_row_or_column_is_emptied_below_the_least() -> None:
    puzzle = dig(FULL, SINGLY, Bounds(enough=0, fewest=0, least=4), never)

    assert least_in_a_line(puzzle) == 4


def test_it_stops_when_it_is_told_to() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 10

    with pytest.raises(Cancelled):
        dig(FULL, SINGLY, Bounds(enough=0, fewest=0), stop)
    assert len(asked) == 11
