# SPDX-License-Identifier: MIT
"""The work of importing what parts are made of, before anybody waits for it."""

from collections.abc import Iterable
from typing import Any

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.late import Late


@as_work
def import_ahead(_ticket: Ticket, parts: Iterable[Late[Any, Any]]) -> None:
    """The work that ends when the modules of parts that are made late are imported."""
    for part in parts:
        part.kind()
