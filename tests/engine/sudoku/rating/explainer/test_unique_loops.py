# SPDX-License-Identifier: MIT
"""Unique rectangles and loops on the SE scale."""

from tests.engine.sudoku.rating.explainer.rated import ratings_of
from tests.sweeps import in_turn


@in_turn(
    ("name", "ratings"),
    [
        ("unique rectangle 1", {4.5}),
        ("unique rectangle 2", {4.5}),
        ("unique rectangle 3", {4.5, 4.6, 4.7}),
        ("unique rectangle 4", {4.5}),
        ("unique loop 1", {4.6, 4.7, 5.0}),
        ("unique loop 4", {4.6, 4.7, 5.0}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
