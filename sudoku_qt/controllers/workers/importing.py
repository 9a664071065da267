# SPDX-License-Identifier: MIT
"""The work of importing the modules of late parts, before anybody waits for them."""

from collections.abc import Iterable
from typing import Any

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.late import Late


@as_work
def import_ahead(_ticket: Ticket, parts: Iterable[Late[Any, Any]]) -> None:
    """The work of importing the modules of parts that are made late."""
    for part in parts:
        part.kind()
