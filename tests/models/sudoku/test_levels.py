# SPDX-License-Identifier: MIT
"""The names of the levels: five honest ones, and the digging paper's five."""

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.models.sudoku.levels import (
    GRADES,
    LEVELS,
    SCALE_ENDS,
    digging_word,
    grade_minutes,
    grade_word,
    level_minutes,
    level_word,
    puzzle_level,
)


def test_a_level_is_called_by_its_name_with_a_capital() -> None:
    words = [level_word(level.number) for level in LEVELS]
    assert words == ["Very easy", "Easy", "Medium", "Hard", "Expert"]


def test_each_level_takes_its_minutes_the_last_as_well() -> None:
    words = [level_minutes(level.number) for level in LEVELS]
    assert words == ["3 min", "5 min", "9 min", "12 min", "17 min"]


def test_whoever_is_slower_or_faster_is_told_other_minutes_rounded_as_ever() -> None:
    assert [level_minutes(level, 2.0) for level in (1, 5)] == ["6 min", "35 min"]
    assert level_minutes(1, 0.2) == "1 min"
    assert grade_minutes(GRADES[-1], 0.5) == "25+ min"


def test_the_last_level_is_wide_so_its_rating_stands_behind_it() -> None:
    assert puzzle_level(5, 7.4) == "Expert, SE 7.4"
    assert puzzle_level(5, 8.4) == "Master, SE 8.4"
    assert puzzle_level(5, 11) == "Extreme, SE 11.0"
    assert puzzle_level(5, SCALE_ENDS - 0.1) == "Extreme, SE 19.9"
    assert puzzle_level(4, 6.2) == "Hard"


def test_the_last_level_is_called_by_its_grade_as_soon_as_that_is_known() -> None:
    assert puzzle_level(5, grade="master") == "Master"
    assert puzzle_level(5, SCALE_ENDS) == "Extreme"
    assert puzzle_level(5, 7.4, "master") == "Master, SE 7.4"
    assert [grade_word(grade.key) for grade in GRADES] == ["Expert", "Master", "Extreme"]
    assert [grade_minutes(grade) for grade in GRADES] == ["17 min", "30 min", "50+ min"]


def test_a_grade_that_does_not_exist_or_belong_there_says_nothing() -> None:
    assert puzzle_level(5, 8.4, "level") == "Master, SE 8.4"
    assert puzzle_level(5, grade="godlike") == "Expert"
    assert puzzle_level(3, grade="master") == "Medium"


def test_a_rating_that_is_not_known_or_off_the_scale_is_not_told() -> None:
    assert puzzle_level(5) == "Expert"


def test_the_digging_levels_have_the_papers_own_names() -> None:
    words = [digging_word(level.number) for level in DIGGING_LEVELS]
    assert words == ["Extremely easy", "Easy", "Medium", "Difficult", "Evil"]
