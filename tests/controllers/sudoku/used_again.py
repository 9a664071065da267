# SPDX-License-Identifier: MIT
"""A window that tests use one after the other, taken by the conftest.py of folders of such tests.

They leave nothing behind but a game, an option of playing, or the language. A test that leaves
more, or looks at a first start, asks for `fresh` or `begin`.
"""

from collections.abc import Iterator

import pytest

from sudoku_qt.controllers.sudoku.play.preferences import PREFERENCES
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import EASY, go, paste

__all__ = ["fresh", "program"]

MIDDLE = 40


@pytest.fixture
def program(lasting: Program) -> Iterator[Program]:
    """The program of all tests of a module, where a puzzle has just begun."""
    size = lasting.shell.window.size()
    lasting.shell.window.activateWindow()
    paste(lasting, EASY)
    go(lasting, MIDDLE)
    yield lasting
    lasting.appearance.set_language("en", remember=False)
    lasting.shell.games.go_to("sudoku")
    lasting.controller.steps.close()
    for option in PREFERENCES:
        lasting.controller.preferences.set(option.name, option.default)
    lasting.controller.actions["digit_mode"].trigger()
    lasting.shell.window.resize(size)
    lasting.settle()


@pytest.fixture
def fresh(begin: Begin) -> Program:
    """A program of its own for a test, after a first start."""
    return begin().start()
