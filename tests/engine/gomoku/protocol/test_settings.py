# SPDX-License-Identifier: MIT
"""What INFO says."""

import pytest

from sudoku_qt.engine.gomoku.protocol import settings as sent
from sudoku_qt.engine.gomoku.protocol.settings import Settings, rule_bits
from sudoku_qt.engine.gomoku.rules import CARO, EXACT, FREESTYLE, RENJU, RULES, Rule
from tests.sweeps import in_turn


@in_turn(
    ("bits", "rule"),
    [(0, FREESTYLE), (1, EXACT), (2, FREESTYLE), (3, EXACT), (4, RENJU), (5, RENJU), (8, CARO)],
)
def test_the_rule_by_its_bits(bits: int, rule: Rule) -> None:
    assert Settings().after_info("rule", str(bits)).played_rule is rule


def test_what_is_unknown_or_no_number_changes_nothing() -> None:
    settings = Settings()
    assert settings.after_info("folder", "/somewhere") == settings
    assert settings.after_info("timeout_turn", "soon") == settings
    assert settings.after_info("TIMEOUT_TURN", "70").timeout_turn == 70


def test_as_many_threads_as_are_wanted_and_no_more_than_processors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sent, "processors", lambda: 4)
    two = Settings().after_info("thread_num", "2")
    all_four = two.after_info("THREAD_NUM", "99")
    assert [settings.threads for settings in (Settings(), two, all_four)] == [1, 2, 4]
    for nonsense in ("0", "-3", "two", "", "1.5"):
        assert two.after_info("thread_num", nonsense) == two


@in_turn(
    ("turn", "left", "least", "most"),
    [
        (500, 2147483647, 0.4, 0.5),
        (500, 1600, 0.05, 0.15),
        (500, -20, 0, 0.002),
        (0, 2147483647, 0.005, 0.02),
        (10, 2147483647, 0.001, 0.01),
    ],
)
def test_a_move_takes_no_longer_than_the_turn_nor_its_part_of_the_match(
    turn: int, left: int, least: float, most: float
) -> None:
    settings = Settings(timeout_turn=turn, time_left=left)
    assert least <= settings.seconds_for(0) <= settings.seconds_for(20) <= most


def test_a_match_lasts_however_long_it_is() -> None:
    left = 60_000
    for made in range(100):
        left -= round(1000 * Settings(timeout_turn=5000, time_left=left).seconds_for(made))
        assert left > 0
    assert left < 6_000


def test_every_rule_can_be_told_an_engine() -> None:
    assert [Settings(rule=rule_bits(rule)).played_rule for rule in RULES] == [*RULES]
