# SPDX-License-Identifier: MIT
"""What is drawn is seen before it is a constraint, in the place of what it changes."""

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.figures import Line
from sudoku_qt.models.sudoku.compose.sketch_shown import sketched, without_changed
from sudoku_qt.models.sudoku.compose.strokes import Place, middle_of
from tests.models.sudoku.compose.test_sketch import Setter


def test_a_line_that_is_taken_hold_of_is_seen_as_it_would_be() -> None:
    setter = Setter("thermometer")
    setter.drag(0, 2)
    (before,) = setter.there()
    setter.sketch.put(Place(0.1, 0.5), setter.puzzle)
    assert sketched(setter.sketch, setter.puzzle) == ()
    assert without_changed(setter.sketch, setter.puzzle) == setter.puzzle
    setter.sketch.draw_on(middle_of(9, 9))
    (line,) = sketched(setter.sketch, setter.puzzle)
    assert isinstance(line, Line)
    assert line.cells == (9, 0, 1, 2)
    assert before not in without_changed(setter.sketch, setter.puzzle).rules.constraints
    setter.make(setter.sketch.lift(setter.puzzle))
    assert setter.there() == (Constraint("thermometer", (9, 0, 1, 2)),)
