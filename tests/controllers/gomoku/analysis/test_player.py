# SPDX-License-Identifier: MIT
"""The controller is what the parts of an analysis take it for."""

from typing import get_type_hints

from sudoku_qt.controllers.gomoku.analysis.player import Analysed
from tests.controllers.gomoku.table import Table


def test_the_controller_has_all_that_an_analysis_asks_for(table: Table) -> None:
    names = [*get_type_hints(Analysed), "may_play", "values", "put", "begin"]
    assert all(hasattr(table.controller, name) for name in names)
