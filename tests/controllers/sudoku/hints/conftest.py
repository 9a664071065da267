# SPDX-License-Identifier: MIT
"""Tests that use one window after the other, and how hints are told in each language."""

import pytest

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.paths import resource
from tests.controllers.sudoku.used_again import *  # noqa: F403 - pytest looks for fixtures here


@pytest.fixture(params=["en", "zh_CN"])
def telling(request: pytest.FixtureRequest) -> Telling:
    """Tell in each language of the pages."""
    return Telling(Pages(resource("techniques") / request.param))
