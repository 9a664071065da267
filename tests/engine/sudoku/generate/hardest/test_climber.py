# SPDX-License-Identifier: MIT
"""How high a puzzle stands on the climb."""

import pytest

from sudoku_qt.engine.sudoku.generate.hardest.climber import Climber, climber_of
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.engine.sudoku.rating.explainer.rated import rated
from tests.engine.sudoku.rating.test_rater import ESCARGOT

HEIGHTS = (8.3, 0), (9.0, 60), (9.0, 61), (10.1, 40)


def test_over_a_plateau_leads_the_resistance_and_off_it_the_rating() -> None:
    easy, flat, steep, above = (Climber(*each, b"", 0) for each in HEIGHTS)
    assert easy < flat < steep < above


def test_the_plateau_is_of_one_height_and_only_there_resistance_is_measured() -> None:
    found = {rating: climber_of(puzzle) for rating, puzzle in rated() if rating in {6.6, 9.0, 9.3}}
    assert [found[each].height for each in (6.6, 9.0, 9.3)] == [6.6, 9.0, 9.0]
    assert [found[each].rating for each in (6.6, 9.0, 9.3)] == [6.6, 9.0, 9.3]
    assert found[6.6].resistance == 0 < min(found[9.0].resistance, found[9.3].resistance)


@pytest.mark.slow
def test_what_needs_chains_within_chains_is_rated_by_all_rules() -> None:
    assert climber_of(parse(ESCARGOT)).rating == 10.5
