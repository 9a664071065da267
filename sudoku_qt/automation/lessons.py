# SPDX-License-Identifier: MIT
"""A tour of a few lessons, part by part: explanations, questions, and positions to play."""

from collections.abc import Iterator

from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.views.sudoku.learn.page import TABS

LOOKED_AT = "rows_columns_boxes", "x_wing", "xy_chain", "killer"
"""A lesson about the board, one that tints houses, one that draws links, one on a variant."""


def each_part(driver: WindowDriver, controller: SudokuController) -> Iterator[str]:
    """Open a few lessons as a player would, and yield the name of each part while it is shown.

    At the end the game is shown again.
    """
    controller.actions["learn"].trigger()
    learning = controller.learning
    for topic in LOOKED_AT:
        learning.show_topic(topic)
        offered = zip(TABS, learning.page.head.parts.stops(), strict=True)
        for part in [part for part, stop in offered if stop.isVisible()]:
            learning.show_part(part)
            driver.settle()
            yield f"{topic}: {part}"
    learning.close()
    driver.settle()
