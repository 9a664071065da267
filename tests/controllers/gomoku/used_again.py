# SPDX-License-Identifier: MIT
"""A window of Gomoku that tests use one after the other, taken by modules of such tests.

They leave nothing behind but a game or the language. A test that leaves more asks for `fresh`.
"""

from collections.abc import Iterator

import pytest

from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import Table


@pytest.fixture
def table(lasting: Program) -> Iterator[Table]:
    """A game of two persons on a board of 15, in the window of all tests of a module."""
    table = Table(lasting)
    lasting.shell.window.activateWindow()
    table.begin()
    yield table
    lasting.appearance.set_language("en", remember=False)
    table.settle()


@pytest.fixture
def fresh(program: Program) -> Table:
    """The same in a window of its own."""
    table = Table(program)
    table.begin()
    return table
