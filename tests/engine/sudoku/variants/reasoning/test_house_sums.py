# SPDX-License-Identifier: MIT
"""What whole houses and their cages leave."""

from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums, sums_of_houses
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from tests.engine.sudoku.variants.boards import read


def test_a_cell_that_no_cage_holds_follows() -> None:
    marks = Marks(read('"killercage":[{"cells":["R1C1","R1C2","R1C3"],"value":"8"}]', 4))
    assert any(each.total.cells == (3,) and each.total.total == 2 for each in sums_of_houses(marks))
    step = next(house_sums(marks))
    assert (step.level, step.follows(4)) == (4, ("r1c4≠1,3,4",))
    assert str(step.reason) == (
        "The sum of row 1 less “Killer cage” at r1c1, r1c2, r1c3 leaves 2 for r1c4, which has no "
        "room for r1c4≠1,3,4."
    )


def test_a_cell_beyond_the_house_follows() -> None:
    cages = '{"cells":["R1C1","R1C2"],"value":"4"},{"cells":["R1C3","R1C4","R2C4"],"value":"9"}'
    marks = Marks(read(f'"killercage":[{cages}]', 4))
    told = [str(step.reason) for step in house_sums(marks)]
    assert any(" fill row 1 and reach beyond" in each for each in told), told
    assert any("≠" in each for each in told)
