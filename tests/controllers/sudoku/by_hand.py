# SPDX-License-Identifier: MIT
"""What the tests of the Sudoku window do by hand: paste, go to a cell, look into a dialog."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from sudoku_qt.engine.sudoku.words import write_rows
from tests.controllers.conftest import Program

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO_SOLUTIONS = EASY.replace("8", ".").replace("5", ".").replace("1", ".")

DialogT = TypeVar("DialogT", bound=QDialog)


def paste(program: Program, text: str) -> None:
    """Paste a text, and wait for what comes of it."""
    QGuiApplication.clipboard().setText(text)
    program.shell.documents.paste()
    program.settle()


def text_of(program: Program) -> str:
    """The position as a line of 81."""
    return "".join(write_rows(program.controller.session.state.values))


def go(program: Program, cell: int) -> None:
    """Put the cursor on a cell."""
    program.controller.page.board.move_to(*divmod(cell, 9))


def look_into(
    program: Program, action: str, kind: type[DialogT], look: Callable[[DialogT], object]
) -> None:
    """Open the dialog of an action; look at it when all that it asked for is there."""

    def wait() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        try:
            look(dialog)
        finally:
            dialog.close()

    QTimer.singleShot(0, wait)
    program.controller.actions[action].trigger()
    program.settle()


def solve_by_hand(program: Program, seconds: float = 2.0, wrong: int = 0) -> None:
    """Enter the solution; each digit takes its time."""
    session = program.controller.session
    for cell, digit in enumerate(SOLUTION):
        if EASY[cell] == ".":
            session.clock.reset(session.clock.elapsed_ms() // 1000 * 1000 + int(1000 * seconds))
            go(program, cell)
            if wrong:
                program.press(Qt.Key(Qt.Key.Key_0 + 1 + int(digit) % 9))
                wrong -= 1
            program.press(Qt.Key(Qt.Key.Key_0 + int(digit)))
    program.settle()
