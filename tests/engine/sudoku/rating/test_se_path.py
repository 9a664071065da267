# SPDX-License-Identifier: MIT
"""The way that the SE rating goes."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.rating.se_path import se_path
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.rating.explainer.rated import rated


def test_the_hardest_step_is_the_rating() -> None:
    for rating, puzzle in rated()[::3]:
        steps, way = se_path(puzzle)
        assert way.rating == rating
        assert max(step.rating for step in steps) == rating
        assert steps[0].rating == way.diamond <= way.pearl <= way.rating


def test_pearl_and_diamond_are_those_of_the_rating() -> None:
    named = ("se_rating", "se_pearl", "se_diamond")
    for _, puzzle in rated()[::5]:
        way = se_path(puzzle)[1]
        rating = rate(puzzle, named)
        assert tuple(getattr(rating, name) for name in named) == (
            way.rating,
            way.pearl,
            way.diamond,
        )


def test_the_pearl_ends_with_the_first_digit() -> None:
    steps, way = se_path(kernel.minimal_puzzle(5729))
    first = next(number for number, step in enumerate(steps) if step.placements)
    assert first > 0
    assert way.pearl == max(step.rating for step in steps[: first + 1])
    assert (way.rating, way.pearl, way.diamond) == (8.3, 7.2, 2.6)


@pytest.mark.slow
def test_conclusions_are_written_as_players_do() -> None:
    puzzle = parse(
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    )
    steps = [step.conclusions() for step in se_path(puzzle)[0][:2]]
    assert steps == [(["r8c3=1"], []), ([], ["r7c4≠9"])]


def test_it_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        se_path(rated()[-1][1], lambda: True)
