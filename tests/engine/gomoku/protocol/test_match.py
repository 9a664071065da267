# SPDX-License-Identifier: MIT
"""Games between two engines, here some that play what they are told."""

import sys
from pathlib import Path

import pytest

from sudoku_qt.engine.gomoku.protocol.match import MatchGame, Score, Terms, elo, openings_in

PLAYER = """
import sys
moves = sys.argv[1].split()
for line in sys.stdin:
    word = line.split(None, 1)[0].upper()
    if word == "START":
        print("MESSAGE hello")
        print("OK")
    elif word == "END":
        break
    elif word in {"BEGIN", "TURN", "DONE"}:
        if not moves:
            break
        print("DEBUG thinking")
        print(moves.pop(0))
    sys.stdout.flush()
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """An engine that plays the points of its argument, and ends when it has none left."""
    path = tmp_path / "player.py"
    path.write_text(PLAYER, "utf-8")
    return path


def game(program: Path, black: str, white: str, terms: Terms) -> tuple[int, str]:
    """Play a game from the empty board, and give who wins and why."""
    commands = [[sys.executable, str(program), moves] for moves in (black, white)]
    played = MatchGame(commands, terms, ()).play()
    return played.winner, played.reason


def test_five_wins(program: Path) -> None:
    row = "0,0 1,0 2,0 3,0 4,0"
    assert game(program, row, "0,1 1,1 2,1 3,1", Terms()) == (1, "five")


@pytest.mark.parametrize(
    ("black", "white", "ended"),
    [
        ("0,0 0,0", "1,1", (2, "an illegal move")),
        ("0,0", "99,1", (1, "an illegal move")),
        ("0,0", "1,1", (2, "it ended")),
    ],
)
def test_who_fails_loses(program: Path, black: str, white: str, ended: tuple[int, str]) -> None:
    assert game(program, black, white, Terms()) == ended


def test_who_is_silent_for_longer_than_the_slack_loses(program: Path) -> None:
    program.write_text(PLAYER.replace("print(moves.pop(0))", "pass"), "utf-8")
    ended = game(program, "0,0", "1,1", Terms(turn=1, slack=0.01))
    assert ended == (2, "it took too long")


def test_what_renju_forbids_loses(program: Path) -> None:
    black, white = "7,7 8,7 9,8 9,9 9,7", "0,0 0,2 0,4 14,0"
    assert game(program, black, white, Terms(rule=4)) == (2, "a forbidden move")


def test_an_engine_that_is_not_there_loses(tmp_path: Path) -> None:
    commands = [[str(tmp_path / "none")], [str(tmp_path / "none")]]
    assert MatchGame(commands, Terms(), ()).play().winner == 2


def test_openings_are_read_from_the_middle_and_what_is_off_the_board_left_out() -> None:
    text = "0,0, 1,0, 0,1 # even\n\n9,9\n1,1, 1,1\nno\n"
    assert openings_in(text, 15) == [((7, 7), (8, 7), (7, 8))]


def test_a_score_has_its_interval() -> None:
    score = Score(won=75, drawn=0, lost=25)
    low, high = score.interval
    assert (score.games, score.share) == (100, 0.75)
    assert 0.65 < low < 0.66
    assert 0.82 < high < 0.83
    assert round(elo(score.share, 100)) == 191
    assert elo(1.0, 10) < 800
