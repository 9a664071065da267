# SPDX-License-Identifier: MIT
"""Pointing and claiming on the SE scale."""

import pytest

from tests.engine.sudoku.rating.explainer.rated import ratings_of


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("direct pointing", {1.7}),
        ("pointing", {2.6}),
        ("claiming", {2.8}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
