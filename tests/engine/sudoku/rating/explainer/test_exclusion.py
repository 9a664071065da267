# SPDX-License-Identifier: MIT
"""Aligned exclusion on the SE scale."""

import pytest

from tests.engine.sudoku.rating.explainer.rated import ratings_of


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("aligned pair exclusion", {6.2}),
        ("aligned triplet exclusion", {7.5}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
