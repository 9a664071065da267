# SPDX-License-Identifier: MIT
"""The work of finding out which level a technique is listed with."""

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.late import imported


class _Known:
    """Imports the techniques in the work's own thread: a start waits for none of them."""

    ladder = imported("sudoku_qt.engine.sudoku.logic.techniques:LADDER")


@as_work
def find_listed_level(_ticket: Ticket, technique: str) -> int:
    """The work that ends in a level from 1 to 5."""
    level: int = _Known.ladder.listed_with(technique)
    return level
