# SPDX-License-Identifier: MIT
"""What is wanted: remembered, mended where the file is damaged, and made into setups."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sudoku_qt.controllers.gomoku.options import KEY, remember, remembered, setup_of, usual_computer
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, points_with
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, TimeLimits
from sudoku_qt.models.gomoku.options import BALANCED_START, LEAST_BALANCED, NewGomoku
from sudoku_qt.store.settings import Settings

WANTED = NewGomoku(
    size=15, rule="renju", opening="swap2", black="hard", white="person", black_style="attacking",
    game_minutes=10, move_seconds=30, increment_seconds=2, take_back=False, clicks="second",
)  # fmt: skip


@pytest.fixture
def settings(tmp_path: Path, qapp: object) -> Settings:
    """Preferences that nobody has set."""
    return Settings(tmp_path / "settings.ini")


def test_a_newcomer_has_the_usual_options(settings: Settings) -> None:
    assert remembered(settings) == NewGomoku()


def test_options_are_remembered(settings: Settings) -> None:
    remember(settings, WANTED)
    assert remembered(settings) == WANTED


@pytest.mark.parametrize(
    ("name", "value"),
    [("size", "99"), ("rule", "chess"), ("black", "nobody"), ("clicks", ""), ("move_seconds", "x")],
)
def test_a_damaged_preference_is_as_usual(settings: Settings, name: str, value: str) -> None:
    settings.set(KEY + name, value)
    assert remembered(settings) == NewGomoku()


def test_options_become_a_setup() -> None:
    setup = setup_of(WANTED, Random(0))
    assert (setup.size, setup.rule, setup.opening, setup.take_back) == (15, RENJU, "swap2", False)
    assert setup.players == (
        GomokuPlayer("computer", level="hard", style="attacking"),
        GomokuPlayer(),
    )
    assert setup.limits == TimeLimits(600_000, 30_000, 2000)


def test_another_engine_and_a_time_are_remembered_and_become_players(settings: Settings) -> None:
    wanted = NewGomoku(black="two", white="ten", white_engine="Rapfi")
    remember(settings, wanted)
    assert remembered(settings) == wanted
    assert setup_of(wanted, Random(0)).players == (
        GomokuPlayer("computer", "two"),
        GomokuPlayer("computer", "ten", engine="Rapfi"),
    )


def test_a_level_of_an_earlier_version_is_the_nearest_one(settings: Settings) -> None:
    settings.set(KEY + "black", "half")
    settings.set(KEY + "white", "second")
    wanted = remembered(settings)
    assert (wanted.black, wanted.white) == ("four_tenths", "two")


def test_a_balanced_start_is_one_of_many_and_White_begins() -> None:
    wanted = NewGomoku(size=15, opening=BALANCED_START)
    setups = [setup_of(wanted, Random(seed)) for seed in range(4)]
    assert len({setup.stones for setup in setups}) > 1
    for setup in setups:
        assert (setup.opening, setup.to_move) == ("free", WHITE)
        assert len(list(points_with(setup.stones, BLACK))) == 3
    small = setup_of(replace(wanted, size=LEAST_BALANCED - 1), Random(0))
    assert (small.stones, small.to_move) == (b"", BLACK)


def test_lots_are_remembered_and_drawn(settings: Settings) -> None:
    wanted = NewGomoku(lots=True)
    remember(settings, wanted)
    assert remembered(settings) == wanted
    first = {setup_of(wanted, Random(seed)).players[0].kind for seed in range(8)}
    assert first == {"person", "computer"}
    assert {setup_of(NewGomoku(), Random(seed)).players[0].kind for seed in range(8)} == {"person"}


def test_the_usual_computer_is_the_one_last_played_against() -> None:
    assert usual_computer(WANTED).level == "hard"
    assert usual_computer(NewGomoku(white="easy")).level == "easy"
    assert usual_computer(NewGomoku(white="person")).kind == "computer"
