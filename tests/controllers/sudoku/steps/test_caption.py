# SPDX-License-Identifier: MIT
"""The time left is that from the step shown, not from the player's position."""

import pytest

from sudoku_qt.controllers.sudoku.steps.caption import caption_of, preview_words, walking_words
from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import PathFound
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import Outlook, PathStep, steps_from
from sudoku_qt.engine.sudoku.logic.step import Step
from tests.controllers.sudoku.by_hand import EASY
from tests.engine.sudoku.puzzle_lists import digits


@pytest.fixture(scope="module")
def path() -> tuple[PathStep[Step], ...]:
    """The steps of a puzzle."""
    return tuple(steps_from(Grid.of_givens(digits(EASY)).with_all_candidates()))


def test_the_time_left_follows_the_step_shown(path: tuple[PathStep[Step], ...]) -> None:
    count = len(path)
    found = PathFound(Outlook(path[:5], path[5:]), minutes=float(count))
    for number in (1, 6, 10, count - 1):
        left = count - number + 1
        text = f"step {number} of {count} · about {left} min left"
        assert caption_of(found, number) == ("1", text, str(count))


def test_less_than_a_minute_is_said(path: tuple[PathStep[Step], ...]) -> None:
    found = PathFound(Outlook((), path), minutes=0.1)
    assert caption_of(found, 1).text.endswith("less than a minute left")


def test_a_solved_puzzle_is_called_solved(path: tuple[PathStep[Step], ...]) -> None:
    count = len(path)
    found = PathFound(Outlook(path, ()), minutes=5)
    assert caption_of(found, 1).text == f"step 1 of {count}", "it is not solved there"
    assert caption_of(found, count + 1).text == "the puzzle is solved"


def test_without_a_path_there_is_nothing_to_say() -> None:
    assert caption_of(PathFound(Outlook()), 1) == ("", "", "")


def test_without_a_prediction_no_time_is_told(path: tuple[PathStep[Step], ...]) -> None:
    count = len(path)
    assert caption_of(PathFound(Outlook((), path)), 2).text == f"step 2 of {count}"


def test_it_is_told_where_the_known_steps_end(path: tuple[PathStep[Step], ...]) -> None:
    found = PathFound(Outlook((), path[:5], whole=False))
    assert caption_of(found, 4).text == "step 4 of 5"
    assert caption_of(found, 5).text == "step 5 of 5 · no further step is known"


def test_the_status_line_says_what_is_shown_and_which_keys_there_are() -> None:
    assert preview_words(3, 9) == "Preview: before step 3 of 9; Esc goes back"
    assert preview_words(0, 9) == "Preview without the wrong digits"
    assert walking_words()[0] == "Steps: Esc goes back"
