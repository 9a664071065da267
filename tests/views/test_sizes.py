# SPDX-License-Identifier: MIT
"""Sizes: the room that is kept is the room that is taken."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sizes import (
    PadGrid,
    digit_height,
    grown_height,
    is_low_page,
    is_low_window,
    pad_grid,
    pad_height,
    status_height,
    tools_height,
)
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.window.status_strip import StatusStrip
from sudoku_qt.views.window.tool_bar import ToolBar


@pytest.mark.parametrize("zoom", [0.75, 1.0, 1.3, 2.0])
def test_bars_are_as_high_as_the_room_that_is_kept_for_them(
    qtbot: QtBot, theme: Theme, zoom: float
) -> None:
    zoomed = theme.at_zoom(zoom)
    wear(zoomed)
    tools, status = ToolBar(), StatusStrip()
    qtbot.addWidget(tools)
    qtbot.addWidget(status)
    assert tools.sizeHint().height() == tools.minimumSizeHint().height() == tools_height(zoomed)
    assert status.minimumHeight() == status.maximumHeight() == status_height(zoomed)


@pytest.mark.parametrize("width", [280, 470, 480, 900])
def test_the_pad_is_as_high_as_the_room_that_is_kept_for_it(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    pad = SudokuPad()
    qtbot.addWidget(pad)
    assert pad.heightForWidth(width) == pad_height(theme, width)
    assert (pad_height(theme, width) <= 170) == (width >= 480)


def test_the_digits_of_the_pad_grow_with_the_column(theme: Theme) -> None:
    heights = [digit_height(theme, width) for width in (280, 328, 388, 448, 479, 480)]
    assert heights == [72, 72, 84, 96, 96, 72]
    assert digit_height(theme.at_zoom(2), 896) == 192


@pytest.mark.parametrize(
    ("side", "usual", "wide", "low"),
    [
        (4, (2, 2), (4, 1), 3),
        (6, (3, 2), (6, 1), 4),
        (8, (4, 2), (8, 1), 5),
        (9, (3, 3), (9, 1), 5),
        (10, (5, 2), (5, 2), 6),
        (12, (4, 3), (6, 2), 7),
        (16, (4, 4), (8, 2), 9),
    ],
)
def test_digits_stand_in_a_grid_that_suits_their_number(
    theme: Theme, side: int, usual: tuple[int, int], wide: tuple[int, int], low: int
) -> None:
    assert pad_grid(theme, 328, side=side) == PadGrid(*usual)
    assert pad_grid(theme, 480, side=side) == PadGrid(*wide)
    assert pad_grid(theme, 396, side=side, low=True) == PadGrid(low, 2, low=True)


@pytest.mark.parametrize("side", range(4, 17))
def test_no_pad_is_higher_than_that_of_nine_digits(theme: Theme, side: int) -> None:
    for width in (280, 328, 448, 479):
        assert pad_height(theme, width, side=side) <= pad_height(theme, width)
    assert digit_height(theme, 328, side=side) >= 48


@pytest.mark.parametrize(("width", "spare"), [(280, 0), (328, 0), (448, 3 * 24), (900, 0)])
def test_a_pad_can_spare_what_it_grew_by(
    qtbot: QtBot, theme: Theme, width: int, spare: int
) -> None:
    assert grown_height(theme, width) == spare
    pad = SudokuPad()
    qtbot.addWidget(pad)
    assert pad.spare_height(width) == spare


@pytest.mark.parametrize(
    ("width", "height", "is_low"),
    [
        (1000, 560, False),
        (1000, 559, True),
        (420, 660, False),
        (420, 659, True),
        (479, 718, True),
        (480, 560, False),
    ],
)
def test_a_window_is_low_where_the_board_needs_its_height(
    width: int, height: int, is_low: int
) -> None:
    assert is_low_window(width, height, 1) == is_low
    assert is_low_window(2 * width, 2 * height, 2) == is_low
    assert is_low_page(width, height - 80, 1) == is_low
