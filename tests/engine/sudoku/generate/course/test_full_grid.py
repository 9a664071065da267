# SPDX-License-Identifier: MIT
"""Full grids by the Las Vegas method."""

from collections import Counter
from collections.abc import Callable

import pytest

from sudoku_qt.engine.sudoku.generate.course.full_grid import (
    las_vegas_grid,
    random_grid,
    random_start,
)
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom

Draw = Callable[[SeededRandom], bytes]
each_way = pytest.mark.parametrize("draw", [las_vegas_grid, random_grid])


@each_way
def test_every_grid_is_full_and_breaks_no_rule(draw: Draw) -> None:
    rng = SeededRandom("grids")
    grids = [draw(rng) for _ in range(20)]

    assert all(Grid.of_givens(grid).solved for grid in grids)
    assert len(set(grids)) == 20


@each_way
def test_the_same_seed_gives_the_same_grid(draw: Draw) -> None:
    assert draw(SeededRandom("one")) == draw(SeededRandom("one"))
    assert draw(SeededRandom("one")) != draw(SeededRandom("two"))


def test_a_start_has_the_wanted_number_of_digits_and_no_conflict() -> None:
    starts = [random_start(SeededRandom(str(number))) for number in range(50)]

    assert {81 - start.count(0) for start in starts} == {11}
    assert not any(Grid.of_givens(start).conflicts for start in starts)
    assert len({start[:9] for start in starts}) > 40


def test_every_digit_comes_first_about_equally_often() -> None:
    rng = SeededRandom("first cells")
    counts = Counter(random_grid(rng)[0] for _ in range(360))

    assert sorted(counts) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert all(abs(count - 40) < 5 * 6 for count in counts.values())  # 6 is one sigma
