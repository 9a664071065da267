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


def test_of_a_sum_with_too_many_ways_least_and_most_decide() -> None:
    marks = Marks(read("", 9))
    shaft = (0, 10, 20, 30, 40, 50, 60, 70, 80)
    total = Total((8, 72, *shaft), (100, 10, *(-1 for _ in shaft)), 100)
    kept, _ = left_by(total, marks)
    assert kept[8] == 0b1, "200 and 10 are beyond what the shaft can add to 100"
    assert kept[72] == 0b1111_1111, "of 90 the shaft has 81"
