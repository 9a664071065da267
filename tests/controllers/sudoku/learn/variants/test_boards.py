# SPDX-License-Identifier: MIT
"""The boards of lessons are found, and read once."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of, picture_of
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS


def test_every_lesson_on_a_variant_has_boards_with_rules_of_their_own() -> None:
    for lesson in VARIANT_LESSONS:
        found = boards_of(lesson.name)
        assert found is boards_of(lesson.name)
        assert not found.example.puzzle.rules.is_classic


def test_a_picture_shows_the_figures_of_its_puzzle(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    puzzles = [setup.variant for setup in boards_of("killer").puzzles]
    images = []
    for puzzle in puzzles:
        assert puzzle
        picture = picture_of(puzzle, owner)
        picture.resize(48, 48)
        images.append(picture.grab().toImage())
    assert images[0] != images[1] != images[2]
