# SPDX-License-Identifier: MIT
"""The boards of lessons are found, and read once; their figures are shown and go again."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of, picture_of
from sudoku_qt.engine.sudoku.learn.lessons.course import VARIANT_LESSONS
from tests.controllers.conftest import Program
from tests.controllers.sudoku.learn.doing import open_lesson


def test_every_lesson_on_a_variant_has_boards_with_rules_of_their_own() -> None:
    for lesson in VARIANT_LESSONS:
        if not lesson.has_boards:
            continue
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


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave lessons that are begun behind."""
    return fresh


def test_a_board_has_cages_and_after_it_a_classic_one_has_none(program: Program) -> None:
    found = open_lesson(program, "killer")
    board = found.view.sheet.board
    example = program.controller.learning.page.explained.sheet.board
    for each in (board, example):
        assert each._constraints is not None
    assert found.model.cell(0).layout
    assert "cage of 17" in found.model.spoken(0)

    program.controller.learning.show_topic("x_wing")
    program.settle()
    for each in (board, example):
        assert each._constraints is None
    assert not found.model.cell(0).layout
    assert "cage" not in found.model.spoken(0)
