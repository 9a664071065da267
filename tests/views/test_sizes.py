# SPDX-License-Identifier: MIT
"""Sizes: the room that is kept is the room that is taken."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sizes import digit_height, pad_height, status_height, tools_height
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
