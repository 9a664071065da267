# SPDX-License-Identifier: MIT
"""What one demand leaves, beside all fillings tried one by one."""

from itertools import product

import pytest

from sudoku_qt.engine.sudoku.variants.demands import InOrder, OneOfSets, Pair, Total
from sudoku_qt.engine.sudoku.variants.kinds.dots import table_of
from sudoku_qt.engine.sudoku.variants.kinds.outside import Skyline
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import left_by
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from tests.engine.sudoku.variants.boards import read

DEMANDS: tuple[Total | OneOfSets | Pair | InOrder, ...] = (
    Total((0, 1, 2), (1, 1, 1), 6),
    Total((0, 1, 6), (1, 1, -2), 0),
    Total((0, 5, 10), (1, 1, 1), 4),
    OneOfSets((0, 1, 2), (0b0111, 0b1110)),
    Pair(0, 1, table_of(4, lambda a, b: abs(a - b) == 2)),
    Pair(0, 5, table_of(4, lambda a, b: a == b)),
    InOrder((0, 1, 2, 3), Skyline(4, 3)),
)


@pytest.mark.parametrize("demand", DEMANDS, ids=lambda each: str(each)[:30])
def test_every_candidate_that_stays_has_a_filling_and_no_other(
    demand: Total | OneOfSets | Pair | InOrder,
) -> None:
    marks = Marks(read("", 4))
    marks.masks[0], marks.masks[1] = 0b1101, 0b0111
    cells = (demand.first, demand.second) if isinstance(demand, Pair) else demand.cells
    wanted = dict.fromkeys(cells, 0)
    for digits in product(range(1, 5), repeat=len(cells)):
        values = [0] * 16
        for cell, digit in zip(cells, digits, strict=True):
            values[cell] = digit
        fits = all(marks.masks[cell] >> values[cell] - 1 & 1 for cell in cells)
        equal = any(
            marks.seen[one] >> two & 1 and values[one] == values[two]
            for one in cells
            for two in cells
        )
        if fits and not equal and not [*demand.broken(values, 4)]:
            for cell in cells:
                wanted[cell] |= 1 << values[cell] - 1
    assert left_by(demand, marks)[0] == wanted
    if isinstance(demand, Total) and demand.total == 6:
        assert left_by(demand, marks)[1] == 0b0111, "1, 2 and 3 have to be there"
