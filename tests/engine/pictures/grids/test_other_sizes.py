# SPDX-License-Identifier: MIT
"""The number of rows of a grid that is not read is known, light or dark, and no other's."""

import pytest
from PIL import Image, ImageDraw

from sudoku_qt.engine.pictures.decode import grey_of
from sudoku_qt.engine.pictures.grids.other_sizes import SIDES, other_side
from tests.engine.pictures.screens import OURS, PUZZLE, drawn, empty_grid
from tests.sweeps import every


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("dark", every(2, [False, True]))
def test_a_grid_s_rows_are_counted(side: int, dark: bool) -> None:  # noqa: FBT001 - a parameter
    assert other_side(grey_of(empty_grid(side, dark=dark))) == side


@pytest.mark.parametrize("side", [6, 8])
def test_digits_in_the_cells_do_not_count(side: int) -> None:
    picture = empty_grid(side)
    pen = ImageDraw.Draw(picture)
    for cell in range(0, side * side, 3):
        x, y = 24 + cell % side * 48, 24 + cell // side * 48
        pen.text((x + 24, y + 24), str(cell % side + 1), fill="black", font_size=30, anchor="mm")
    assert other_side(grey_of(picture)) == side


def test_nothing_is_said_of_what_has_no_such_grid() -> None:
    page = Image.new("RGB", (400, 400), "white")
    assert other_side(grey_of(page)) is None
    ImageDraw.Draw(page).rectangle((40, 40, 360, 360), outline="black", width=4)
    assert other_side(grey_of(page)) is None
    assert other_side(grey_of(drawn(OURS, PUZZLE))) is None
    assert other_side(grey_of(empty_grid(11))) is None
