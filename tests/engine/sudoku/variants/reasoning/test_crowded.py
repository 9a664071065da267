# SPDX-License-Identifier: MIT
"""Two cages that share a house."""

from itertools import permutations

from sudoku_qt.engine.sudoku.variants.reasoning.crowded import crowded_houses
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from tests.engine.sudoku.variants.boards import read

CAGES = '{"cells":["R1C1","R1C2"],"value":"8"},{"cells":["R1C3","R1C4"],"value":"6"}'


def test_two_cages_of_a_row_are_looked_at_together() -> None:
    marks = Marks(read(f'"killercage":[{CAGES}]', 6))
    for step in crowded_houses(marks):
        step.take(marks)
    rows = [row for row in permutations(range(1, 7)) if row[0] + row[1] == 8 and sum(row[2:4]) == 6]
    wanted = [sum({1 << row[place] - 1 for row in rows}) for place in range(6)]
    assert marks.masks[:6] == wanted
    told = str(next(crowded_houses(Marks(read(f'"killercage":[{CAGES}]', 6)))).reason)
    assert told.startswith("In row 1 every digit stands once, and with “Killer cage” at r1c")
