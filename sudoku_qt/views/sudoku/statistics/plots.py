# SPDX-License-Identifier: MIT
"""The plots of the statistics, in the colours of the theme: nothing in them can be dragged."""

from collections.abc import Sequence
from datetime import date

import pyqtgraph
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sudoku_qt.models.sudoku.statistics import Bin, Point
from sudoku_qt.views.fonts import face
from sudoku_qt.views.theme import Theme, blend

AS_PREDICTED = 1.0
TALLEST = 3.0
"""A game that took longer by more than this stands at the upper edge."""
DOT, LINE = 6, 2
TINT, BAR = 0.12, 0.85
TICKS = 6
ABOVE = 1.15
"""So much higher than the highest bar a plot is."""


class Plot(QWidget):
    """Axes without a frame, on the ground of the card."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.plot = pyqtgraph.PlotWidget(background=theme.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot)
        self.plot.setMenuEnabled(False)
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.hideButtons()
        for part in (self.plot, self.plot.viewport()):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # there is nothing to do with the keys
        self.plot.viewport().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(theme.edge)
            axis.setTextPen(theme.muted)
            axis.setStyle(tickFont=face(12 * theme.zoom), tickLength=0)


class RatioPlot(Plot):
    """A dot for each game, as high as its time by the prediction, and their mean as a line."""

    def show_points(self, points: Sequence[Point], locale: QLocale, pattern: str) -> None:
        """Show these games; days are written as the pattern says."""
        theme = self.theme
        self.plot.clear()
        places = list(range(len(points)))
        top = min(max([1.5, *(point.ratio for point in points)]), TALLEST)
        self.plot.setXRange(-0.5, max(len(points) - 0.5, 0.5), padding=0)
        self.plot.setYRange(0, top * 1.05, padding=0)
        below = pyqtgraph.LinearRegionItem(
            (0, AS_PREDICTED),
            orientation="horizontal",
            movable=False,
            brush=blend(theme.panel, theme.good, TINT),
            pen=pyqtgraph.mkPen(None),
        )
        self.plot.addItem(below)
        line = pyqtgraph.InfiniteLine(AS_PREDICTED, 0, pen=pyqtgraph.mkPen(theme.text, width=1))
        self.plot.addItem(line)
        ink = blend(theme.panel, theme.cursor, 0.5)
        dots = pyqtgraph.ScatterPlotItem(
            places,
            [min(point.ratio, top) for point in points],
            size=DOT * theme.zoom,
            pen=None,
            brush=ink,
        )
        self.plot.addItem(dots)
        pen = pyqtgraph.mkPen(theme.cursor, width=LINE * theme.zoom)
        means = [min(point.mean, top) for point in points]
        self.plot.plot(places, means, pen=pen, antialias=True)
        self.plot.getAxis("left").setTicks([[(each, f"{each:g}×") for each in (0.5, 1, 2, 3)]])
        step = max(1, -(-len(points) // TICKS))
        days = [
            (place, locale.toString(_shown(points[place].day), pattern))
            for place in range(0, len(points), step)
        ]
        self.plot.getAxis("bottom").setTicks([days])


class TimesPlot(Plot):
    """A bar for each span of minutes, as high as the games are many that took so long."""

    def show_bins(self, bins: Sequence[Bin], wide: int, predicted: float) -> None:
        """Show these; a dashed line stands where the prediction is on average."""
        theme = self.theme
        self.plot.clear()
        places = list(range(len(bins)))
        counts = [each.count for each in bins]
        tallest = max(counts, default=1)
        bars = pyqtgraph.BarGraphItem(
            x=places,
            height=counts,
            width=BAR,
            pen=None,
            brush=blend(theme.panel, theme.cursor, 0.5),
        )
        self.plot.addItem(bars)
        self.plot.setXRange(-0.6, max(len(bins), 1) - 0.4, padding=0)
        self.plot.setYRange(0, tallest * ABOVE, padding=0)
        if predicted and bins:
            place = (predicted - bins[0].begin) / wide - 0.5
            pen = pyqtgraph.mkPen(theme.text, width=theme.zoom, style=Qt.PenStyle.DashLine)
            self.plot.addItem(pyqtgraph.InfiniteLine(place, 90, pen=pen))
        self.plot.getAxis("left").setTicks([[(0, "0"), (tallest, str(tallest))]])
        step = max(1, -(-len(bins) // TICKS))
        labels = [(place, str(bins[place].begin)) for place in range(0, len(bins), step)]
        self.plot.getAxis("bottom").setTicks([labels])


def _shown(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
