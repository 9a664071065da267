# SPDX-License-Identifier: MIT
"""Of the languages that a system prefers, the first that is spoken is taken."""

from sudoku_qt.languages import best_language
from tests.sweeps import in_turn


@in_turn(
    ("preferred", "language"),
    [
        (["zh_CN.UTF-8"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["zh-Hans-SG"], "zh_CN"),
        (["zh_TW.UTF-8"], "en"),
        (["zh-Hant-CN", "zh-CN"], "zh_CN"),
        (["en_GB", "zh_CN"], "en"),
        (["de_DE", "zh_CN"], "zh_CN"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_that_is_spoken_is_taken(preferred: list[str], language: str) -> None:
    assert best_language(preferred, ("en", "zh_CN")) == language
