# SPDX-License-Identifier: MIT
"""Branching forcing chains on the SE scale."""

import pytest

from tests.engine.sudoku.rating.explainer.rated import ratings_of


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("nishio", {7.5, 7.6, 7.7, 7.8, 7.9}),
        ("multiple forcing chains", {8.0, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
