# SPDX-License-Identifier: MIT
"""Regions are told by their thick lines; where no line is thicker, all usual boxes may be meant."""

import pytest

from sudoku_qt.engine.pictures.decode import grey_of
from sudoku_qt.engine.pictures.grids.grid import grids_of
from sudoku_qt.engine.pictures.grids.regions import Regions, regions_of
from tests.engine.pictures.screens import OURS_DARK, SIX, SUDOKUPAD, Screen, boxes, drawn_in


def told(screen: Screen, regions: list[int]) -> tuple[Regions, ...]:
    """What the lines of a drawing tell."""
    grey = grey_of(drawn_in(screen, SIX, regions, 50))
    (lattice,) = grids_of(grey)
    return regions_of(grey, lattice)


@pytest.mark.parametrize("screen", [OURS_DARK, SUDOKUPAD])
@pytest.mark.parametrize("shape", [(2, 3), (3, 2)])
def test_boxes_lie_or_stand(screen: Screen, shape: tuple[int, int]) -> None:
    assert told(screen, boxes(6, *shape)) == (tuple(boxes(6, *shape)),)


def test_without_thick_lines_both_are_left() -> None:
    both = tuple(boxes(6, 2, 3)), tuple(boxes(6, 3, 2))
    assert told(SUDOKUPAD, [0] * 36) == both
