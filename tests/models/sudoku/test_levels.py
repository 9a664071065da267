# SPDX-License-Identifier: MIT
"""The names of the levels: five honest ones, and the digging paper's five."""

from sudoku_qt.engine.sudoku.generate import digging_levels
from sudoku_qt.engine.sudoku.rating import rater
from sudoku_qt.models.sudoku.levels import DIGGING_LEVELS, LEVELS, digging_word, level_word


def test_every_level_of_the_rater_has_a_name() -> None:
    assert len(LEVELS) == len(rater.HIGHEST) + 1
    assert [level_word(level) for level in (1, 5)] == ["Very easy", "Expert"]


def test_the_digging_levels_have_the_papers_own_names() -> None:
    assert [name.lower() for name in DIGGING_LEVELS] == [
        level.name for level in digging_levels.LEVELS
    ]
    assert digging_word(4) == "Difficult"
