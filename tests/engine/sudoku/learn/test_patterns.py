# SPDX-License-Identifier: MIT
"""The cells that a player has to see."""

from itertools import islice

from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of, steps_in
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

BANK = resource("puzzles/techniques.zip")


@in_turn(
    ("technique", "size"),
    [("naked_pair", 2), ("x_wing", 4), ("xy_wing", 3), ("avoidable_rectangle_1", 4),
     ("bug_plus_one", 1), ("naked_single", 1)],
)  # fmt: skip
def test_a_pattern_has_the_cells_that_players_count(technique: str, size: int) -> None:
    for position in islice(positions(technique, "size", BANK), 3):
        assert len(pattern_of(position.step)) == size


def test_the_step_that_comes_next_is_among_all_of_the_position() -> None:
    for position in islice(positions("xy_chain", "all", BANK), 3):
        assert position.step in list(steps_in(position.grid, "xy_chain"))


def test_the_bases_of_a_fish_are_known() -> None:
    step = next(positions("swordfish", "bases", BANK)).step

    assert len(houses_named(step, "none", "bases")) == 3
    assert houses_named(step, "none") == ()
