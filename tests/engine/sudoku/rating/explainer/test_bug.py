# SPDX-License-Identifier: MIT
"""The bivalue universal grave (BUG) on the SE scale."""

import pytest

from tests.engine.sudoku.rating.explainer.rated import ratings_of


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("bug 1", {5.6}),
        ("bug 2", {5.7}),
        ("bug 4", {5.7}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings
