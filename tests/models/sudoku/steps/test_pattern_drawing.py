# SPDX-License-Identifier: MIT
"""A step of a variant as it is drawn, whole or before its end."""

from sudoku_qt.engine.sudoku.hints.variants.pattern import StepPattern
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.steps.pattern_drawing import drawing_of_pattern, drawing_without_end

PATTERN = StepPattern(
    {(0, 5): "set_a", (0, 7): "set_a", (3, 5): "eliminated"}, {0: "where", 3: "where"}, ()
)


def test_candidates_are_discs_and_cells_have_grounds() -> None:
    drawing = drawing_of_pattern(PATTERN)
    assert drawing.discs == {
        0: (Disc(5, "set_a"), Disc(7, "set_a")),
        3: (Disc(5, "eliminated"),),
    }
    assert drawing.grounds == {0: "where", 3: "where"}
    assert not drawing.frames


def test_before_the_end_its_cells_are_only_framed() -> None:
    drawing = drawing_without_end(PATTERN)
    assert drawing.discs.keys() == {0}
    assert drawing.frames == {3}
    assert drawing.grounds == {0: "where", 3: "where"}
