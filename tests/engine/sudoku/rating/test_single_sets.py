# SPDX-License-Identifier: MIT
"""Singles that are kept up to date: what they are seen to be on the way through a puzzle.

The figures were counted by looking through all houses and cells before every placement.
"""

import pytest

from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.solve_features import features
from tests.cli.puzzles import EASY

WITH_STEPS = "..65..4.......9..257..8......3......7...54.8...2..7.3..6...3...2.4.........2..1.7"
KINDS = slice(0, 4)
VISIBLE = slice(9, 14)


def test_singles_are_known_by_their_kinds() -> None:
    assert features(parse(EASY))[KINDS] == [19.5, 31.5, 0, 0]
    assert features(parse(WITH_STEPS))[KINDS] == [0, 12, 4, 1]


def test_eliminations_bring_singles_up() -> None:
    steps = features(parse(WITH_STEPS))[4:9]
    assert steps == [1, 9, 2, 0, 0]


@pytest.mark.parametrize(
    ("puzzle", "visible"),
    [
        (EASY, [-12.331097, -15.1401, -18.85655, 0, 1]),
        (WITH_STEPS, [-23.444025, -21.907097, 0, 5, 5.125]),
    ],
)
def test_those_that_are_there_are_counted_at_each_placement(
    puzzle: str, visible: list[float]
) -> None:
    assert features(parse(puzzle))[VISIBLE] == pytest.approx(visible)
