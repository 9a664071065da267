# SPDX-License-Identifier: MIT
"""The plots of the statistics: what they show is where it should be, in the theme's colours."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, QPointF, QRect
from PySide6.QtGui import QColor, QFontMetrics, QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.statistics import Bin, Point
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sudoku.statistics.plots import (
    Plot,
    RatioPlot,
    TimesPlot,
    even_places,
    round_values,
)
from sudoku_qt.views.theme import Theme, blend

DAY = date(2026, 11, 22)


@pytest.fixture
def ratios(qtbot: QtBot, theme: Theme) -> RatioPlot:
    """A plot of games, without any."""
    plot = RatioPlot()
    qtbot.addWidget(plot)
    plot.resize(600, 190)
    return plot


@pytest.fixture
def times(qtbot: QtBot, theme: Theme) -> TimesPlot:
    """A plot of minutes, without any."""
    plot = TimesPlot()
    qtbot.addWidget(plot)
    plot.resize(600, 190)
    return plot


def painted(plot: Plot, place: QPointF) -> QColor:
    return plot.grab().toImage().pixelColor(place.toPoint())


def pale(theme: Theme) -> QColor:
    return blend(theme.panel, theme.cursor, 0.5)


def show(plot: RatioPlot, *pairs: tuple[float, float]) -> None:
    plot.show_points([Point(DAY, *pair) for pair in pairs], QLocale("en"), "d MMM")


def test_each_game_is_a_dot_and_one_far_above_stands_at_the_edge(ratios: RatioPlot) -> None:
    show(ratios, (0.5, 1.0), (1.25, 1.0), (40.0, 1.5))

    for place, value in enumerate((0.5, 1.25, 3.0)):
        assert painted(ratios, ratios.at(place, value)) == pale(ratios.theme)
        assert painted(ratios, ratios.at(place, value - 0.3)) != pale(ratios.theme)


def test_the_mean_is_a_line_through_its_values(ratios: RatioPlot) -> None:
    show(ratios, (0.4, 1.2), (0.4, 1.2))

    assert painted(ratios, ratios.at(0.5, 1.2)) == ratios.theme.cursor
    assert painted(ratios, ratios.at(0.5, 1.1)) != ratios.theme.cursor


def test_ten_thousand_games_are_painted_from_end_to_end(ratios: RatioPlot) -> None:
    show(ratios, *[(0.4, 1.2)] * 10_000)

    for place in (20, 5_000, 9_960):
        assert painted(ratios, ratios.at(place, 1.2)) == ratios.theme.cursor
        assert painted(ratios, ratios.at(place, 0.4)) == pale(ratios.theme)


def test_what_is_faster_than_predicted_is_tinted(ratios: RatioPlot) -> None:
    show(ratios, (1.4, 1.4), (1.4, 1.4))

    tint = blend(ratios.theme.panel, ratios.theme.good, 0.12)
    assert painted(ratios, ratios.at(0.5, 0.9)) == tint
    assert painted(ratios, ratios.at(0.5, 1.1)) != tint


def test_axes_are_named_by_round_values_and_days(ratios: RatioPlot, times: TimesPlot) -> None:
    show(ratios, (2.9, 1), (1, 1))
    times.show_bins([Bin(10, 7), Bin(15, 43)], 5, 0)

    assert [text for _, text in ratios.values] == ["1×", "2×"]
    assert ratios.names == [(0, "22 Nov"), (1, "22 Nov")]
    assert [text for _, text in times.values] == ["10", "20", "30", "40"]
    assert times.names == [(-0.5, "10"), (0.5, "15")], "where a span begins"


def test_each_span_is_a_bar_as_high_as_its_count(times: TimesPlot) -> None:
    times.show_bins([Bin(10, 3), Bin(15, 0), Bin(20, 5)], 5, 0)

    for place, count in enumerate((3, 0, 5)):
        above = painted(times, times.at(place, count) + QPointF(0, -4))
        assert above != pale(times.theme)
        if count:
            assert painted(times, times.at(place, count - 0.3)) == pale(times.theme)
    assert painted(times, times.at(1, 0.3)) != pale(times.theme)


@pytest.mark.parametrize(
    ("predicted", "place"), [(17.5, 1.0), (10, -0.5), (25, 2.5), (0, None), (25.1, None), (9, None)]
)
def test_the_prediction_is_a_line_where_it_belongs(
    times: TimesPlot, predicted: float, place: float | None
) -> None:
    times.show_bins([Bin(10, 3), Bin(15, 0), Bin(20, 5)], 5, predicted)
    assert times.predicted == place


def test_nothing_and_a_single_game_are_painted(ratios: RatioPlot, times: TimesPlot) -> None:
    show(ratios)
    times.show_bins([], 5, 12)
    empty = [plot.grab().toImage() for plot in (ratios, times)]
    show(ratios, (0.8, 0.8))
    times.show_bins([Bin(10, 1)], 1, 10.5)

    assert all(
        plot.grab().toImage() != was for plot, was in zip((ratios, times), empty, strict=True)
    )


def test_what_was_shown_before_goes(times: TimesPlot) -> None:
    times.show_bins([Bin(10, 1), Bin(11, 1)], 1, 0)
    fresh = times.grab().toImage()
    times.show_bins([Bin(10, 3)], 5, 12)
    times.show_bins([Bin(10, 1), Bin(11, 1)], 1, 0)

    assert times.grab().toImage() == fresh


@pytest.mark.parametrize(("wide", "places"), [(600, [0, 1, 2, 3, 4, 5]), (240, [0, 2, 4])])
def test_names_without_room_are_left_out_evenly(
    ratios: RatioPlot, wide: int, places: list[int]
) -> None:
    show(ratios, *[(1, 1)] * 6)
    ratios.resize(wide, 190)
    metrics = QFontMetrics(face(12))
    named = ratios.named(metrics)

    assert [place for place, _ in named] == places
    apart = ratios.at(named[1][0], 0).x() - ratios.at(named[0][0], 0).x()
    assert apart > metrics.horizontalAdvance("22 Nov")


def test_places_fill_the_width_and_begin_at_the_foot(times: TimesPlot) -> None:
    times.show_bins([Bin(10, 3), Bin(15, 1), Bin(20, 5)], 5, 0)

    assert times.at(-0.5, 0) == times.inside.bottomLeft()
    assert times.at(2.5, 0) == times.inside.bottomRight()
    assert times.inside.top() < times.at(0, 5).y() < times.at(0, 3).y()


def test_the_plots_say_what_their_lines_and_grounds_mean(
    ratios: RatioPlot, times: TimesPlot
) -> None:
    show(ratios, (1.4, 1.4), (1.4, 1.4))
    bare = ratios.grab().toImage()
    ratios.set_words("slower than predicted", "faster than predicted")
    said = ratios.grab().toImage()
    below, above = ratios.at(1, 0.1).toPoint(), ratios.inside.topRight().toPoint()
    assert differs(bare, said, QRect(below.x() - 60, below.y() - 20, 80, 20))
    assert differs(bare, said, QRect(above.x() - 60, above.y(), 50, 16))

    for predicted in (12, 24):  # the word is on the side where there is room
        times.show_bins([Bin(10, 3), Bin(15, 0), Bin(20, 5)], 5, predicted)
        bare = times.grab().toImage()
        times.show_bins([Bin(10, 3), Bin(15, 0), Bin(20, 5)], 5, predicted, "predicted: 12")
        said = times.grab().toImage()
        assert times.predicted is not None
        line = times.at(times.predicted, 0).toPoint().x()
        right = QRect(line + 2, int(times.inside.top()), 60, 14)
        left = right.translated(-64, 0)
        assert differs(bare, said, right) == (predicted == 12)
        assert differs(bare, said, left) == (predicted == 24)


def differs(before: QImage, after: QImage, place: QRect) -> bool:
    """Whether anything was painted in a place."""
    return before.copy(place) != after.copy(place)


MOST = st.integers(2, 12)


@given(st.integers(1, 10**7), MOST)
def test_round_values_are_even_few_and_reach_nearly_to_the_top(top: int, most: int) -> None:
    values = round_values(top, most, 1)
    step = values[0]

    assert 1 <= len(values) <= most
    assert str(round(step)).rstrip("0") in {"1", "2", "5"}
    assert values == [number * step for number in range(1, len(values) + 1)]
    assert values[-1] <= top < values[-1] + step


@given(st.integers(1, 10**7), MOST)
def test_a_nearer_step_would_be_too_many(top: int, most: int) -> None:
    step = round_values(top, most, 1)[0]
    nearer = {"1": step / 2, "2": step / 2, "5": step / 2.5}[str(round(step)).rstrip("0")]

    assert nearer < 1 or top // nearer > most


@pytest.mark.parametrize(
    ("top", "values"), [(1.5, [0.5, 1, 1.5]), (2.4, [0.5, 1, 1.5, 2]), (3, [1, 2, 3])]
)
def test_halves_are_marked_where_there_is_room(top: float, values: list[float]) -> None:
    assert round_values(top, 4, 0.5) == values


@given(st.integers(0, 20_000), MOST)
def test_places_begin_with_the_first_and_are_few(count: int, most: int) -> None:
    places = even_places(count, most)

    assert len(places) <= most
    assert list(places)[:1] == [0][:count]
    assert all(place < count for place in places)
