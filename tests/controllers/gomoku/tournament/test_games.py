# SPDX-License-Identifier: MIT
"""The games of a tournament in the background."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.gomoku.tournament.games import TournamentGames
from sudoku_qt.engine.gomoku.tournament.log_file import LogFile
from sudoku_qt.engine.message import Fault
from tests.controllers.gomoku.tournament.conftest import Made
from tests.waiting import until


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the log lies."""
    return tmp_path / "data" / "log.jsonl"


@pytest.fixture
def games(path: Path, qtbot: QtBot) -> Iterator[TournamentGames]:
    """No tournament yet."""
    owner = QObject()
    made = TournamentGames(path, owner)
    yield made
    made.close()


def test_all_games_are_played_and_logged(
    games: TournamentGames, path: Path, made: Made, qtbot: QtBot
) -> None:
    tournament, ended = made("refuses", "dies"), list[int]()
    games.ended.connect(ended.append)
    with qtbot.waitSignal(games.finished, timeout=20_000):
        games.begin(tournament, 2)
    assert sorted(ended) == sorted(games.over) == list(range(6))
    read = LogFile(path).read()
    assert read is not None
    assert read[1] == games.over
    assert not games.is_running


def test_stopped_it_goes_on_with_what_is_left_also_after_a_restart(
    games: TournamentGames, path: Path, made: Made, qtbot: QtBot
) -> None:
    tournament = made("refuses", "silent")
    games.begin(tournament, 1)
    until(lambda: bool(games.over))
    games.stop()
    over = dict(games.over)
    assert not games.is_running
    assert 0 < len(over) < games.total

    later = TournamentGames(path, games)
    later.load()
    assert later.over == over
    assert later.present.title == "Cup"
    quick = made("refuses", "refuses")
    entrants = zip(tournament.entrants, quick.entrants, strict=True)
    named = tuple(replace(each, name=before.name) for before, each in entrants)
    with qtbot.waitSignal(later.finished, timeout=20_000):
        later.go_on(replace(tournament, entrants=named), 2)
    assert len(later.over) == later.total
    assert {number: later.over[number] for number in over} == over
    later.close()


def test_games_stop_at_once_whatever_engines_do(games: TournamentGames, made: Made) -> None:
    games.begin(made("silent", "deaf", "floods"), 3)
    until(lambda: games.is_running)
    games.close()
    assert not games.is_running


def test_the_log_of_another_tournament_is_not_gone_on_with(
    games: TournamentGames, made: Made
) -> None:
    games.begin(made("silent"), 1)
    games.stop()
    with pytest.raises(Fault):
        games.go_on(replace(games.present, seed=9), 1)


def test_without_a_tournament_there_is_nothing(games: TournamentGames) -> None:
    games.load()
    assert games.tournament is None
    assert games.total == 0
    with pytest.raises(LookupError):
        games.present  # noqa: B018 - it raises


def test_a_log_that_cannot_be_written_stops_it_and_is_told(
    games: TournamentGames, path: Path, made: Made, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(LogFile, "add", full)
    with qtbot.waitSignal(games.failed, timeout=20_000) as told:
        games.begin(made("refuses"), 1)
    assert told.args == ["No space left on device"]
    assert not games.is_running
    assert not games.over
