# SPDX-License-Identifier: MIT
"""The work of finding the level under which a technique is listed."""

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.late import imported


class _Known:
    """Imports the techniques in the work's own thread, so that no start waits for them."""

    ladder = imported("sudoku_qt.engine.sudoku.logic.techniques:LADDER")


@as_work
def find_listed_level(_ticket: Ticket, technique: str) -> int:
    """The work of finding the level, 1 to 5."""
    level: int = _Known.ladder.listed_with(technique)
    return level
