# SPDX-License-Identifier: MIT
"""What views may know of figures: all their kinds, and where they come from."""

from typing import get_args

from sudoku_qt.engine.sudoku.variants import figures as drawn
from sudoku_qt.models.sudoku.board import figures
from sudoku_qt.models.sudoku.board.cell import Layout


def test_views_get_every_kind_of_figure() -> None:
    kinds = get_args(drawn.Figure)
    assert kinds
    assert {kind.__name__ for kind in kinds} <= {*figures.__all__}


def test_notes_stand_below_the_sums_of_cages() -> None:
    layouts = figures.layouts_of([figures.Cage((1, 0), "12"), figures.Cage((5,))], 4)
    assert layouts[0] == Layout.LOWERED | Layout.LABELLED
    assert {*layouts[1:]} == {Layout.LOWERED}


def test_a_label_concerns_its_cell_only_and_many_digits_all() -> None:
    layouts = figures.layouts_of([figures.Label(3, "R")], 10)
    assert layouts[3] == Layout.LOWERED | Layout.LABELLED | Layout.FOUR_BY_FOUR
    assert {*layouts[:3], *layouts[4:]} == {Layout.FOUR_BY_FOUR}
