# SPDX-License-Identifier: MIT
"""The positions of a technique."""

from dataclasses import replace
from itertools import islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice import ladder_with
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource
from tests.sweeps import dear, every

BANK = resource("puzzles/techniques.zip")
TAUGHT = [technique for lesson in COURSE for technique in lesson.techniques]
AT_LEAST = 10
SEARCHED = {"tridagon", "whip"}  # for half a second


@pytest.mark.parametrize(
    "rung",
    every(8, [dear(rung) if rung.name in SEARCHED else rung for rung in LADDER.rungs]),
    ids=lambda rung: rung.name,
)
def test_every_technique_has_ten_essentially_different_positions_anew_each_time(rung: Rung) -> None:
    one = list(islice(positions(rung.name, "one", BANK), AT_LEAST))
    two = list(islice(positions(rung.name, "two", BANK), 3))
    ten = {kernel.canonical_form(each.grid.givens) for each in one}
    banked_ones = set(map(kernel.canonical_form, banked(BANK, rung.name).puzzles))

    assert len(ten) == AT_LEAST
    assert {each.step.technique for each in (*one, *two)} == {rung.name}
    assert len({each.grid.givens for each in (*one, *two)}) == AT_LEAST + 3
    assert ten <= banked_ones


@pytest.mark.parametrize("technique", every(5, TAUGHT))
def test_the_technique_is_the_next_step_of_each_position(technique: str) -> None:
    for each in islice(positions(technique, "next", BANK), 3):
        step = next_step(each.grid, ladder_with(technique))
        assert step is not None
        assert step.technique in LADDER.kinds(technique)
        assert replace(step, technique=technique) == each.step


def test_a_seed_gives_the_same_positions_and_another_other_ones() -> None:
    first, again, other = (
        list(islice(positions("x_wing", seed, BANK), 4)) for seed in ("one", "one", "two")
    )

    assert first == again
    assert not {each.grid for each in first} & {each.grid for each in other}


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        next(positions("x_wing", "stop", BANK, stop=lambda: True))
