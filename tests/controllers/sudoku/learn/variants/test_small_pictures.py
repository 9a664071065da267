# SPDX-License-Identifier: MIT
"""Small pictures of boards with rules of their own."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of
from sudoku_qt.controllers.sudoku.learn.variants.small_pictures import picture_of


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
