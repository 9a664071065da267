# SPDX-License-Identifier: MIT
"""The minutes that a puzzle is said to take."""

from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.explainer.scale import RULES_BELOW_10, UNSOLVED, HardStep
from sudoku_qt.engine.sudoku.rating.minutes import USUAL, log_seconds, minutes
from sudoku_qt.engine.sudoku.rating.minutes_model import INTERCEPT, WEIGHTS
from sudoku_qt.engine.sudoku.rating.rater import MOST, rate, way_of_image
from sudoku_qt.engine.sudoku.rating.solve_features import FEATURES, features
from sudoku_qt.engine.work import never
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD
from tests.sweeps import in_turn

GOLDEN_NUGGET = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
CANDIDATES = st.integers(20, 240)


def test_every_feature_has_its_weight() -> None:
    assert len(WEIGHTS) == len(FEATURES)


def test_an_easy_puzzle_takes_some_minutes() -> None:
    assert 2 < minutes(features(parse(EASY)), 1.2) < 8


def test_a_puzzle_that_is_nearly_full_takes_less() -> None:
    nearly = features(parse(EASY_SOLVED[:-9] + "." * 9))
    assert log_seconds(nearly) < log_seconds(features(parse(EASY)))


def test_with_chains_the_time_grows_with_the_rating() -> None:
    found = features(parse(HARD))
    times = [minutes(found, rating / 10, [HardStep(6.6, 40)]) for rating in range(65, 120)]
    assert times == sorted(set(times))
    assert 6 < times[0] < 20


HARD_STEPS = st.builds(HardStep, st.integers(32, 99).map(lambda tenths: tenths / 10), CANDIDATES)


@given(st.lists(HARD_STEPS, min_size=1, max_size=40), HARD_STEPS, st.data())
def test_more_or_harder_steps_never_take_less(
    steps: list[HardStep], other: HardStep, data: st.DataObject
) -> None:
    found = features(parse(HARD))
    place = data.draw(st.integers(0, len(steps) - 1))
    harder = steps[place]._replace(rating=steps[place].rating + 0.5)
    wider = steps[place]._replace(candidates=steps[place].candidates + 20)
    usual = minutes(found, 7.2, steps)
    assert minutes(found, 7.2, [*steps, other]) >= usual
    for changed in (harder, wider):
        assert minutes(found, 7.2, [*steps[:place], changed, *steps[place + 1 :]]) >= usual
    assert minutes(found, 7.3, steps) > usual
    assert minutes(found, 7.2, [*steps, *steps]) > usual


def features_of(logarithm: float) -> list[float]:
    """Features of which the model says this logarithm of the seconds."""
    share = (logarithm - INTERCEPT) / sum(weight * weight for weight in WEIGHTS)
    features = [share * weight for weight in WEIGHTS]
    assert log_seconds(features) == pytest.approx(logarithm)
    return features


def test_among_puzzles_of_the_same_hard_steps_the_effort_tells_a_part() -> None:
    steps = [HardStep(7.1, 80)]
    times = [minutes(features_of(USUAL + effort), 8.0, steps) for effort in (-1, -0.5, 0, 0.5, 1)]
    assert times == sorted(set(times))
    assert times[-1] < 2.5 * times[0]
    assert minutes(features_of(USUAL + 50), 8.0, steps) == times[-1]


@in_turn(
    ("one_hard_step", "nineteen"),
    [
        (
            "217.....6....5.....6..3....79..1...2.....29.5..6..5.7..5..7.3..1.....74...9..8...",
            "...8593.......2..6..94.....1....49.3..4.1..8.7.5......9.87..5.12...4..6.......2..",
        )
    ],
)
def test_of_one_rating_what_has_many_hard_steps_takes_much_longer(
    one_hard_step: str, nineteen: str
) -> None:
    few, many = (rate(parse(each), ("se_rating", "minutes")) for each in (one_hard_step, nineteen))
    assert few.se_rating == many.se_rating == 7.2
    assert (many.minutes or 0) > 1.5 * (few.minutes or 0)


def test_of_one_rating_those_with_most_hard_steps_take_longest() -> None:
    ways = [
        way_of_image(kernel.minimal_puzzle(number), RULES_BELOW_10, never, UNSOLVED, None)
        for number in range(300)
    ]
    alike = sorted((way for way in ways if 7.0 <= way.rating <= 7.2), key=lambda way: len(way.hard))
    times = [minutes(features(way.image, 1), way.rating, way.hard) for way in alike]
    quarter = len(times) // 4
    assert quarter > 10
    assert median(times[-quarter:]) > 1.25 * median(times[:quarter])


def test_a_way_that_ends_early_counts_what_is_left_as_hard() -> None:
    way = way_of_image(parse(GOLDEN_NUGGET), RULES_BELOW_10, never, UNSOLVED, None)
    assert way.rating == UNSOLVED
    assert way.hard[-1].rating == MOST
    assert len(way.hard) > 40
