# SPDX-License-Identifier: MIT
"""What follows from a step, and how that is written."""

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from tests.engine.sudoku.variants.boards import read


def test_what_follows_is_done_and_written() -> None:
    cage = Constraint("killercage", (0, 1), 3)
    step = ReasonedStep("constraint", 3, Message("so"), None, ((0, 0b1100), (1, 0b1000)), cage)
    marks = Marks(read("", 4))
    step.take(marks)
    assert marks.masks[:3] == [0b0011, 0b0111, 0b1111]
    assert step.follows(4) == ("r1c1≠3,4", "r1c2≠4")
    assert step.described(4)["cells"] == ["r1c1", "r1c2"]
    placed = ReasonedStep("last_cell", 1, Message("so"), (5, 4))
    placed.take(marks)
    assert marks.known[5]
    assert placed.described(4)["placements"] == ["r2c2=4"]
