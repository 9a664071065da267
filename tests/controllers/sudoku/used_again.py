# SPDX-License-Identifier: MIT
"""A window that tests use one after the other, taken by the conftest.py of folders of such tests.

What they leave there `tests/controllers/lasting.py` takes away. A test that closes the window, or
looks at a first start, asks for `fresh` or `begin`.
"""

import pytest

from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import EASY, go, paste

__all__ = ["fresh", "program"]

MIDDLE = 40


@pytest.fixture
def program(lasting: Program) -> Program:
    """The program of all tests of a module, where a puzzle has just begun."""
    lasting.shell.window.activateWindow()
    paste(lasting, EASY)
    go(lasting, MIDDLE)
    return lasting


@pytest.fixture
def fresh(begin: Begin) -> Program:
    """A program of its own for a test, after a first start."""
    return begin().start()
