# SPDX-License-Identifier: MIT
"""The dialog of the statistics: it asks for games, and says what they come to."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.statistics import Bin, Point, Summary
from sudoku_qt.views.sudoku.learn.coach_card import CoachShown
from sudoku_qt.views.sudoku.learn.due_card import DueShown
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from sudoku_qt.views.sudoku.statistics.parts import Legend, PlotCard, Use
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow

DAY = date(2026, 11, 22)
SOME = Summary(
    solved=22,
    usual_ms=600_000,
    best_ms=300_000,
    before_ms=660_000,
    lately=0.82,
    unaided=0.755,
    longest_run=11,
    days_in_row=2,
    points=(Point(DAY, 0.8, 0.8), Point(DAY, 1.0, 0.9)),
    bins=(Bin(5, 20), Bin(10, 2)),
    bin_minutes=5,
    predicted_minutes=11,
)
USES = (Use("X-Wing", 3, 1, 0, "X-Wing: found 3, with a hint 1, missed 0"),)


@pytest.fixture
def dialog(qtbot: QtBot, theme: Theme) -> Iterator[StatisticsDialog]:
    """The dialog, open."""
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    made = StatisticsDialog(window)
    made.open()
    yield made
    window.close()


def test_it_asks_for_a_level_and_a_time(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    asked: list[tuple[str, int, str, int]] = []
    dialog.asked.connect(lambda *words: asked.append(words))

    dialog.ask()
    qtbot.mouseClick(dialog.levels.stops()[4], Qt.MouseButton.LeftButton)
    dialog.period.setCurrentIndex(2)
    qtbot.mouseClick(dialog.levels.stops()[6], Qt.MouseButton.LeftButton)

    wanted = (0, "", 0), (4, "", 0), (4, "", 92), (5, "master", 92)
    assert asked == [("classic", *words) for words in wanted]


def test_kinds_are_offered_to_those_who_have_played_a_variant(
    dialog: StatisticsDialog, qtbot: QtBot
) -> None:
    asked: list[str] = []
    dialog.asked.connect(lambda kind, *_: asked.append(kind))
    dialog.set_kinds([("classic", "Classic")])
    assert not dialog.kinds.isVisible()
    dialog.set_kinds([("classic", "Classic"), ("killer", "Killer")])
    assert dialog.kinds.isVisible()
    assert asked == [], "that is for who set them"
    dialog.kinds.setCurrentIndex(1)
    assert asked == ["killer"]


def test_of_a_variant_nothing_is_said_about_predictions_or_the_course(
    dialog: StatisticsDialog,
) -> None:
    advice = CoachShown("What to learn next", "X-Wing", "why", "Read", "Exercise")
    dialog.set_kinds([("classic", "Classic"), ("killer", "Killer")])
    dialog.show_coach(advice)
    for place, is_classic in ((1, False), (0, True)):
        dialog.kinds.setCurrentIndex(place)
        dialog.show_summary(SOME, USES, any_at_all=True)
        told = [card.accessibleName() for card in dialog.numbers]
        assert any(name.startswith("Last ten vs. prediction") for name in told) == is_classic
        assert ("Your best time. 5:00" in told) != is_classic
        assert [part.isVisible() for part in (dialog.ratios, dialog.coach)] == [is_classic] * 2
        assert dialog.times.isVisible()
        assert dialog.techniques.isVisible()
        shown = [part.isVisible() for part in dialog.levels.stops()]
        assert shown == [True] * 5 + [is_classic] * 3


def test_the_legend_of_techniques_is_in_their_colours(
    dialog: StatisticsDialog, theme: Theme
) -> None:
    dialog.show_summary(SOME, USES, any_at_all=True)
    QApplication.processEvents()
    (legend,) = (each for each in dialog.findChildren(Legend) if each.sizeHint().width())
    image = legend.grab().toImage()
    columns = range(image.width())
    seen = {image.pixelColor(x, image.height() // 2).name() for x in columns}
    inks = (theme.good, theme.warn, theme.muted)
    assert {ink.name() for ink in inks} <= seen


def test_what_was_gained_is_the_difference_of_times_as_they_are_written(
    dialog: StatisticsDialog,
) -> None:
    summary = replace(SOME, before_ms=600_100, usual_ms=500_900)
    dialog.show_summary(summary, USES, any_at_all=True)

    told = [card.accessibleName() for card in dialog.numbers]
    assert any(name.endswith("1:40 faster than at first") for name in told)


def test_four_numbers_say_it(dialog: StatisticsDialog) -> None:
    dialog.show_summary(SOME, USES, any_at_all=True)

    assert [card.accessibleName() for card in dialog.numbers] == [
        "Solved. 22. days in a row: 2",
        "Your usual time. 10:00. 1:00 faster than at first",
        "Last ten vs. prediction. 0.82 ×. 18 % faster than predicted",
        "Without a hint. 76 %. longest run: 11",
    ]
    assert not dialog.nothing.isVisible()


def test_without_games_it_says_what_will_be_here(dialog: StatisticsDialog) -> None:
    dialog.show_summary(Summary(), (), any_at_all=False)

    assert dialog.nothing.isVisible()
    assert "Solve a puzzle" in dialog.nothing.text()
    assert not any(card.isVisible() for card in dialog.numbers)
    for part in (dialog.levels, dialog.period, dialog.export, dialog.erase):
        assert not part.isVisible(), "there is nothing to choose from"


def test_what_one_came_for_stands_above_the_advice(dialog: StatisticsDialog) -> None:
    dialog.show_summary(SOME, USES, any_at_all=True)
    dialog.show_coach(CoachShown("What to learn next", "X-Wing", "why", "Read", "Exercise"))
    tops = [part.mapTo(dialog, QPoint()).y() for part in (dialog.ratios, dialog.times)]
    assert max(tops) < dialog.coach.mapTo(dialog, QPoint()).y()


def test_what_is_due_stands_above_the_plots_and_only_while_it_is(dialog: StatisticsDialog) -> None:
    dialog.show_summary(SOME, USES, any_at_all=True)
    assert not dialog.due.isVisible()
    dialog.show_due(DueShown("A minute: X-Wing", "why", "Review"))
    assert dialog.due.isVisible()
    assert dialog.due.mapTo(dialog, QPoint()).y() < dialog.ratios.mapTo(dialog, QPoint()).y()
    dialog.begin()
    assert not dialog.due.isVisible()


@pytest.mark.parametrize(("games", "later"), [(0, 2), (4, 1), (5, 0)])
def test_until_there_are_games_enough_each_picture_says_what_it_will_be(
    dialog: StatisticsDialog, games: int, later: int
) -> None:
    found = replace(SOME, solved=games) if games else Summary()
    dialog.show_summary(found, USES if games else (), any_at_all=bool(games))

    cards = [card for card in dialog.findChildren(PlotCard) if card.isVisible()]
    assert len(cards) == (2 if later else 3), "one card says what both plots of times will"
    waiting = [card for card in cards if card.later.isVisible()]
    assert len(waiting) == later
    assert all("solved game" in card.later.text() for card in waiting)
    assert dialog.times.isVisible() == (later == 0)


def test_beside_a_plot_that_is_not_drawn_yet_techniques_are_as_low_as_can_be(
    dialog: StatisticsDialog,
) -> None:
    heights = []
    for games in (4, 5):
        dialog.show_summary(replace(SOME, solved=games), USES, any_at_all=True)
        heights.append(dialog.techniques.height())
    assert heights[0] < heights[1] == dialog.times.height()


def test_a_level_without_games_says_so_and_the_others_can_still_be_exported(
    dialog: StatisticsDialog,
) -> None:
    dialog.show_summary(Summary(), (), any_at_all=True)

    assert dialog.nothing.text() == "There is no such game yet."
    assert dialog.export.isVisible()
    assert dialog.levels.isVisible()


def test_it_grows_when_the_numbers_come_later(dialog: StatisticsDialog, qtbot: QtBot) -> None:
    dialog.show_summary(Summary(), (), any_at_all=True)
    dialog.resize(dialog.minimumSizeHint())
    dialog.show_summary(SOME, USES, any_at_all=True)

    qtbot.waitUntil(lambda: dialog.height() >= dialog.sizeHint().height() > 500)
