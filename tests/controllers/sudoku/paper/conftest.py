# SPDX-License-Identifier: MIT
"""Tests that use one window after the other, and the workshop in it."""

from collections.abc import Iterator

import pytest

from tests.controllers.conftest import Program
from tests.controllers.sudoku.paper.opened import Open
from tests.controllers.sudoku.used_again import *  # noqa: F403 - pytest looks for fixtures here


@pytest.fixture
def opened(program: Program) -> Iterator[Open]:
    """The workshop over the first puzzle."""
    opened = Open(program)
    yield opened
    opened.dialog.close()
    opened.program.settle()
