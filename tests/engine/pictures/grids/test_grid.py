# SPDX-License-Identifier: MIT
"""The grid of a picture is found among other things, or it is said that there is none."""

from dataclasses import replace

import numpy as np
import pytest
from PIL import Image, ImageDraw

from sudoku_qt.engine.pictures.decode import grey_of
from sudoku_qt.engine.pictures.grids.grid import grids_of, grids_of_boxes
from tests.engine.pictures.screens import OURS, OURS_DARK, PUZZLE, SUDOKUPAD, drawn


def test_it_is_found_beside_a_larger_frame_without_lines() -> None:
    page = Image.new("RGB", (900, 700), "white")
    ImageDraw.Draw(page).rectangle((10, 10, 880, 690), outline="black", width=4)
    page.paste(drawn(OURS, PUZZLE, 30), (500, 300))
    (lattice,) = grids_of(grey_of(page))
    assert np.abs(lattice.corners - [[515, 315], [785, 315], [785, 585], [515, 585]]).max() < 4


def test_it_may_be_light_on_dark() -> None:
    (lattice,) = grids_of(grey_of(drawn(OURS_DARK, PUZZLE)))
    assert np.abs(lattice.corners - [[24, 24], [456, 24], [456, 456], [24, 456]]).max() < 4


@pytest.mark.parametrize(("ground", "first"), [("white", 0), ("black", 1)])
def test_of_light_and_dark_the_one_that_suits_the_page_is_enough(ground: str, first: int) -> None:
    page = Image.new("RGB", (1100, 500), ground)
    for number, screen in enumerate((OURS, OURS_DARK)):
        page.paste(drawn(screen, PUZZLE), (30 + 540 * number, 10))
    (lattice,) = grids_of(grey_of(page))
    assert lattice.middle[0] // 550 == first


def test_text_is_no_grid() -> None:
    page = Image.new("L", (400, 400), 255)
    for y in range(0, 400, 16):
        ImageDraw.Draw(page).text((5, y), "what is written stands in lines " * 2, fill=0)
    assert not grids_of(grey_of(page))


def test_several_come_as_one_reads() -> None:
    page = Image.new("RGB", (1300, 1000), "white")
    places = [(20, 40), (520, 10), (30, 520), (560, 530)]
    for x, y in reversed(places):
        page.paste(drawn(OURS, PUZZLE, 40), (x, y))
    middles = [lattice.middle - 200 for lattice in grids_of(grey_of(page))]
    assert np.abs(np.array(middles) - places).max() < 4


def test_a_much_smaller_one_is_no_puzzle_of_its_own() -> None:
    page = Image.new("RGB", (900, 600), "white")
    page.paste(drawn(OURS, PUZZLE, 50), (10, 10))
    page.paste(drawn(OURS, PUZZLE, 20), (600, 100))
    assert len(grids_of(grey_of(page))) == 1


def test_a_grid_of_boxes_alone_is_found_where_no_other_is() -> None:
    grey = grey_of(drawn(replace(SUDOKUPAD, thin="#FFFFFF"), PUZZLE, 48))
    assert not grids_of(grey)
    (lattice,) = grids_of_boxes(grey)
    assert np.abs(lattice.corners - [[24, 24], [456, 24], [456, 456], [24, 456]]).max() < 4
    assert not grids_of_boxes(np.ones((300, 300), np.float32))
