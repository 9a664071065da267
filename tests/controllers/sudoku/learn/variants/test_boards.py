# SPDX-License-Identifier: MIT
"""The boards of lessons are found, and read once."""

from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS


def test_every_lesson_on_a_variant_has_boards_with_rules_of_their_own() -> None:
    for lesson in VARIANT_LESSONS:
        found = boards_of(lesson.name)
        assert found is boards_of(lesson.name)
        assert not found.example.puzzle.rules.is_classic
