# SPDX-License-Identifier: MIT
"""What views may know of figures: all their kinds, and where they come from."""

from typing import get_args

from sudoku_qt.engine.sudoku.variants import figures as drawn
from sudoku_qt.models.sudoku.board import figures


def test_views_get_every_kind_of_figure() -> None:
    kinds = get_args(drawn.Figure)
    assert kinds
    assert {kind.__name__ for kind in kinds} <= {*figures.__all__}
