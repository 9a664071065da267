# SPDX-License-Identifier: MIT
"""A wanted tournament: who can play, what is remembered, and what is made of it."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.tournament.wanted import (
    KEY,
    USUAL,
    competitors,
    missing,
    remember,
    remembered,
    tournament_of,
    with_commands,
)
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.tournament.log import head_of, read_head
from sudoku_qt.engine.gomoku.tournament.terms import FULL
from sudoku_qt.models.gomoku.tournament import TournamentWanted
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.store.settings import Settings

ENGINES = (OtherEngine("Rapfi", "/opt/rapfi"), OtherEngine("Hard", "/opt/hard"))
WANTED = TournamentWanted(
    players=("level:hard", f"level:{FULL}", "engine:Rapfi", "engine:Hard", "engine:gone"),
    rule="renju",
    size=13,
    turn_ms=300,
    pairs=3,
)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Preferences without anything."""
    return Settings(tmp_path / "settings.ini")


def test_our_levels_full_strength_and_the_engines_can_play() -> None:
    keys = [each.key for each in competitors(ENGINES)]
    assert keys[:4] == ["level:beginner", *USUAL]
    assert keys[-3:] == [f"level:{FULL}", "engine:Rapfi", "engine:Hard"]
    assert "level:ten" not in keys, "its time is that of the tournament"
    assert [each.is_engine for each in competitors(ENGINES)].count(True) == 2


def test_what_was_wanted_is_remembered(settings: Settings) -> None:
    assert remembered(settings) == TournamentWanted(players=USUAL)
    remember(settings, WANTED)
    assert remembered(settings) == WANTED


def test_damaged_preferences_are_as_usual(settings: Settings) -> None:
    for name, value in (("size", 99), ("rule", "chess"), ("turn_ms", -5), ("openings", "none")):
        settings.set(KEY + name, value)
    found = remembered(settings)
    usual = TournamentWanted()
    assert (found.rule, found.openings) == (usual.rule, usual.openings)
    assert 5 <= found.size <= 22
    assert found.turn_ms > 0


def test_the_tournament_has_who_is_there_and_names_are_told_apart() -> None:
    tournament = tournament_of(WANTED, competitors(ENGINES), ENGINES, (), 1)
    assert [each.name for each in tournament.entrants] == [
        "Hard",
        "Full strength",
        "Rapfi",
        "Hard 2",
    ]
    assert [each.level for each in tournament.entrants] == ["hard", FULL, "", ""]
    assert tournament.entrants[2].command == ("/opt/rapfi",)
    assert tournament.terms.played_rule == RENJU
    assert (tournament.terms.size, tournament.terms.turn) == (13, 300)
    assert len(tournament.openings) == 3
    assert {len(opening) for opening in tournament.openings} == {5}
    assert len(tournament.games()) == 3 * 12


def test_openings_are_those_that_are_wanted() -> None:
    able = competitors(())
    small = tournament_of(replace(WANTED, size=6), able, (), (), 1)
    assert {len(opening) for opening in small.openings} == {4}
    read = (((0, 0), (1, 1)), ((2, 2), (3, 3)))
    given = tournament_of(replace(WANTED, openings="file"), able, (), read, 1)
    assert sorted(given.openings) == list(read)
    drawn = tournament_of(replace(WANTED, openings="scattered"), able, (), (), 1)
    assert len(set(drawn.openings)) == 3


def test_a_logged_tournament_gets_its_programs_again_by_name() -> None:
    tournament = tournament_of(WANTED, competitors(ENGINES), ENGINES, (), 1)
    logged = read_head(head_of(tournament))
    assert missing(logged) == ("Rapfi", "Hard 2")
    again = with_commands(logged, ENGINES)
    assert again.entrants[2].command == ("/opt/rapfi",)
    assert missing(again) == ("Hard 2",)
