# SPDX-License-Identifier: MIT
"""Subsets and fish on the SE scale."""

from tests.engine.sudoku.rating.explainer.rated import ratings_of
from tests.sweeps import in_turn


@in_turn(
    ("name", "ratings"),
    [
        ("direct hidden pair", {2.0}),
        ("direct hidden triplet", {2.5}),
        ("naked pair", {3.0}),
        ("x-wing", {3.2}),
        ("hidden pair", {3.4}),
        ("naked triplet", {3.6}),
        ("swordfish", {3.8}),
        ("hidden triplet", {4.0}),
        ("naked quad", {5.0}),
        ("jellyfish", {5.2}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
