# SPDX-License-Identifier: MIT
"""Each template can be made a puzzle, soon."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.compose.reworking import of_pattern
from sudoku_qt.engine.sudoku.compose.templates import TEMPLATES, Template
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from tests.sweeps import in_turn


@in_turn("template", TEMPLATES)
def test_a_template_has_a_puzzle(template: Template) -> None:
    assert [len(row) for row in template.rows] == [9] * 9
    puzzle = of_pattern(template.cells, SeededRandom(template.name))
    assert kernel.count_solutions(puzzle, 2) == 1


def test_templates_have_the_names_that_the_window_translates() -> None:
    names = "diamond", "cross", "frame", "chessboard", "diagonals", "windmill", "waves", "heart"
    assert tuple(template.name for template in TEMPLATES) == names
