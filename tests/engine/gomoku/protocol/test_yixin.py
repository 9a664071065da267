# SPDX-License-Identifier: MIT
"""What an engine tells of its search is shown like ours, and what it makes up is left out."""

import pytest

from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.protocol.yixin import SURE, Told
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup

SETUP = GomokuSetup(size=15)
AFTER_H8 = GomokuGame().play(SETUP, GomokuGame().start(SETUP), GomokuMove("h8"))
RAPFI = """
INFO PV 0
INFO NUMPV 3
INFO DEPTH 17
INFO SELDEPTH 39
INFO NODES 250264
INFO EVAL 36
INFO WINRATE 0.544879
INFO BESTLINE 5,7 7,9 5,6
INFO PV DONE
"""
"""As Rapfi 0.43 writes it."""


def told(text: str, count: int = 3) -> Told:
    """All of a text, heard line by line."""
    heard = Told(SETUP, AFTER_H8, count)
    for line in text.strip().splitlines():
        heard.hears(line)
    return heard


def one(eval_words: str, moves: str = "5,7") -> Told:
    """A single line with other words in it."""
    words = "\n".join(f"INFO {each}" for each in eval_words.split("; ") if each)
    return told(f"INFO PV 0\n{words}\nINFO BESTLINE {moves}\nINFO PV DONE")


def test_a_line_comes_with_its_depth_and_value() -> None:
    (line,) = told(RAPFI).lines()
    assert line.points == (7 * 15 + 5, 9 * 15 + 7, 6 * 15 + 5)
    assert (line.depth, line.mate, line.is_valued) == (17, 0, True)
    assert line.value == pytest.approx(2 * 0.544879 - 1)


def test_only_a_whole_line_is_one() -> None:
    heard = Told(SETUP, AFTER_H8, 3)
    lines = RAPFI.strip().splitlines()
    assert [heard.hears(line) for line in lines] == [*[False] * (len(lines) - 1), True]


@pytest.mark.parametrize(
    ("words", "value", "mate"),
    [
        ("EVAL -M2; WINRATE 0", -1.0, -2),
        ("EVAL +M13", 1.0, 13),
        ("EVAL m5", 1.0, 5),
        ("EVAL 400", 0.5, 0),
        ("EVAL -400", -0.5, 0),
        ("EVAL 3; WINRATE 1", SURE, 0),
        ("WINRATE 0.000", -SURE, 0),
    ],
)
def test_values_are_those_of_the_side_to_move(words: str, value: float, mate: int) -> None:
    (line,) = one(words).lines()
    assert (line.value, line.mate) == (value, mate)
    assert line.is_valued


@pytest.mark.parametrize(
    "words", ["", "EVAL nan", "EVAL 1e999; WINRATE 1.5", "WINRATE inf", "EVAL M0", "EVAL ٣"]
)
def test_a_figure_that_is_none_is_no_value(words: str) -> None:
    (line,) = one(words).lines()
    assert (line.value, line.mate, line.is_valued) == (0.0, 0, False)


@pytest.mark.parametrize(
    ("moves", "names"),
    [
        ("7,7 5,7", ""),
        ("15,0", ""),
        ("5,7 5,7 5,6", "f8"),
        ("5,7 6,7 99,99 1,1", "f8 g8"),
        ("nonsense", ""),
        ("", ""),
        (" ".join(f"{n},0" for n in range(15)), "a15 b15 c15 d15 e15 f15 g15 h15 i15 j15 k15 l15"),
    ],
)
def test_a_line_ends_where_a_move_is_not_allowed(moves: str, names: str) -> None:
    lines = one("EVAL 1", moves).lines()
    points = lines[0].points if lines else ()
    named = [GomokuMove.at(15, point).word for point in points]
    assert " ".join(named) == names


def test_a_line_ends_with_the_five() -> None:
    row = "0,0 0,14 1,0 1,14 2,0 2,14 3,0 3,14 4,0"
    (line,) = one("EVAL 1", f"{row} 9,9 8,8").lines()
    assert len(line.points) == 9, "White, to move, has made five"


def test_a_forbidden_move_of_black_is_no_line() -> None:
    setup = GomokuSetup(size=15, rule=RENJU)
    state = GomokuGame().start(setup)
    for word in ("h8", "a1", "i8", "a3", "g7", "a5", "g6", "c1"):
        state = GomokuGame().play(setup, state, GomokuMove(word))
    heard = Told(setup, state, 1)
    for line in ("INFO PV 0", "INFO EVAL 9", "INFO BESTLINE 6,7 1,1", "INFO PV DONE"):
        heard.hears(line)
    assert heard.lines() == (), "g8 makes two open threes"


def test_lines_beyond_those_asked_for_are_left_out_and_doubles_named_once() -> None:
    text = "".join(RAPFI.replace("PV 0", f"PV {n}") for n in (0, 1, 2, 3, 1000000))
    assert len(told(text).lines()) == 1
    other = RAPFI.replace("PV 0", "PV 1").replace("5,7", "5,9")
    assert [line.points[0] for line in told(RAPFI + other).lines()] == [110, 140]


def test_fewer_lines_may_be_told_later() -> None:
    other = RAPFI.replace("PV 0", "PV 1").replace("5,7", "5,9")
    sole = RAPFI.replace("NUMPV 3", "NUMPV 1")
    assert len(told(RAPFI + other + sole).lines()) == 1


def test_while_a_round_is_under_way_an_older_line_fills_the_gap() -> None:
    second = RAPFI.replace("PV 0", "PV 1").replace("5,7", "5,9")
    risen = RAPFI.replace("5,7", "5,9").replace("DEPTH 17", "DEPTH 18")
    lines = told(RAPFI + second + risen, count=2).lines()
    assert [(line.points[0], line.depth) for line in lines] == [(140, 18), (110, 17)]


def test_a_move_without_a_line_is_a_line_of_its_own() -> None:
    (line,) = Told(SETUP, AFTER_H8, 3).lines(played=3)
    assert (line.points, line.is_valued) == ((3,), False)
    assert len(told(RAPFI).lines(played=3)) == 1


def test_a_message_tells_a_line_too() -> None:
    text = """
MESSAGE depth 3-7 ev 192 n 780 pv 5,7 4,6
MESSAGE (1) depth 9-17 ev 400 n 9000 pv 5,7 6,6 8,9
MESSAGE depth 4-8 ev 900 n 100 pv 1,1
MESSAGE (2) depth 8-17 mate -6 n 9000 pv 5,9
"""
    lines = told(text).lines()
    assert [(line.points[0], line.depth, line.value, line.mate) for line in lines] == [
        (110, 9, 0.5, 0), (140, 8, -1.0, -6),
    ]  # fmt: skip
    (line,) = told("MESSAGE depth 9-9 multipv 1 ev -M4 n 1 n/ms 2 tm 3 pv 5,7").lines()
    assert (line.value, line.mate) == (-1.0, -4)


@pytest.mark.parametrize(
    "message",
    [
        "MESSAGE (1) 36 | 9-17 | H7 F8",
        "MESSAGE depth 9-17 ev 3 n 1 pv H7 F8",
        "MESSAGE depth 9-17 ev nan n 1 pv 5,7",
        "MESSAGE I think of the depth",
        "MESSAGE (9) depth 9-17 ev 3 n 1 pv 5,7",
        "MESSAGE (0) depth 9-17 ev 3 n 1 pv 5,7",
        "MESSAGE depth 9-17 ev 3 n 1 pv " + "7,7 " * 100_000,
    ],
)
def test_a_message_about_something_else_is_none(message: str) -> None:
    heard = Told(SETUP, AFTER_H8, 3)
    assert not heard.hears(message)
    assert heard.lines() == ()
