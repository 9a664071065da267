# SPDX-License-Identifier: MIT
"""The time left is that from the step shown, not from the player's position."""

import pytest

from sudoku_qt.controllers.sudoku.steps.caption import caption_of
from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import PathFound
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import Outlook, PathStep, steps_from
from tests.controllers.sudoku.by_hand import EASY
from tests.engine.sudoku.puzzle_lists import digits


@pytest.fixture(scope="module")
def path() -> tuple[PathStep, ...]:
    """The steps of a puzzle."""
    return tuple(steps_from(Grid.of_givens(digits(EASY)).with_all_candidates()))


def test_the_time_left_follows_the_step_shown(path: tuple[PathStep, ...]) -> None:
    count = len(path)
    found = PathFound(Outlook(path[:5], path[5:]), minutes=float(count))
    for number in (1, 6, 10, count - 1):
        left = count - number + 1
        text = f"step {number} of {count} · about {left} min left"
        assert caption_of(found, number) == ("1", text, str(count))


def test_less_than_a_minute_is_said(path: tuple[PathStep, ...]) -> None:
    found = PathFound(Outlook((), path), minutes=0.1)
    assert caption_of(found, 1).text.endswith("less than a minute left")


def test_a_solved_puzzle_is_called_solved(path: tuple[PathStep, ...]) -> None:
    count = len(path)
    found = PathFound(Outlook(path, ()), minutes=5)
    assert caption_of(found, 1).text == f"step 1 of {count} · the puzzle is solved"
    assert caption_of(found, count + 1).text == "the puzzle is solved"


def test_without_a_path_there_is_nothing_to_say() -> None:
    assert caption_of(PathFound(Outlook()), 1) == ("", "", "")
