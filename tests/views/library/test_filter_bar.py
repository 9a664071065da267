# SPDX-License-Identifier: MIT
"""Search, filters and the key stand in one row, or in as many as they need."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.library.chips import FilterChoice
from sudoku_qt.views.library.filter_bar import FilterBar
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
