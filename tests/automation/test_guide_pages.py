# SPDX-License-Identifier: MIT
"""Every page of the guide is looked at, and then the game has the window again."""

import pytest

from sudoku_qt.automation.guide_pages import each_page
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.engine.guide.pages import read_guide
from sudoku_qt.paths import resource
from tests.controllers.conftest import Program


@pytest.mark.slow
def test_each_page_is_seen_and_the_game_comes_back(program: Program) -> None:
    guide, seen = program.shell.guide, {}
    for key in each_page(WindowDriver(program.shell, program.appearance)):
        assert guide.view.isVisible()
        seen[key] = guide.view.title.text()
    assert seen == {page.key: page.title for page in read_guide(resource("guide") / "en")}
    assert not guide.is_open
