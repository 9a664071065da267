# SPDX-License-Identifier: MIT
"""What lessons wait for: an example, puzzles, and whether something is in a game."""

from dataclasses import replace

import pytest

from sudoku_qt.controllers.sudoku.learn.example import SEED
from sudoku_qt.controllers.sudoku.workers.teaching.learn import (
    PUZZLES,
    find_example,
    find_in_game,
    find_puzzles,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Cancelled, unheard
from tests.sweeps import dear


@pytest.fixture
def ticket() -> Ticket:
    """That of a job that nobody stops."""
    return Ticket(unheard)


def test_an_example_is_the_same_for_a_seed(ticket: Ticket) -> None:
    one, same = (find_example("xy_chain", "a")(ticket) for _ in range(2))
    assert one
    assert one == same
    assert one.step.technique == "xy_chain"


def test_it_is_found_in_the_game_where_it_is_due(ticket: Ticket) -> None:
    example = find_example("x_wing", "a")(ticket)
    assert example
    found = find_in_game([example.grid], "x_wing")(ticket)
    assert found.hint


def test_puzzles_are_different_ones_and_the_fittest_first(ticket: Ticket) -> None:
    found = find_puzzles("x_wing", "a")(ticket)
    assert len(found) == PUZZLES == len({setup.givens for setup in found})
    fit = [setup.hardest == "x_wing" for setup in found]
    assert fit == sorted(fit, reverse=True)
    assert all(setup.technique == "x_wing" for setup in found)


def test_they_end_when_nobody_wants_them_any_more(ticket: Ticket) -> None:
    ticket.stop()
    for work in (find_example("x_wing", "a"), find_puzzles("x_wing", "a")):
        with pytest.raises(Cancelled):
            work(ticket)


NEXT = [rung.name for rung in LADDER if rung.on and not rung.without]
"""Techniques that the ladder takes where they are the easiest; nothing is left out for them."""
KINDS = [rung.name for rung in LADDER if rung.whole and not rung.without]
SEARCHED = {"tridagon", "tridagon_link", "whip"}  # for half a second


@pytest.mark.parametrize(
    "technique", [dear(each) if each in SEARCHED else each for each in (*NEXT, *KINDS)]
)
def test_the_example_of_a_page_is_what_the_whole_ladder_takes_first(
    technique: str, ticket: Ticket
) -> None:
    """Nobody who reads the position from the easiest technique on finds another one before it."""
    position = find_example(technique, SEED)(ticket)
    assert position
    step = next_step(position.grid)
    assert step
    assert step.technique in (technique, *LADDER.kinds(technique)[1:])
    assert replace(step, technique=technique) == position.step


def test_every_lesson_on_a_technique_has_such_an_example() -> None:
    assert {each for lesson in COURSE for each in lesson.techniques} <= {*NEXT}
