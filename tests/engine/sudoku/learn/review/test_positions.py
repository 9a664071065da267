# SPDX-License-Identifier: MIT
"""The position of a review: of the player's own puzzle, else of the bank, never the last one."""

from collections.abc import Sequence

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.learn.review.positions import ReviewPosition, review_position
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.paths import resource

NEEDS_X_WING = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...."
OTHER_X_WING = "....7..2..1.2.5...8.......69.54....8.........3....85.1...3.2.8.4.......9.7..6...."
SINGLES = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
BANK = resource("puzzles/techniques.zip")


def found(
    technique: str, own: Sequence[str] = (), last: str = "", seed: str = "1"
) -> ReviewPosition:
    return review_position(technique, own, last, (seed, BANK))


def test_the_player_s_own_puzzle_goes_first() -> None:
    position = found("x_wing", [SINGLES, NEEDS_X_WING, OTHER_X_WING])

    assert (position.own, position.puzzle) == (1, NEEDS_X_WING)
    assert "".join(write_rows(position.exercise.grid.givens)) == NEEDS_X_WING
    assert position.exercise.technique == "x_wing"


def test_the_same_puzzle_does_not_come_twice_in_a_row() -> None:
    own = [NEEDS_X_WING, OTHER_X_WING]

    assert found("x_wing", own, NEEDS_X_WING).puzzle == OTHER_X_WING
    assert found("x_wing", own[:1], NEEDS_X_WING).own == -1
    first = found("skyscraper")
    assert found("skyscraper", last=first.puzzle).puzzle != first.puzzle


def test_a_puzzle_in_which_it_is_not_due_is_passed_over() -> None:
    position = found("x_wing", [SINGLES])
    assert (position.own, position.exercise.technique) == (-1, "x_wing")
    assert position.puzzle not in {"", SINGLES}


@pytest.mark.parametrize(
    ("technique", "kind"),
    [
        ("hidden_pair", "mark"),
        ("skyscraper", "mark"),
        ("simple_colouring", "strike"),
        ("bug_plus_one", "enter"),
        ("forcing_chain", "strike"),
    ],
)
def test_the_task_names_nothing_but_the_technique(technique: str, kind: str) -> None:
    exercise = found(technique, seed="3").exercise

    assert exercise.technique == technique
    assert exercise.kind == kind
    assert kind == "strike" or not (exercise.view.digit or exercise.view.frames)
    assert judge(exercise, exercise.answers[0].marks).rightness == "right"


def test_it_is_the_same_for_a_seed() -> None:
    assert found("hidden_pair", seed="7") == found("hidden_pair", seed="7")
    assert found("hidden_pair", seed="7") != found("hidden_pair", seed="8")


def test_what_is_not_on_the_ladder_has_no_position() -> None:
    with pytest.raises(Fault):
        found("not_yet_there")
