# SPDX-License-Identifier: MIT
"""Search, filters and the key stand in one row, or in as many as they need."""

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.models.library.listing import STARTED, STATES
from sudoku_qt.views.library import filter_bar
from sudoku_qt.views.library.chips import FilterChoice
from sudoku_qt.views.library.filter_bar import AGAIN, FilterBar
from sudoku_qt.views.theme import Theme

GAMES = [FilterChoice("sudoku", "Sudoku"), FilterChoice("gomoku", "Gomoku")]


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> FilterBar:
    """A bar whose key continues."""
    bar = FilterBar(GAMES)
    qtbot.addWidget(bar)
    bar.set_play("Continue")
    bar.resize(968, 40)
    bar.show()
    return bar


def test_in_a_wide_dialog_there_is_one_row(bar: FilterBar) -> None:
    parts = bar.search, bar.level, bar.state_chip, bar.minutes, bar.play
    assert {part.y() for part in parts} == {0}
    assert [part.x() for part in parts] == sorted(part.x() for part in parts)
    assert bar.play.geometry().right() == bar.width() - 1
    assert bar.search.width() == 320
    assert not bar.shelf.isVisible()


@pytest.mark.parametrize("width", [300, 344, 420, 560, 700])
def test_nothing_overlaps_or_is_cut_in_a_narrow_one(bar: FilterBar, width: int) -> None:
    bar.show_shelf("Everything", on=True)
    bar.resize(width, bar.heightForWidth(width))
    parts = bar.shelf, bar.search, bar.level, bar.state_chip, bar.minutes, bar.play
    for number, part in enumerate(parts):
        assert bar.rect().contains(part.geometry())
        assert part.width() >= part.minimumSizeHint().width() or part is bar.search
        for other in parts[:number]:
            assert not part.geometry().intersects(other.geometry())


def test_a_filter_that_changes_is_told_of(bar: FilterBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.changed):
        bar.level._toggle(3)
    assert bar.level.text() == "Level: Medium"


def test_what_single_games_are_filtered_by_waits_until_such_a_game_is_chosen(
    bar: FilterBar,
) -> None:
    rules = [FilterChoice("killercage", "Killer"), FilterChoice("region", "Jigsaw")]
    bar.set_terms({"sudoku": (), "gomoku": rules})
    assert not bar.term.isVisible()

    bar.game._toggle("gomoku")
    assert bar.term.isVisible()
    bar.term._toggle("region")
    assert bar.term.text() == "Rules: Jigsaw"

    bar.game._toggle("sudoku")
    assert not bar.term.isVisible()
    assert bar.term.chosen == []


def test_a_single_kind_of_rules_is_no_choice(bar: FilterBar) -> None:
    bar.set_terms({"gomoku": [FilterChoice("region", "Jigsaw")]})
    bar.game._toggle("gomoku")
    assert not bar.term.isVisible()


def test_rare_filters_are_not_there_until_somebody_wants_them(bar: FilterBar) -> None:
    assert not any(chip.isVisible() for chip in bar.rare)
    assert bar.more.isVisible()
    menu = bar.more_menu()
    assert [each.text() for each in menu.actions()] == [
        "SE rating",
        "Givens",
        "Minimality",
        "Twins",
    ]
    choices = menu.actions()[2].menu()
    assert isinstance(choices, QMenu)
    next(each for each in choices.actions() if each.text() == "each given needed").trigger()
    menu.close()

    assert bar.minimal.isVisible()
    assert bar.minimal.text() == "Minimality: each given needed"
    assert bar.minimal.y() == bar.level.y()
    bar.minimal.clear()
    assert not bar.minimal.isVisible()


def test_the_hardest_steps_are_offered_once_there_are_some(bar: FilterBar) -> None:
    bar.set_steps([FilterChoice("x_wing", "X-Wing"), FilterChoice("skyscraper", "Skyscraper")])
    menu = bar.more_menu()
    assert "Hardest step" in [each.text() for each in menu.actions()]
    menu.close()
    bar.hardest._toggle("x_wing")
    assert bar.hardest.isVisible()
    bar.set_steps([FilterChoice("x_wing", "X-Wing")])
    assert bar.hardest.chosen == ["x_wing"]


def test_where_every_rare_filter_filters_there_are_no_more(bar: FilterBar) -> None:
    bar.se.choose((1.0, 2.0))
    bar.givens.choose((17, 20))
    bar.minimal.clear_to(False)
    bar.twins.clear_to(AGAIN)
    assert not bar.more.isVisible()
    bar.set_useful(on=False)
    assert not any(chip.isVisible() for chip in bar.rare)
    bar.set_useful(on=True)
    assert bar.se.isVisible()


def test_each_state_of_a_puzzle_can_be_asked_for(bar: FilterBar) -> None:
    assert tuple(key for key, _ in filter_bar.STATES) == STATES
    bar.state_chip._toggle(STARTED)
    assert bar.state_chip.text().endswith("In progress")
