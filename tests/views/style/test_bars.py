# SPDX-License-Identifier: MIT
"""Scroll bars: a handle as long as what is seen, no arrows; progress fills from the left."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QProgressBar, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from tests.views.pixels import colours

Wear = Callable[[QWidget], QWidget]


@pytest.mark.parametrize("orientation", list(Qt.Orientation))
def test_the_handle_stands_where_one_is_and_can_be_dragged(
    worn: Wear, qtbot: QtBot, orientation: Qt.Orientation
) -> None:
    bar = QScrollBar(orientation)
    worn(bar)
    bar.resize(12, 200) if orientation == Qt.Orientation.Vertical else bar.resize(200, 12)
    bar.setRange(0, 100)
    bar.setPageStep(100)
    start, end = QPoint(6, 10), QPoint(6, 60)
    if orientation == Qt.Orientation.Horizontal:
        start, end = start.transposed(), end.transposed()
    qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(bar, end)
    qtbot.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=end)
    assert bar.value() == pytest.approx(50, abs=3)


def test_where_there_is_nothing_to_scroll_there_is_no_handle(worn: Wear) -> None:
    bar = QScrollBar()
    worn(bar)
    bar.resize(12, 200)
    bar.setRange(0, 0)
    empty = bar.grab().toImage()
    bar.setRange(0, 100)
    assert bar.grab().toImage() != empty


def test_progress_fills_from_the_left(worn: Wear, each_theme: Theme) -> None:
    bar = QProgressBar()
    worn(bar)
    bar.resize(100, 20)
    bar.setValue(50)
    image = bar.grab().toImage()
    assert each_theme.cursor.name() in colours(image.copy(0, 0, 40, 20))
    assert each_theme.cursor.name() not in colours(image.copy(60, 0, 40, 20))
