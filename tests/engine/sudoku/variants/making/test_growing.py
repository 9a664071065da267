# SPDX-License-Identifier: MIT
"""Lines and areas that grow at random."""

from itertools import pairwise

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.making.growing import (
    grown_area,
    grown_line,
    hangs_together,
    touching,
)
from sudoku_qt.engine.sudoku.variants.variant_board import board_of

BOARD = board_of(6)


def test_a_line_goes_from_cell_to_cell_where_it_fits() -> None:
    rng = SeededRandom("1")
    line = grown_line(BOARD, 14, 5, rng, lambda cells: sum(cells) % 7 != 3, taken={13, 15})
    assert line is not None
    assert (line[0], len({*line})) == (14, 5)
    assert not {13, 15} & {*line}
    for one, two in pairwise(line):
        assert two in touching(BOARD, one, corners=True)
    assert grown_line(BOARD, 0, 3, rng, lambda cells: len(cells) < 3) is None


def test_an_area_hangs_together_and_ends_where_nothing_fits() -> None:
    rng = SeededRandom("1")
    area = grown_area(BOARD, 0, 9, rng, lambda cells: max(cells) < 18)
    assert len({*area}) == 9
    assert hangs_together(BOARD, area)
    assert sorted(grown_area(BOARD, 0, 9, rng, lambda cells: max(cells) < 2)) == [0, 1]


def test_cells_that_meet_at_corners_alone_do_not_hang_together() -> None:
    assert hangs_together(BOARD, (0, 1, 7))
    assert not hangs_together(BOARD, (0, 7))
    assert not hangs_together(BOARD, ())
