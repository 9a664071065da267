# SPDX-License-Identifier: MIT
"""The page of a review: its head, its ways back, and its exercise within the window."""

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown
from sudoku_qt.views.sudoku.learn.review_page import ReviewPage
from sudoku_qt.views.theme import Theme


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> ReviewPage:
    """The page with an exercise."""
    parent = QObject()
    session = Session(SudokuGame(), EMPTY, parent)
    made = ReviewPage(SudokuModel(session, session))
    parent.setParent(made)
    qtbot.addWidget(made)
    made.show_head("Review", "2 of 3")
    made.exercise.sheet.show_exercise(ExerciseShown("Mark it.", check="Check"))
    made.resize(1000, 660)
    made.show()
    return made


def test_the_head_says_which_of_how_many_it_is(page: ReviewPage) -> None:
    assert (page.title.text(), page.place.text()) == ("Review", "2 of 3")
    assert page.accessibleName() == "Review. 2 of 3"


def test_escape_and_the_button_lead_back(page: ReviewPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.exercise.sheet.board, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)


def test_keys_go_to_the_board_and_between_its_parts(page: ReviewPage) -> None:
    assert page.parts() == [page.back, page.exercise]
    assert page.focusProxy() is page.exercise


@pytest.mark.parametrize("size", [(1000, 660), (700, 900), (1600, 1000)])
def test_the_whole_board_is_in_sight(page: ReviewPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    board = page.exercise.sheet.board
    corner = board.mapTo(page, board.rect().bottomRight())
    assert page.rect().contains(corner)
