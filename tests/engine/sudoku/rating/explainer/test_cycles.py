# SPDX-License-Identifier: MIT
"""Forcing chains and cycles on the SE scale."""

from tests.engine.sudoku.rating.explainer.rated import ratings_of
from tests.sweeps import in_turn


@in_turn(
    ("name", "ratings"),
    [
        ("x-cycle", {6.5, 6.6, 6.7, 6.8}),
        ("y-cycle", {6.5, 6.6, 6.7, 6.8, 6.9, 7.0}),
        ("x-chain", {6.6, 6.7, 6.8, 6.9, 7.0}),
        ("cycle", {7.0, 7.1, 7.2, 7.3, 7.4, 7.5}),
        ("forcing chain", {7.0, 7.1, 7.2, 7.3, 7.4, 7.5, 7.6}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
