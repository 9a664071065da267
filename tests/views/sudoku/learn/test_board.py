# SPDX-License-Identifier: MIT
"""A board to be looked at takes neither keys nor clicks, and has no cursor."""

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.learn.board import LessonBoard
from sudoku_qt.views.theme import Theme
from tests.views.sudoku.positions import model_of


def test_it_has_no_cursor_whatever_is_pressed(
    qtbot: QtBot, theme: Theme, session: SudokuSession
) -> None:
    board = LessonBoard(model_of(session))
    qtbot.addWidget(board)
    board.resize(400, 400)
    board.show()
    before = board.grab().toImage()
    qtbot.keyClick(board, Qt.Key.Key_Right)
    assert board.window().childAt(QPoint(200, 200)) is None, "the mouse finds nothing there"
    assert not board.currentIndex().isValid()
    assert board.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert board.grab().toImage() == before
