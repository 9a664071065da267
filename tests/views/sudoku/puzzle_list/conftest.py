# SPDX-License-Identifier: MIT
"""A list of puzzles to be shown."""

import pytest
from PySide6.QtCore import QObject

from sudoku_qt.engine.formats import format_named
from sudoku_qt.models.sudoku.puzzle_list import PuzzleListModel
from tests.puzzle_lines import puzzles


@pytest.fixture
def model(owner: QObject) -> PuzzleListModel:
    """A hundred puzzles."""
    model = PuzzleListModel(owner)
    model.show_list(format_named("line").read("\n".join(puzzles(100))))
    return model
