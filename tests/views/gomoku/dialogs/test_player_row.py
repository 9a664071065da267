# SPDX-License-Identifier: MIT
"""The fields of one player: they give back what they show, and the label bears a stone."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import TIMES, USUAL_TIME, PlayerWanted
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.views.gomoku.dialogs.player_row import PlayerRow, StoneLabel
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

SLOWEST = TIMES[-1][0]
ENGINES = OtherEngine("First", "/opt/first"), OtherEngine("Second", "/opt/second")


@pytest.fixture
def row(qtbot: QtBot, theme: Theme) -> PlayerRow:
    """The fields as they are at first."""
    made = PlayerRow(EngineList())
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    "values",
    [
        ("person", "balanced"),
        ("beginner", "attacking"),
        ("hard", "defensive"),
        (SLOWEST, "balanced"),
    ],
)
def test_it_gives_back_what_it_shows(row: PlayerRow, values: tuple[str, str]) -> None:
    row.show_player(PlayerWanted(*values))
    assert row.player() == PlayerWanted(*values)


def test_a_level_by_time_has_its_seconds_in_place_of_a_style(row: PlayerRow) -> None:
    row.show_player(PlayerWanted("hard"))
    assert [box.isHidden() for box in (row.style_box, row.time_box)] == [False, True]
    row.level.findChildren(QAbstractButton)[-1].click()
    assert [box.isHidden() for box in (row.style_box, row.time_box)] == [True, False]
    shown = [row.time_box.itemText(place) for place in range(row.time_box.count())]
    assert shown == ["A glance", "A moment", *(f"{seconds:g} s" for _, seconds in TIMES)]
    assert row.player().who == USUAL_TIME


def test_what_is_chosen_is_told(row: PlayerRow, qtbot: QtBot) -> None:
    row.show_player(PlayerWanted("hard"))
    for box in (row.style_box, row.time_box):
        with qtbot.waitSignal(row.changed):
            box.setCurrentIndex(0)


def test_another_engine_is_chosen_by_its_name_and_has_a_time(row: PlayerRow) -> None:
    row.kind.findChildren(QAbstractButton)[-1].click()
    lacking = [row.lacks_engine]
    row._engines.show_engines(ENGINES, "")
    assert [*lacking, row.lacks_engine] == [True, False]
    assert not row.time_box.isHidden()
    assert row.time_box.itemText(0) == "0.1 s", "no program knows what a glance is"
    row.show_player(PlayerWanted(SLOWEST, engine="Second"))
    assert row.player() == PlayerWanted(SLOWEST, engine="Second")


def test_the_engine_just_added_is_meant_and_one_that_is_gone_is_not(row: PlayerRow) -> None:
    row.show_player(PlayerWanted("hard"))
    row._engines.show_engines(ENGINES, "", newest="Second")
    row.kind.findChildren(QAbstractButton)[-1].click()
    assert row.player().engine == "Second"
    row._engines.show_engines(ENGINES[:1], "")
    assert row.player().engine == "First"
    row.show_player(PlayerWanted(SLOWEST, engine="Second"))
    assert row.player() == PlayerWanted(SLOWEST), "our computer plays in the same time"


def test_whoever_lets_the_computer_play_may_say_how(row: PlayerRow, qtbot: QtBot) -> None:
    row.show_player(PlayerWanted())
    assert row.level.isHidden()
    with qtbot.waitSignal(row.changed):
        row.kind.findChildren(QAbstractButton)[1].click()
    assert not row.level.isHidden()
    assert row.player() == PlayerWanted("medium", "balanced")


def test_the_stones_are_black_and_white_in_every_theme(
    qtbot: QtBot, each_theme: Theme, row: PlayerRow
) -> None:
    seen = []
    for black in (True, False):
        wear(each_theme)
        label = StoneLabel("Black", row, black=black)
        qtbot.addWidget(label)
        label.resize(112, 20)
        seen.append(label.grab().toImage().pixelColor(10, 10))
    assert seen == [each_theme.black_stone, each_theme.white_shine]


def test_an_engine_can_be_wanted_before_one_is_chosen(row: PlayerRow) -> None:
    row.show_player(PlayerWanted("two"), "engine")
    assert row.lacks_engine
    row.show_player(PlayerWanted("two"))
    assert (row.kind.key, row.lacks_engine) == ("computer", False)
