# SPDX-License-Identifier: MIT
"""The number of rows of a grid is counted, light or dark, and what is no grid has none."""

import pytest
from PIL import Image, ImageDraw

from sudoku_qt.engine.pictures.decode import grey_of
from sudoku_qt.engine.pictures.grids.grid import grids_of
from sudoku_qt.engine.pictures.grids.other_sizes import SIDES
from tests.engine.pictures.screens import (
    OURS,
    PUZZLE,
    SIX,
    boxes,
    drawn,
    drawn_in,
    empty_grid,
    with_outlines,
)
from tests.sweeps import every


def sides_of(picture: Image.Image) -> list[int]:
    """The numbers of rows of the grids in a picture."""
    return [lattice.side for lattice in grids_of(grey_of(picture))]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("dark", every(2, [False, True]))
def test_a_grid_s_rows_are_counted(side: int, dark: bool) -> None:  # noqa: FBT001 - a parameter
    assert sides_of(empty_grid(side, dark=dark)) == [side]


@pytest.mark.parametrize("side", [6, 8])
def test_digits_in_the_cells_do_not_count(side: int) -> None:
    picture = empty_grid(side)
    pen = ImageDraw.Draw(picture)
    for cell in range(0, side * side, 3):
        x, y = 24 + cell % side * 48, 24 + cell // side * 48
        pen.text((x + 24, y + 24), str(cell % side + 1), fill="black", font_size=30, anchor="mm")
    assert sides_of(picture) == [side]


@pytest.mark.parametrize("cell", [36, 48])
def test_lines_of_cages_beside_its_own_do_not_count(cell: int) -> None:
    cages = (
        (0, 1), (2, 8), (3, 4, 5), (6, 7, 12), (9, 10), (11, 17), (13, 14), (15, 16, 22), (18, 24),
        (19, 20, 26), (21, 27), (23, 29), (25, 31, 30), (28, 34), (32, 33), (35,),
    )  # fmt: skip
    screen = drawn_in(OURS, SIX, boxes(6, 2, 3), cell)
    assert sides_of(with_outlines(screen, cages, cell, 6)) == [6]


def test_nothing_is_said_of_what_has_no_such_grid() -> None:
    page = Image.new("RGB", (400, 400), "white")
    assert not sides_of(page)
    ImageDraw.Draw(page).rectangle((40, 40, 360, 360), outline="black", width=4)
    assert not sides_of(page)
    assert sides_of(drawn(OURS, PUZZLE)) == [9]
    assert not set(sides_of(empty_grid(11))) & {*SIDES}
