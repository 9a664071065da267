# SPDX-License-Identifier: MIT
"""Singles on the SE scale."""

import pytest

from tests.engine.sudoku.rating.explainer.rated import ratings_of


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("last cell", {1.0}),
        ("hidden single", {1.2, 1.5}),
        ("naked single", {2.3}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
