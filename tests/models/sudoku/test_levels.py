# SPDX-License-Identifier: MIT
"""The names of the levels: five honest ones, and the digging paper's five."""

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.models.sudoku.levels import LEVELS, digging_word, level_word


def test_a_level_is_called_by_its_name_with_a_capital() -> None:
    words = [level_word(level.number) for level in LEVELS]
    assert words == ["Very easy", "Easy", "Medium", "Hard", "Expert"]


def test_the_digging_levels_have_the_papers_own_names() -> None:
    words = [digging_word(level.number) for level in DIGGING_LEVELS]
    assert words == ["Extremely easy", "Easy", "Medium", "Difficult", "Evil"]
