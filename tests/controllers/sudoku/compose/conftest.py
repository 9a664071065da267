# SPDX-License-Identifier: MIT
"""Tests that use one window after the other, and a setter in it."""

import pytest

from tests.controllers.conftest import Program
from tests.controllers.sudoku.compose.setter import Setter
from tests.controllers.sudoku.used_again import *  # noqa: F403 - pytest looks for fixtures here


@pytest.fixture
def setter(program: Program) -> Setter:
    """Somebody with an empty board."""
    program.controller.actions["compose"].trigger()
    program.settle()
    return Setter(program)
