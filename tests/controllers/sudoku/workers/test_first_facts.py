# SPDX-License-Identifier: MIT
"""The digging paper's score of a puzzle, and the level of a technique, as work."""

import pytest

from sudoku_qt.controllers.sudoku.workers.first_facts import find_listed_level, score_puzzle
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.kernel.solver import parse


def test_what_has_no_solution_has_no_score() -> None:
    assert score_puzzle(parse("55" + "." * 79))(Ticket(lambda _done: None)) is None


@pytest.mark.parametrize(("technique", "level"), [("x_wing", 4), ("nobody_s", 5)])
def test_a_technique_from_anybody_s_file_has_a_level(technique: str, level: int) -> None:
    assert find_listed_level(technique)(Ticket(lambda _done: None)) == level
