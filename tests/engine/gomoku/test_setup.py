# SPDX-License-Identifier: MIT
"""What a game is played with, written down and read again."""

import pytest

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.gomoku.board import WHITE, empty_board, point_name
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import (
    GomokuPlayer,
    GomokuSetup,
    TimeLimits,
    read_setup,
    write_setup,
)
from sudoku_qt.engine.message import Fault
from tests.engine.gomoku.cases import stones_of
from tests.sweeps import in_turn

FULL = GomokuSetup(
    size=15,
    rule=RENJU,
    opening="swap2",
    players=(GomokuPlayer("computer", "hard", "attacking"), GomokuPlayer(name="Anna")),
    limits=TimeLimits(600_000, 30_000, 5_000),
    take_back=False,
    title="Final",
    comment="Round 3",
)
TIMED = GomokuSetup(
    players=(
        GomokuPlayer("computer", "two", engine="Rapfi"),
        GomokuPlayer("computer", "ten", "defensive"),
    )
)
SET_UP = GomokuSetup(size=15, stones=stones_of("h8 i9", "g8"), to_move=WHITE)


@in_turn("setup", [GomokuSetup(), FULL, SET_UP, TIMED])
def test_a_setup_comes_back_from_its_words(setup: GomokuSetup) -> None:
    assert read_setup(write_setup(setup)) == setup


def test_a_level_of_an_earlier_version_is_read_as_the_nearest_one() -> None:
    person: Section = {"kind": "person"}
    player: Section = {"kind": "computer", "level": "hard", "timed_level": "half"}
    read = read_setup({"players": [person, player]})
    assert read.players[1] == GomokuPlayer("computer", "four_tenths")


def test_without_words_a_person_begins_on_sixteen_rows_against_the_computer() -> None:
    setup = read_setup({})

    assert setup == GomokuSetup()
    assert (setup.size, setup.rule.name, setup.opening) == (16, "freestyle", "free")
    assert [player.kind for player in setup.players] == ["person", "computer"]
    assert setup.first_stones == empty_board(16)


def test_the_words_are_those_a_person_would_use() -> None:
    assert write_setup(SET_UP) == {
        "size": 15,
        "rule": "freestyle",
        "opening": "free",
        "players": [
            {"kind": "person"},
            {"kind": "computer", "level": "medium", "style": "balanced"},
        ],
        "stones": {"black": ["i9", "h8"], "white": ["g8"]},
        "to_move": "white",
    }


def test_time_and_engine_are_words_that_earlier_versions_pass_over() -> None:
    players = write_setup(TIMED)["players"]
    assert isinstance(players, list)
    assert players[0] == {
        "kind": "computer",
        "level": "hard",
        "style": "balanced",
        "timed_level": "two",
        "engine": "Rapfi",
    }


def test_a_beginner_is_easy_for_earlier_versions() -> None:
    beginner = GomokuPlayer("computer", "beginner")
    section = write_setup(GomokuSetup(players=(GomokuPlayer(), beginner)))["players"]

    assert isinstance(section, list)
    assert section[1] == {
        "kind": "computer",
        "level": "easy",
        "style": "balanced",
        "first_level": "beginner",
    }
    assert read_setup({"players": section}).players[1] == beginner


def test_a_player_is_called_by_name_or_as_the_engine() -> None:
    names = [GomokuPlayer(name="Anna", engine="Rapfi").called, GomokuPlayer(engine="Rapfi").called]
    assert names == ["Anna", "Rapfi"]


def test_an_opening_rule_gives_way_to_a_position_that_was_set_up() -> None:
    assert read_setup({"opening": "swap2", "stones": {"black": ["a1"]}}).opening == "free"


@in_turn(
    ("section", "sentence"),
    [
        ({"size": 4}, "A board has from 5 to 22 rows."),
        ({"size": 23}, "A board has from 5 to 22 rows."),
        ({"size": True}, "A board has from 5 to 22 rows."),
        ({"size": "15"}, "A board has from 5 to 22 rows."),
        ({"rule": "chess"}, "“chess” is not a rule of Gomoku"),
        ({"opening": "swap3"}, "“swap3” is not an opening rule"),
        ({"players": [{}]}, "its “players” cannot be read"),
        ({"players": [{}, 3]}, "its “players” cannot be read"),
        ({"players": [{}, {"kind": "cat"}]}, "its “players” cannot be read"),
        ({"players": [{}, {"level": "godlike"}]}, "“godlike” is not a level"),
        ({"players": [{}, {"style": "wild"}]}, "“wild” is not a style"),
        ({"players": [{}, {"name": "x" * 101}]}, "its “name” cannot be read"),
        ({"players": [{}, {"first_level": 7}]}, "“7” is not a level"),
        ({"players": [{}, {"timed_level": "year"}]}, "“year” is not a level"),
        ({"players": [{}, {"engine": ["/bin/sh"]}]}, "its “engine” cannot be read"),
        ({"limits_ms": [1, 2]}, "its “limits_ms” cannot be read"),
        ({"limits_ms": [-1, 0, 0]}, "its “limits_ms” cannot be read"),
        ({"limits_ms": [10**12, 0, 0]}, "its “limits_ms” cannot be read"),
        ({"to_move": "red"}, "its “to_move” cannot be read"),
        ({"stones": []}, "its “stones” cannot be read"),
        ({"stones": {"black": "a1"}}, "its “stones” cannot be read"),
        ({"stones": {"black": [7]}}, "is not a point of a board of 16"),
        ({"stones": {"black": ["q1"]}}, "“q1” is not a point of a board of 16"),
        ({"stones": {"black": ["a1"], "white": ["a1"]}}, "Two stones were set up at a1."),
        ({"stones": {"white": ["a1", "b1", "c1", "d1", "e1"]}}, "holds five in a row already"),
        ({"title": 7}, "its “title” cannot be read"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(section: Section, sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        read_setup(section)
    assert sentence in str(fault.value)


def test_a_position_without_an_empty_point_is_refused() -> None:
    points = [(row, column) for row in range(5) for column in range(5)]
    black, white = (
        [
            point_name(5, 5 * row + column)
            for row, column in points
            if (2 * row + column) % 5 in part
        ]
        for part in (range(3), range(3, 5))
    )

    with pytest.raises(Fault, match="no empty point"):
        read_setup({"size": 5, "stones": {"black": [*black], "white": [*white]}})
