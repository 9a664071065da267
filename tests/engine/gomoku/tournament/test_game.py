# SPDX-License-Identifier: MIT
"""Games of a tournament, here of engines that play what they are told, and fail in each way."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE
from sudoku_qt.engine.gomoku.protocol import process
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed
from sudoku_qt.engine.gomoku.tournament.game import MatchGame
from sudoku_qt.engine.gomoku.tournament.seats import EngineSeat
from sudoku_qt.engine.gomoku.tournament.terms import Opening, Point, Terms
from sudoku_qt.engine.work import Cancelled, Stop, never
from tests.engine.gomoku.protocol.scripted import Scripted
from tests.sweeps import dear

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
GOOD = "0,0 1,0 2,0 3,0 4,0"
PATIENT = Terms(slack=60.0)
"""For a busy machine."""


class Told:
    """A seat that plays what it is told, and keeps what it hears."""

    def __init__(self, *points: Point, slow: float = 0.0) -> None:
        self._points, self._slow, self.heard = list(points), slow, list[tuple[Opening, int]]()
        self.now = 0.0
        self.is_closed = False

    def begin(self, stop: Stop) -> None:
        """It is ready."""

    def move(self, moves: Opening, left: int, stop: Stop) -> Point:
        """The next point."""
        self.heard.append((moves, left))
        self.now += self._slow
        if not self._points:
            raise EngineFailed("it ended")
        return self._points.pop(0)

    def close(self) -> None:
        """It is closed."""
        self.is_closed = True


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for what never comes."""
    monkeypatch.setattr(process, "FAREWELL", 0.05)
    monkeypatch.setattr(process, "PATIENCE", 60.0)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """An engine that plays the points of its argument, and ends when it has none left."""
    path = tmp_path / "player.py"
    path.write_text(PLAYER, "utf-8")
    return path


def ended(
    black: Sequence[str], white: Sequence[str], terms: Terms, stop: Stop = never
) -> tuple[int, str]:
    """Play a game from the empty board, and give who wins and why."""
    seats = EngineSeat(black, terms), EngineSeat(white, terms)
    played = MatchGame(seats, terms, ()).play(stop)
    return played.winner, str(played.reason)


def game(program: Path, black: str, white: str, terms: Terms) -> tuple[int, str]:
    """Play a game of two engines with these moves."""
    commands = [[sys.executable, str(program), moves] for moves in (black, white)]
    return ended(commands[0], commands[1], terms)


def test_five_wins(program: Path) -> None:
    assert game(program, GOOD, "0,1 1,1 2,1 3,1", PATIENT) == (1, "five in a row")


@pytest.mark.parametrize(
    ("black", "white", "why"),
    [
        ("0,0 0,0", "1,1", (2, "an illegal move")),
        ("0,0", "99,1", (1, "an illegal move")),
        ("0,0", "1,1", (2, "it ended")),
    ],
)
def test_who_fails_loses(program: Path, black: str, white: str, why: tuple[int, str]) -> None:
    assert game(program, black, white, PATIENT) == why


@pytest.mark.parametrize(
    ("manners", "points", "reason"),
    [
        ("dies", "", "it ended"),
        ("silent", "", "it took too long"),
        dear("floods", "", "it took too long"),
        dear("endless", "", "it took too long"),
        ("refuses", "", "it refuses (no such position)"),
        ("", "99,99", "an illegal move"),
        ("", "0,0", "an illegal move"),
        dear("lingers silent", "", "it took too long"),
        ("small", "", "it refuses (the board is too large)"),
    ],
)
def test_each_way_of_failing_loses_with_its_reason_and_leaves_no_process(
    scripted: Scripted, manners: str, points: str, reason: str
) -> None:
    slow = reason == "it took too long"
    terms = Terms(size=19 if manners == "small" else 15, turn=50, slack=0.3 if slow else 30.0)
    for colour in (WHITE, BLACK):
        bad, good = EngineSeat(scripted.command(manners, points), terms), Told((0, 0), (1, 0))
        seats = (bad, good) if colour == BLACK else (good, bad)
        played = MatchGame(seats, terms, ()).play()
        assert bad._process is None or not bad._process.is_running
        if colour == WHITE or points != "0,0":  # which is free for Black
            assert (played.winner, str(played.reason)) == (3 - colour, reason)


@pytest.mark.parametrize("manners", ["mute", "deaf"])
def test_who_never_says_ok_loses(
    scripted: Scripted, monkeypatch: pytest.MonkeyPatch, manners: str
) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.3)
    bad = EngineSeat(scripted.command(manners), Terms())
    played = MatchGame((Told((0, 0)), bad), Terms(), ()).play()
    assert (played.winner, str(played.reason)) == (BLACK, "it took too long")


@pytest.mark.parametrize("manners", ["banner", "lower", "unsure", "tells", "bytes"])
def test_odd_manners_are_borne(program: Path, scripted: Scripted, manners: str) -> None:
    other = [sys.executable, str(program), "0,1 1,1 2,1 3,1"]
    assert ended(scripted.command(manners, GOOD), other, PATIENT) == (1, "five in a row")


def test_who_is_silent_for_longer_than_the_slack_loses(program: Path) -> None:
    program.write_text(PLAYER.replace("print(moves.pop(0))", "pass"), "utf-8")
    assert game(program, "0,0", "1,1", Terms(turn=1, slack=0.01)) == (2, "it took too long")


def test_what_renju_forbids_loses(program: Path) -> None:
    black, white = "7,7 8,7 9,8 9,9 9,7", "0,0 0,2 0,4 14,0"
    assert game(program, black, white, Terms(rule=4, slack=60.0)) == (2, "a forbidden move")


def test_an_engine_that_is_not_there_loses(tmp_path: Path) -> None:
    command = [str(tmp_path / "none")]
    assert ended(command, command, Terms())[0] == WHITE


@pytest.mark.parametrize("manners", ["silent", "deaf", "floods"])
def test_a_game_that_nobody_wants_any_more_ends_at_once(scripted: Scripted, manners: str) -> None:
    looks = iter([False, False, True])
    command = scripted.command(manners)
    with pytest.raises(Cancelled):
        ended(command, command, Terms(), lambda: next(looks, True))


def test_who_has_used_the_time_of_the_game_loses() -> None:
    black, white = Told(*((n, 0) for n in range(5)), slow=0.4), Told(*((n, 2) for n in range(5)))
    game = MatchGame((black, white), Terms(match=1000), (), lambda: black.now)
    played = game.play()
    assert (played.winner, str(played.reason)) == (WHITE, "out of time")
    assert [left for _, left in black.heard] == [1000, 600, 200]
    assert [left for _, left in white.heard] == [1000, 1000]
    assert played.slowest[0] == pytest.approx(0.4)
    assert played.slowest[1] == 0
    assert black.is_closed
    assert white.is_closed


def test_a_full_board_is_drawn() -> None:
    size = 5
    rows = ["XOXOX", "XOXOX", "OXOXO", "OXOXO", "XOXOX"]
    places = {colour: [] for colour in "XO"}  # type: dict[str, list[Point]]
    for y, row in enumerate(rows):
        for x, colour in enumerate(row):
            places[colour].append((x, y))
    black, white = places["X"], places["O"]
    assert len(black) == len(white) + 1
    played = MatchGame((Told(*black), Told(*white)), Terms(size=size), ()).play()
    assert (played.winner, str(played.reason), len(played.moves)) == (
        EMPTY,
        "the board is full",
        25,
    )


def test_an_opening_lies_on_the_board_before_the_first_move() -> None:
    white = Told((3, 3))
    played = MatchGame((Told((3, 4)), white), Terms(), ((7, 7), (8, 8), (0, 0))).play()
    assert white.heard[0][0] == ((7, 7), (8, 8), (0, 0))
    assert played.moves == ((7, 7), (8, 8), (0, 0), (3, 3), (3, 4))
    assert played.winner == BLACK, "White had no more moves"
