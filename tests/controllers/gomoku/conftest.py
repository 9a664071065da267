# SPDX-License-Identifier: MIT
"""A window that begins with Gomoku, so that no Sudoku is made for its tests."""

import pytest

from tests.controllers.conftest import Begin, Program


@pytest.fixture(scope="module")
def left() -> str:
    """The game of a program that lasts for a module."""
    return "gomoku"


@pytest.fixture
def program(begin: Begin) -> Program:
    """The program after a start where Gomoku was played last."""
    return begin(left="gomoku").start()
