# SPDX-License-Identifier: MIT
"""What a layout that was added filled leaves behind: PySide6 takes it for what comes after."""

import shiboken6
from PySide6.QtWidgets import QLayoutItem

from sudoku_qt.automation.cards import each_moment
from sudoku_qt.automation.window_driver import WindowDriver
from tests.controllers.conftest import Program


def items_known() -> int:
    """How many items of layouts Python has an object for."""
    return sum(isinstance(each, QLayoutItem) for each in shiboken6.getAllValidWrappers())


def test_parts_that_are_made_anew_leave_no_object_for_an_item(program: Program) -> None:
    driver = WindowDriver(program.shell, program.appearance)

    def look_round() -> None:
        for zoom in (125, 100):
            driver.appearance.set_zoom(zoom)
            driver.settle()
        for _ in each_moment(driver):
            pass

    look_round()
    before = items_known()
    look_round()
    assert items_known() == before
