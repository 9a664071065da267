# SPDX-License-Identifier: MIT
"""The plots of the statistics: what they show is where it should be, in the theme's colours."""

from datetime import date
from typing import Any

import pyqtgraph
import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.statistics import Bin, Point
from sudoku_qt.views.sudoku.statistics.plots import TALLEST, RatioPlot, TimesPlot
from sudoku_qt.views.theme import Theme

DAY = date(2026, 11, 22)


def item(plot: RatioPlot | TimesPlot, kind: type) -> Any:
    return next(each for each in plot.plot.getPlotItem().items if isinstance(each, kind))


def test_each_game_is_a_dot_and_one_far_above_stands_at_the_edge(
    qtbot: QtBot, theme: Theme
) -> None:
    plot = RatioPlot(theme)
    qtbot.addWidget(plot)
    points = [Point(DAY, 0.5, 0.5), Point(DAY, 1.25, 0.9), Point(DAY, 40.0, 14.0)]

    plot.show_points(points, QLocale("en"), "d MMM")

    dots = item(plot, pyqtgraph.ScatterPlotItem)
    _, heights = dots.getData()
    assert list(heights) == [0.5, 1.25, TALLEST]


def test_each_span_is_a_bar_and_the_prediction_a_line(qtbot: QtBot, theme: Theme) -> None:
    plot = TimesPlot(theme)
    qtbot.addWidget(plot)

    plot.show_bins([Bin(10, 3), Bin(15, 0), Bin(20, 5)], 5, 17.5)

    bars = item(plot, pyqtgraph.BarGraphItem)
    assert list(bars.opts["height"]) == [3, 0, 5]
    line = item(plot, pyqtgraph.InfiniteLine)
    assert line.value() == pytest.approx(1.0)


def test_what_was_shown_before_goes(qtbot: QtBot, theme: Theme) -> None:
    plot = TimesPlot(theme)
    qtbot.addWidget(plot)
    plot.show_bins([Bin(10, 3)], 5, 12)
    plot.show_bins([Bin(10, 1), Bin(11, 1)], 1, 0)

    kinds = [type(each).__name__ for each in plot.plot.getPlotItem().items]
    assert kinds == ["BarGraphItem"]
