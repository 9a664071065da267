# SPDX-License-Identifier: MIT
"""Conversations with the engine."""

import re
from itertools import count
from typing import Any

import pytest

from sudoku_qt.engine.gomoku.book import book_moves
from sudoku_qt.engine.gomoku.protocol.engine import Engine, Manner
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker, Thought
from sudoku_qt.engine.work import never

SHORT = ("INFO timeout_turn 100", "INFO max_depth 2")
POINT = re.compile(r"\d+,\d+")


class Talk:
    """An engine that hears lines, by a clock that only it moves."""

    def __init__(self, *, has_book: bool = True) -> None:
        self.said: list[str] = []
        manner = Manner(has_book=has_book)
        self._engine = Engine('name="x"', manner, self.said.append, self._now, never)
        self._ticks = count()

    def _now(self) -> float:
        return next(self._ticks) / 1000

    def __call__(self, *lines: str) -> list[str]:
        """Say lines, and give what is answered to them."""
        self.said.clear()
        for line in lines:
            assert self._engine.hear(line)
        return list(self.said)

    def ends(self, line: str) -> bool:
        """Whether a line is the last one."""
        return not self._engine.hear(line)


@pytest.fixture
def talk() -> Talk:
    """An engine that thinks for a short time."""
    talk = Talk()
    talk(*SHORT)
    return talk


def test_a_game_begins_with_ok_and_goes_on_with_points(talk: Talk) -> None:
    assert talk("START 15") == ["OK"]
    assert talk("BEGIN") == ["7,7"]
    (answer,) = talk("turn 8, 8\r")
    assert POINT.fullmatch(answer)
    assert talk("", "INFO time_left 100000", "info nonsense") == []
    assert talk("RESTART") == ["OK"]


@pytest.mark.parametrize("has_book", [True, False])
def test_it_thinks_about_first_moves_only_where_it_has_no_book(*, has_book: bool) -> None:
    talk = Talk(has_book=has_book)
    said = talk(*SHORT, "INFO show_detail 1", "START 15", "TURN 7,7")
    booked = book_moves([(7 * 15 + 7, 1)])[0]

    assert (len(said) == 2) is has_book  # OK and the move: it tells of no thought
    assert said[-1] == f"{booked % 15},{booked // 15}" or not has_book
    assert len(talk("START 16", "TURN 7,7")) > 2


def test_a_board_is_told_in_any_order_and_the_five_is_made(talk: Talk) -> None:
    talk("START 20")
    stones = ["3,3,1", "0,0,2", "4,3,1", "9,9,2", "5,3,1", "0,9,2", "6,3,1", "2,3,2"]
    assert talk("BOARD", *stones, "DONE") == ["7,3"]
    assert talk("RESTART", "BOARD", *stones[::-1], "DONE") == ["OK", "7,3"]


def test_a_board_can_be_set_up_without_an_answer(talk: Talk) -> None:
    talk("START 15")
    assert talk("YXBOARD", "7,7,2", "DONE") == []
    (answer,) = talk("TURN 7,8")
    assert answer not in {"7,7", "7,8"}


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (("TURN 7,7",), "ERROR no game was started"),
        (("START 99",), "ERROR the size of a board is 5 to 22"),
        (("START 15", "TURN 15,0"), "ERROR the point is not on the board"),
        (("START 15", "TURN x"), "ERROR a point is written x,y"),
        (("START 15", "PLAY 7,7", "TURN 7,7"), "ERROR there is a stone already"),
        (("START 15", "TAKEBACK 7,7"), "ERROR there is no stone"),
        (("RECTSTART 15,16",), "ERROR only square boards are played"),
        (("HELLO there",), "UNKNOWN HELLO"),
    ],
)
def test_what_makes_no_sense_is_answered(talk: Talk, lines: tuple[str, ...], answer: str) -> None:
    assert talk(*lines)[-1] == answer


def test_stones_are_taken_back(talk: Talk) -> None:
    talk("START 15", "BEGIN")
    assert talk("TAKEBACK 7,7") == ["OK"]
    assert talk("TURN 7,7")[0] != "7,7"


def test_it_tells_who_it_is_and_ends(talk: Talk) -> None:
    assert talk("ABOUT") == ['name="x"']
    assert talk("YXSTOP", "STOP") == []
    assert talk.ends("END")


def test_analysis_the_forbidden_points_the_best_moves_and_what_is_thought(talk: Talk) -> None:
    talk("INFO rule 4", "START 15", "YXBOARD")
    talk("7,7,1", "0,0,2", "8,7,1", "0,2,2", "9,8,1", "0,4,2", "9,9,1", "14,0,2", "DONE")
    assert talk("YXSHOWFORBID") == ["FORBID 0907."]
    assert talk("YXHASHCLEAR") == []
    *messages, best = talk("YXNBEST 3")
    assert [message[:11] for message in messages] == [f"MESSAGE ({n}) "[:11] for n in (1, 2, 3)]
    assert messages[0].endswith(f"pv {best}") or f"pv {best} " in messages[0]
    talk("INFO show_detail 1", "RESTART")
    assert talk("TURN 7,7")[0].startswith("MESSAGE depth 1")


def test_it_searches_with_as_many_threads_as_it_is_told(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_qt.engine.gomoku.protocol.settings.processors", lambda: 2)
    used: list[int] = []
    think = Thinker.think

    def watched(self: Thinker, side: int, limits: Limits, *more: Any) -> Thought:
        used.append(limits.threads)
        return think(self, side, limits, *more)

    monkeypatch.setattr(Thinker, "think", watched)
    talk("START 16", "TURN 7,7", "INFO thread_num 8")
    (answer,) = talk("TURN 2,3")
    assert used == [1, 2]
    assert POINT.fullmatch(answer)


@pytest.mark.parametrize("count", [0, 3, 5])
def test_swap2_is_answered_with_stones_or_a_side(talk: Talk, count: int) -> None:
    talk("START 15")
    stones = ["7,7", "8,8", "6,9", "9,6", "5,5"][:count]
    (answer,) = talk("SWAP2BOARD", *stones, "DONE")
    points = POINT.findall(answer)
    assert answer == "SWAP" or len(points) in {0: {3}, 3: {1, 2}, 5: {1}}[count]
    assert not set(points) & set(stones)


def test_swap2_has_a_third_choice(talk: Talk) -> None:
    talk("START 15")
    (answer,) = talk("SWAP2BOARD", "6,8", "6,6", "4,9", "DONE")
    assert len(POINT.findall(answer)) == 2


@pytest.mark.parametrize("stones", [["7,7"], ["7,7", "7,7", "8,8"], ["7,7"] * 5])
def test_other_numbers_of_stones_are_no_swap2(talk: Talk, stones: list[str]) -> None:
    talk("START 15")
    assert talk("SWAP2BOARD", *stones, "DONE") == [
        "ERROR there are no, three or five different stones"
    ]
    assert len(POINT.findall(talk("SWAP2BOARD", "DONE")[0])) == 3
