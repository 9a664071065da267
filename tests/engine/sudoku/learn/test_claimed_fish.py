# SPDX-License-Identifier: MIT
"""Fish that are claimed: those of steps hold, and those that are nearly one prove nothing."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku.learn.claimed_fish import ClaimedFish, nearly
from sudoku_qt.engine.sudoku.learn.entailed import proved_of_digit
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition, positions
from sudoku_qt.engine.sudoku.learn.patterns import houses_named
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")
SIZES = {"x_wing": 2, "swordfish": 3, "finned_x_wing": 2, "sashimi_x_wing": 2}


def some(technique: str) -> list[ExamplePosition]:
    return [*islice(positions(technique, "claimed", BANK), 4)]


@pytest.mark.parametrize("technique", SIZES)
def test_the_fish_of_a_step_holds_and_strikes_what_the_step_does(technique: str) -> None:
    for position in some(technique):
        step = position.step
        lines = houses_named(step, "bases"), houses_named(step, "covers")
        fish = ClaimedFish(step.digits[0], *lines, has_fins="_x" in technique)

        assert fish.holds(position.grid)
        assert fish.struck(position.grid) == {cell for cell, _ in step.eliminations}


@pytest.mark.parametrize("technique", SIZES)
def test_what_is_nearly_a_fish_looks_like_one_and_does_not_hold(technique: str) -> None:
    size, fins = SIZES[technique], "fish" not in technique and technique != "x_wing"
    for position in some(technique):
        grid = position.grid
        for digit in range(1, 10):
            for fish in islice(nearly(grid, digit, size, fins=fins), 5):
                assert (len(fish.bases), len(fish.covers)) == (size, size)
                assert not fish.holds(grid)
                assert 1 <= len(fish.outside(grid)) <= 2
                assert len(fish.needed(grid)) > size
                assert fish.crossed(grid)
                if fins:
                    cells = fish.body(grid) | fish.outside(grid)
                    assert not proved_of_digit(grid.candidates, cells, digit)
