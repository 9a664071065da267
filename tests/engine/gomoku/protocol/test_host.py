# SPDX-License-Identifier: MIT
"""Another engine plays in our games, and whatever it does, ours go on."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from sudoku_qt.engine.gomoku.board import BLACK
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.protocol import host as hosts
from sudoku_qt.engine.gomoku.protocol import process
from sudoku_qt.engine.gomoku.protocol.host import CannotOpen, Host, check, stones_of
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup, TimeLimits
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import Cancelled
from tests.engine.gomoku.cases import stones_of as set_up
from tests.engine.gomoku.protocol.scripted import Scripted
from tests.sweeps import dear

ENGINE = GomokuPlayer("computer", "tenth", engine="Scripted")
SETUP = GomokuSetup(size=15, players=(ENGINE, ENGINE))
OWN = [sys.executable, "-m", "sudoku_qt.cli.main", "gomoku-engine"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for what never comes."""
    monkeypatch.setattr(process, "FAREWELL", 0.05)


class Opened:
    """Hosts that are closed after the test."""

    def __init__(self) -> None:
        self._hosts: list[Host] = []
        self.heard: list[str] = []

    def __call__(self, command: Sequence[str]) -> Host:
        """A host of a command."""
        self._hosts.append(Host(command, self.heard.append))
        return self._hosts[-1]

    def close(self) -> None:
        """End all engines."""
        for host in self._hosts:
            host.close()


@pytest.fixture
def opened() -> Iterator[Opened]:
    """A function that gives a host."""
    made = Opened()
    yield made
    made.close()


def after(words: str, setup: GomokuSetup = SETUP) -> GomokuState:
    """The state after some moves."""
    game = GomokuGame()
    state = game.start(setup)
    for word in words.split():
        state = game.play(setup, state, GomokuMove(word))
    return state


def test_it_begins_and_then_hears_the_opponents_moves_alone(
    scripted: Scripted, opened: Opened
) -> None:
    host = opened(scripted.command("", "7,7 8,7"))
    assert host.choose(SETUP, after("")).word == "h8"
    assert host.choose(SETUP, after("h8 a15")).word == "i8"
    assert scripted.told() == ["START 15", "BEGIN", "TURN 0,0"]


def test_a_game_under_way_is_told_whole_in_order_and_with_its_colours(
    scripted: Scripted, opened: Opened
) -> None:
    host = opened(scripted.command("", "7,7"))
    host.choose(SETUP, after("a15 b15 c15"))
    assert scripted.told() == ["START 15", "BOARD", "0,0,2", "1,0,1", "2,0,2", "DONE"]


@pytest.mark.parametrize(("manners", "begun"), [("", ["RESTART"]), ("forgetful", ["RESTART"])])
def test_who_takes_back_has_the_board_told_anew(
    scripted: Scripted, opened: Opened, manners: str, begun: list[str]
) -> None:
    host = opened(scripted.command(manners, "7,7 8,8 5,5"))
    host.choose(SETUP, after(""))
    host.choose(SETUP, after("h8 a1"))
    first = "START 15" if manners else "BEGIN"
    assert host.choose(SETUP, after("", replace(SETUP))).is_stone
    told = scripted.told()
    assert told[3:4] == begun
    assert first in told[4:]


def test_set_up_stones_are_told_black_and_white_in_turn() -> None:
    setup = replace(SETUP, stones=set_up("h8 i9 k9", "g8"), to_move=BLACK)
    colours = [colour for _, colour in stones_of(setup, after("a1 b1", setup))]
    assert colours == [1, 2, 1, 1, 1, 2]


def test_times_and_rule_are_told(scripted: Scripted, opened: Opened, tmp_path: object) -> None:
    limits = TimeLimits(game_ms=60_000, move_ms=50)
    setup = replace(SETUP, rule=RENJU, limits=limits)
    opened(scripted.command("", "7,7")).choose(setup, after("", setup))
    lines = scripted._log.read_text("utf-8").splitlines()
    assert {"INFO timeout_turn 25", "INFO timeout_match 60000", "INFO rule 4"} <= set(lines)
    assert "INFO time_left 60000" in lines


@pytest.mark.parametrize("manners", ["banner", "lower", "unsure", "tells", "bytes", "twice"])
def test_odd_manners_are_borne(scripted: Scripted, opened: Opened, manners: str) -> None:
    host = opened(scripted.command(manners, "7,7 8,8"))
    assert host.choose(SETUP, after("")).word == "h8"
    assert host.choose(SETUP, after("h8 a1")).word == "i7"


def test_what_it_remarks_is_heard_without_signs_that_are_no_letters(
    scripted: Scripted, opened: Opened
) -> None:
    opened(scripted.command("tells bytes", "7,7")).choose(SETUP, after(""))
    assert opened.heard[:2] == ["MESSAGE I think", "DEBUG 1 2 3"]
    assert all(line.isprintable() for line in opened.heard)


@pytest.mark.parametrize(
    ("manners", "points", "reason"),
    [
        ("dies", "", "it ended"),
        ("silent", "", "it took too long"),
        dear("floods", "", "it took too long"),
        dear("endless", "", "it took too long"),
        ("refuses", "", "it refuses (no such position)"),
        ("", "99,99", "off the board"),
        ("", "0,0", "it played a15, which is not allowed"),
        dear("lingers silent", "", "it took too long"),
    ],
)
def test_whoever_fails_is_told_of_ended_and_asked_again(
    scripted: Scripted,
    opened: Opened,
    monkeypatch: pytest.MonkeyPatch,
    manners: str,
    points: str,
    reason: str,
) -> None:
    monkeypatch.setattr(hosts, "LENIENCE", 0.2)
    host = opened(scripted.command(manners, points))
    for _ in range(2):
        with pytest.raises(EngineFailed) as failed:
            host.choose(SETUP, after("a15"))
        assert reason in str(failed.value)
        assert host._process is None
    assert scripted.told().count("START 15") == 2


def test_who_never_says_ok_is_not_waited_for(
    scripted: Scripted, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.2)
    with pytest.raises(EngineFailed, match="took too long"):
        opened(scripted.command("mute")).choose(SETUP, after(""))


def test_a_board_that_it_refuses_is_said_in_its_words(scripted: Scripted, opened: Opened) -> None:
    setup = replace(SETUP, size=19)
    with pytest.raises(EngineFailed, match=r"it refuses \(the board is too large\)"):
        opened(scripted.command("small")).choose(setup, after("", setup))


@pytest.mark.parametrize("manners", ["silent", "deaf", "floods"])
def test_who_is_no_longer_wanted_ends_at_once(
    scripted: Scripted, opened: Opened, manners: str
) -> None:
    looks = iter([False, False, True])
    host = opened(scripted.command(manners))
    with pytest.raises(Cancelled):
        host.choose(SETUP, after(""), lambda: next(looks, True))
    assert host._process is None


def test_a_question_that_nobody_asks_any_more_leaves_the_engine_as_it_is(
    scripted: Scripted, opened: Opened
) -> None:
    host = opened(scripted.command("", "7,7 8,7"))
    assert host.choose(SETUP, after("")).word == "h8"
    with pytest.raises(Cancelled):
        host.choose(SETUP, after(""), lambda: True)
    assert host.choose(SETUP, after("h8 a15")).word == "i8", "the same process goes on"


def test_a_program_that_is_none_cannot_be_started(opened: Opened, tmp_path: object) -> None:
    with pytest.raises(EngineFailed, match="it cannot be started"):
        opened([f"{tmp_path}/none"]).choose(SETUP, after(""))


def test_a_check_gives_the_name(scripted: Scripted) -> None:
    assert check(scripted.command("banner")) == "Scripted"
    with pytest.raises(EngineFailed, match="it ended"):
        check([sys.executable, "-c", "pass"])


@pytest.mark.slow
def test_our_own_engine_plays_as_another() -> None:
    host = Host(OWN)
    try:
        assert check(OWN) == "sudoku-qt"
        move = host.choose(SETUP, after("h8 a1 i8 a2 j8 a3 k8 c9"))
        assert move.word in {"g8", "l8"}
    finally:
        host.close()


SWAP2 = replace(SETUP, opening="swap2")


def played(host: Host, words: str, count: int) -> list[str]:
    """The moves of an engine in swap2 from a position on, as long as it is asked."""
    game = GomokuGame()
    state = game.start(SWAP2)
    for word in words.split():
        state = game.play(SWAP2, state, GomokuMove(word))
    found = []
    for _ in range(count):
        move = host.choose(SWAP2, state)
        found.append(move.word)
        state = game.play(SWAP2, state, move)
    return found


@pytest.mark.parametrize(
    ("words", "answer", "moves"),
    [
        ("", "7,7;8,8;9,9", "h8 i7 j6"),
        ("h8 i7 j6", "SWAP", "black"),
        ("h8 i7 j6", "6,6", "white g9"),
        ("h8 i7 j6", "6,6;0,0", "two g9 a15"),
        ("h8 i7 j6 two g9 a1", "swap", "black"),
        ("h8 i7 j6 two g9 a1", "5,5", "white f10"),
    ],
)
def test_an_engine_opens_by_swap2(
    scripted: Scripted, opened: Opened, words: str, answer: str, moves: str
) -> None:
    wanted = moves.split()
    host = opened(scripted.command("tells swaps", answer))
    assert played(host, words, len(wanted)) == wanted
    stones = [word for word in words.split() if word != "two"]
    told = scripted.told()
    assert told[:2] == ["START 15", "SWAP2BOARD"]
    assert len(told) == 3 + len(stones)
    assert told[-1] == "DONE"


def test_an_engine_that_wants_colours_is_told_them(scripted: Scripted, opened: Opened) -> None:
    host = opened(scripted.command("coloured swaps", "SWAP"))
    assert played(host, "h8 i7 j6", 1) == ["black"]
    assert scripted.told()[-5:] == ["SWAP2BOARD", "7,7,2", "8,8,1", "9,9,2", "DONE"]


def test_after_swap2_the_engine_is_told_the_whole_board(scripted: Scripted, opened: Opened) -> None:
    host = opened(scripted.command("swaps", "SWAP 3,3"))
    assert played(host, "h8 i7 j6", 1) == ["black"]
    assert played(host, "h8 i7 j6 black g9", 1) == ["d12"]
    assert scripted.told()[-6:] == ["BOARD", "7,7,1", "8,8,2", "9,9,1", "6,6,2", "DONE"]


def test_an_answer_is_not_gone_on_with_in_another_game(scripted: Scripted, opened: Opened) -> None:
    host = opened(scripted.command("swaps", "6,6;0,0 7,7;8,8;9,9"))
    assert played(host, "h8 i7 j6", 1) == ["two"]
    assert played(host, "", 3) == ["h8", "i7", "j6"]


@pytest.mark.parametrize(
    ("manners", "answer"),
    [
        ("", ""),
        ("swaps", "7,7;8,8"),
        ("swaps", "7,7;7,7;8,8"),
        ("swaps", "7,7;8,8;99,9"),
        ("swaps", "7,7;8,8;9,9;1,1"),
        ("swaps", "ERROR what is that"),
        ("dies swaps", ""),
    ],
)
def test_an_engine_that_cannot_open_is_not_asked_again(
    scripted: Scripted, opened: Opened, manners: str, answer: str
) -> None:
    host = opened(scripted.command(manners, answer))
    for _ in range(2):
        with pytest.raises(CannotOpen):
            played(host, "", 1)
    assert scripted.told().count("SWAP2BOARD") == 1


def test_in_the_middle_of_its_stones_an_engine_is_not_asked(
    scripted: Scripted, opened: Opened
) -> None:
    with pytest.raises(CannotOpen):
        played(opened(scripted.command("swaps", "7,7")), "h8", 1)


@pytest.mark.parametrize("words", ["", "g7 i9 k6", "g7 i9 k6 two h8 h9"])
def test_our_own_engine_is_hosted_in_swap2(opened: Opened, words: str) -> None:
    first = played(opened(OWN), words, 1)[0]
    assert first in {"black", "white", "two"} if words else first[0] in "defghijkl"
