# SPDX-License-Identifier: MIT
"""Every part of a few lessons is looked at, and then the game has the window again."""

import pytest

from sudoku_qt.automation.lessons import LOOKED_AT, each_part
from sudoku_qt.automation.window_driver import WindowDriver
from tests.controllers.conftest import Program


@pytest.mark.slow
def test_each_part_is_seen_and_the_game_comes_back(program: Program) -> None:
    driver = WindowDriver(program.shell, program.appearance)
    page = program.controller.learning.page
    seen = {}
    for part in each_part(driver, program.controller):
        assert page.isVisible()
        seen[part] = page.part
    assert [part for part in seen if part.startswith("x_wing")] == [
        "x_wing: explained",
        "x_wing: exercises",
        "x_wing: puzzles",
    ]
    assert all(part.endswith(shown) for part, shown in seen.items())
    assert {part.partition(":")[0] for part in seen} == set(LOOKED_AT)
    assert not program.controller.learning.is_open
