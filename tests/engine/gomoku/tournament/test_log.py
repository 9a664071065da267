# SPDX-License-Identifier: MIT
"""The lines of a log, and what is none."""

import json

import pytest

from sudoku_qt.engine.gomoku.tournament.log import head_of, line_of, read_games, read_head
from sudoku_qt.engine.gomoku.tournament.schedule import Tournament
from sudoku_qt.engine.gomoku.tournament.terms import Entrant, Played, Terms
from sudoku_qt.engine.message import Fault, Message

TOURNAMENT = Tournament(
    (Entrant("五子", "hard"), Entrant("b", command=("secret", "path")), Entrant("c", "full")),
    Terms(size=9, rule=4, turn=100, match=5000),
    (((4, 4), (4, 5)), ((0, 0),)),
    2,
    7,
    "Cup 1",
)
FAILED = Played(
    2, Message("it refuses ({reason})", reason="no {sense}"), ((4, 4), (1, 2)), (0.5, 1)
)


def test_a_tournament_is_read_as_it_was_but_for_its_commands() -> None:
    line = head_of(TOURNAMENT)
    assert "secret" not in line
    read = read_head(line)
    assert head_of(read) == line
    assert read.games() == TOURNAMENT.games()
    assert read.terms == TOURNAMENT.terms
    assert [each.name for each in read.entrants] == ["五子", "b", "c"]


def test_games_are_read_with_their_reasons() -> None:
    assert read_games([line_of(3, FAILED)], TOURNAMENT) == {3: FAILED}
    assert str(FAILED.reason) == "it refuses (no {sense})"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        line_of(12, FAILED),
        line_of(3, FAILED)[:-9],
        line_of(3, FAILED).replace("[4,4]", "[4,9]"),
        line_of(3, FAILED).replace("[4,4]", "[1,2]"),
        line_of(3, FAILED).replace('"white"', '"nobody"'),
        line_of(3, FAILED).replace("{reason}", "{reason.__class__}"),
        line_of(3, FAILED).replace("{reason}", "{other}"),
        line_of(3, FAILED).replace("{reason}", "{"),
        line_of(3, FAILED).replace('"no {sense}"', "5"),
        line_of(3, FAILED).replace('"game":3', '"game":true'),
        "[" * 100_000,
    ],
)
def test_a_line_that_is_no_game_is_left_out(line: str) -> None:
    assert read_games([line, line_of(0, FAILED)], TOURNAMENT) == {0: FAILED}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("size", 4),
        ("size", "9"),
        ("rule", 9),
        ("turn_ms", 0),
        ("match_ms", -1),
        ("entrants", []),
        ("entrants", [["a", "hard"]]),
        ("entrants", [["a", "hard"], ["", ""]]),
        ("entrants", [["a", "hard"], ["b", "grandmaster"]]),
        ("entrants", [["a", ""]] * 17),
        ("entrants", 5),
        ("openings", []),
        ("openings", [[[9, 9]]]),
        ("openings", [[[1, 1], [1, 1]]]),
        ("pairs", 0),
        ("seed", None),
        ("gomoku_tournament", 2),
        ("gomoku_tournament", "1"),
    ],
)
def test_a_damaged_head_is_refused(name: str, value: object) -> None:
    head = json.loads(head_of(TOURNAMENT))
    with pytest.raises(Fault):
        read_head(json.dumps(head | {name: value}))


@pytest.mark.parametrize("line", ["", "{}", "[]", "5", "null", "[" * 100_000])
def test_what_is_no_head_is_refused(line: str) -> None:
    with pytest.raises(Fault, match="damaged"):
        read_head(line)
