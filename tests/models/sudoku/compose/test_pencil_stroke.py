# SPDX-License-Identifier: MIT
"""A stroke of a new constraint, or one from where the selected one was taken hold of."""

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.figures import Area, Line
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.models.sudoku.compose.pencil_stroke import begun_stroke, with_region
from sudoku_qt.models.sudoku.compose.strokes import Place, middle_of
from sudoku_qt.models.sudoku.compose.tools import tool_named

BOARD = Rules(9).board


def test_a_new_stroke_begins_in_its_cell() -> None:
    stroke = begun_stroke(middle_of(0, 9), 9, tool_named("renban"), None)
    assert stroke is not None
    assert stroke.figures(BOARD) == (), "one cell is no line"
    assert stroke.reach(middle_of(2, 9))
    assert (stroke.cells, stroke.goes_on) == ((0, 1, 2), None)
    (line,) = stroke.figures(BOARD)
    assert isinstance(line, Line)
    assert begun_stroke(Place(-1, 3), 9, tool_named("renban"), None) is None


def test_a_line_of_another_kind_is_taken_hold_of_at_its_handles_only() -> None:
    thermometer, renban = Constraint("thermometer", (0, 1, 2)), tool_named("renban")
    at_end = begun_stroke(middle_of(2, 9), 9, renban, thermometer)
    assert at_end is not None
    assert at_end.goes_on is None
    at_handle = begun_stroke(Place(0.1, 0.5), 9, renban, thermometer)
    assert at_handle is not None
    assert at_handle.tool == tool_named("thermometer")
    at_handle.reach(middle_of(9, 9))
    assert at_handle.cells == (9, 0, 1, 2), "it keeps its direction"


def test_a_region_is_only_marked_while_it_is_drawn() -> None:
    stroke = begun_stroke(middle_of(0, 9), 9, tool_named("region"), None)
    assert stroke is not None
    stroke.reach(middle_of(1, 9))
    assert stroke.figures(BOARD) == (Area((0, 1), plain=True),)
    regions = with_region(Rules(9), stroke.cells)
    assert regions[0] == regions[1] == 9
    assert regions[2:] == tuple(BOARD.regions[2:])
