# SPDX-License-Identifier: MIT
"""What tests of new puzzles do in the real window: ask for one, and answer its dialog."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from tests.controllers.conftest import Program


def setup_of(program: Program) -> SudokuSetup:
    """The setup of the puzzle that is played."""
    return program.controller.session.setup


def dialog() -> NewSudokuDialog:
    """The dialog of new puzzles, which is open."""
    found = QApplication.activeModalWidget()
    assert isinstance(found, NewSudokuDialog)
    return found


def asked(program: Program, answer: Callable[[NewSudokuDialog], object]) -> None:
    """Ask for a new puzzle; answer when the preview is there, then begin with Enter."""

    def previewed() -> None:
        program.settle()
        opened = dialog()
        answer(opened)
        program.settle()
        if opened.isVisible():
            program.qtbot.keyClick(opened, Qt.Key.Key_Return)

    QTimer.singleShot(0, previewed)
    program.shell.new()
    program.settle()
