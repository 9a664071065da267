# SPDX-License-Identifier: MIT
"""The dialogs of the whole program are made when they are asked for, and kept."""

from sudoku_qt.controllers.shell import Shell
from tests.controllers.conftest import Begin


def test_preferences_come_when_they_are_asked_for(begin: Begin) -> None:
    program = begin()
    assert Shell.dialogs.made(program.shell) is None
    editor = program.shell.dialogs.preferences()
    assert editor.dialog.parent() is program.shell.window
    assert Shell.dialogs.made(program.shell) is program.shell.dialogs


def test_they_go_with_the_window(begin: Begin) -> None:
    program = begin()
    assert program.shell.dialogs.parent() is program.shell.window
