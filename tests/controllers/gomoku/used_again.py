# SPDX-License-Identifier: MIT
"""A window of Gomoku that tests use one after the other, taken by modules of such tests.

What they leave there `tests/controllers/lasting.py` takes away. A test that closes the window asks
for `fresh`.
"""

import pytest

from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import Table


@pytest.fixture
def table(lasting: Program) -> Table:
    """A game of two persons on a board of 15, in the window of all tests of a module."""
    table = Table(lasting)
    lasting.shell.window.activateWindow()
    table.begin()
    return table


@pytest.fixture
def fresh(program: Program) -> Table:
    """The same in a window of its own."""
    table = Table(program)
    table.begin()
    return table
