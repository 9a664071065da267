# SPDX-License-Identifier: MIT
"""The level that a technique is listed with, as work."""

import pytest

from sudoku_qt.controllers.sudoku.workers.listed_level import find_listed_level
from sudoku_qt.controllers.workers.job import Ticket


@pytest.mark.parametrize(("technique", "level"), [("x_wing", 4), ("nobody_s", 5)])
def test_a_technique_from_anybody_s_file_has_a_level(technique: str, level: int) -> None:
    assert find_listed_level(technique)(Ticket(lambda _done: None)) == level
