# SPDX-License-Identifier: MIT
"""Cages are known by their dashes; notes, dotted lines of a grid and a few strokes are none."""

import numpy as np
import pytest
from PIL import Image, ImageDraw

from sudoku_qt.engine.pictures.decode import grey_of
from sudoku_qt.engine.pictures.grids.cages import has_cages
from sudoku_qt.engine.pictures.grids.grid import grids_of
from tests.engine.pictures.screens import (
    OURS,
    OURS_DARK,
    PUZZLE,
    SUDOKUPAD,
    SUDOKUWIKI,
    Screen,
    drawn,
    with_cages,
)
from tests.sweeps import every

CAGES = [(0, 1), (2, 11, 20), (40, 41), (60, 61, 70), (79, 80)]
NOTES = {cell: "123456789" for cell in range(81) if not PUZZLE[cell].isdigit()}


def seen(picture: Image.Image) -> bool:
    """Whether there are cages in the grid of a picture."""
    grey = grey_of(picture)
    (lattice,) = grids_of(grey)
    return has_cages(grey, lattice)


@pytest.mark.parametrize("screen", every(2, [OURS, SUDOKUPAD]))
@pytest.mark.parametrize("cell", every(2, [33, 48, 90]))
def test_a_few_cages_are_enough(screen: Screen, cell: int) -> None:
    assert seen(with_cages(drawn(screen, PUZZLE, cell), CAGES, cell))
    assert not seen(drawn(screen, PUZZLE, cell))


@pytest.mark.parametrize("screen", [OURS, OURS_DARK, SUDOKUPAD, SUDOKUWIKI])
def test_notes_in_every_cell_are_no_cages(screen: Screen) -> None:
    assert not seen(drawn(screen, PUZZLE, 48, NOTES))


def test_one_cage_may_be_a_mark_of_the_player() -> None:
    assert not seen(with_cages(drawn(OURS, PUZZLE), CAGES[:1]))


def test_dotted_lines_between_cells_are_no_cages() -> None:
    picture = drawn(SUDOKUPAD, PUZZLE)
    pen = ImageDraw.Draw(picture)
    for number in (1, 2, 4, 5, 7, 8):
        for start in range(24, 24 + 9 * 48, 6):
            at = 24 + 48 * number
            pen.line((start, at, start + 2, at), fill="white", width=3)
            pen.line((at, start, at, start + 2), fill="white", width=3)
    assert not seen(picture)


def test_the_grain_of_a_photograph_is_no_cage() -> None:
    picture = np.asarray(drawn(OURS, PUZZLE, 33), np.float32)
    grain = np.random.default_rng(1).normal(0, 12, picture.shape)
    assert not seen(Image.fromarray((picture + grain).clip(0, 255).astype(np.uint8)))
