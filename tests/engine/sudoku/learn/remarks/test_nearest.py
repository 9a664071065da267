# SPDX-License-Identifier: MIT
"""What is said beside the pattern that comes nearest."""

import pytest

from sudoku_qt.engine.sudoku.learn.remarks.nearest import of_nearest
from tests.engine.sudoku.learn.small import marked


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ({0, 1}, "Right so far: r1c1 belong to it, but that is not all."),
        ({0, 2}, "r1c1 can belong to one, but not together with r9c9."),
        ({40}, "None of the marked cells belongs to the pattern."),
    ],
)
def test_what_belongs_to_it_is_said(pattern: set[int], words: str) -> None:
    cells = ("r1c1", "r9c9") if 2 in pattern else ("r1c1",)

    assert str(next(of_nearest(marked({}, *cells), frozenset(pattern)))) == words
