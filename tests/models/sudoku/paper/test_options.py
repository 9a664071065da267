# SPDX-License-Identifier: MIT
"""What somebody wants on paper, and what follows from it."""

from sudoku_qt.models.sudoku.paper.options import PER_PAGE, PaperOptions
from tests.sweeps import in_turn


def test_a_page_can_be_turned_and_its_puzzles_with_it() -> None:
    upright, wide = (PaperOptions(per_page=6, paper="letter", wide=on) for on in (False, True))
    assert (upright.size, upright.grid) == ((612.0, 792.0), (2, 3))
    assert (wide.size, wide.grid) == ((792.0, 612.0), (3, 2))


@in_turn("count", PER_PAGE)
def test_so_many_on_a_page_are_so_many_places(count: int) -> None:
    columns, rows = PaperOptions(per_page=count).grid
    assert columns * rows == count
