# SPDX-License-Identifier: MIT
"""Outlines of groups of cells: inside their edges, whatever their form."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from sudoku_qt.views.sudoku.constraints.canvas import Canvas, through
from sudoku_qt.views.sudoku.constraints.outlines import outlines

FORMS = {
    "one": [40],
    "row": [0, 1, 2],
    "bent": [0, 1, 9, 18, 19],
    "ring": [0, 1, 2, 9, 11, 18, 19, 20],
    "corner to corner": [0, 10],
    "apart": [0, 80],
    "all": range(81),
}


@pytest.mark.parametrize("name", FORMS)
def test_an_outline_encloses_the_middles_of_its_cells_only(name: str, canvas: Canvas) -> None:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for loop in outlines(canvas, FORMS[name], 5):
        path.addPath(through(loop, closed=True))
    assert [cell for cell in range(81) if path.contains(canvas.middle(cell))] == [*FORMS[name]]


@pytest.mark.parametrize(("name", "count"), [("ring", 2), ("apart", 2), ("all", 1), ("bent", 1)])
def test_each_border_is_one_loop(name: str, count: int, canvas: Canvas) -> None:
    assert len(outlines(canvas, FORMS[name], 5)) == count


def test_it_begins_in_the_upper_left_corner_and_goes_round_inside(canvas: Canvas) -> None:
    (loop,) = outlines(canvas, [10, 11], 5)
    corner = canvas.rect(10).topLeft() + QPointF(5, 5)
    assert loop[0] == corner
    assert {point.y() for point in loop} == {corner.y(), canvas.rect(10).bottom() - 5}
    assert max(point.x() for point in loop) == canvas.rect(11).right() - 5
    assert min(point.x() for point in loop) == corner.x()
