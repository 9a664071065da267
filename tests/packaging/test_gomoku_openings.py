# SPDX-License-Identifier: MIT
"""The script that makes the list of balanced openings."""

from random import Random

import gomoku_openings
from sudoku_qt.engine.gomoku.rules import FREESTYLE


def test_stones_are_scattered_apart_round_the_middle() -> None:
    for seed in range(20):
        stones = gomoku_openings.scattered(Random(seed))
        assert len(set(stones)) == gomoku_openings.STONES
        assert all(max(map(abs, offsets)) <= gomoku_openings.REACH for offsets in stones)


def test_who_has_won_as_good_as_already_is_not_even() -> None:
    row = [(0, 0), (-3, 3), (1, 0), (3, 3), (2, 0)]
    assert not gomoku_openings.is_even(FREESTYLE, row, 0.02)


def test_what_is_written_is_the_table() -> None:
    module: dict[str, object] = {}
    text = gomoku_openings.written({"freestyle": ["0,0  1,1"]})
    exec(text.replace("Mapping[str, tuple[str, ...]]", "dict"), module)  # noqa: S102 - our own text
    assert module["OPENINGS"] == {"freestyle": ("0,0  1,1",)}
