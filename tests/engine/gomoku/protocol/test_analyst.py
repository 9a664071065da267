# SPDX-License-Identifier: MIT
"""Another engine studies positions: what it says is told, and whatever it does, it can be ended."""

import contextlib
import threading
from collections.abc import Iterator

import pytest

from sudoku_qt.engine.gomoku.analysis.lines import BestLine
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.protocol import analyst as analysts
from sudoku_qt.engine.gomoku.protocol import host, process
from sudoku_qt.engine.gomoku.protocol.analyst import Analyst, Question
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import Cancelled, Stop, never
from tests.engine.gomoku.protocol.scripted import Scripted

SETUP = GomokuSetup(size=15)
PATIENT, IMPATIENT = 20.0, 0.3
"""Seconds for what comes, and for what never comes."""


def after(words: str) -> GomokuState:
    """The state after some moves."""
    state = GomokuGame().start(SETUP)
    for word in words.split():
        state = GomokuGame().play(SETUP, state, GomokuMove(word))
    return state


class Asked:
    """Analysts that are closed after the test."""

    def __init__(self, scripted: Scripted) -> None:
        self._scripted = scripted
        self.analysts: list[Analyst] = []

    def engine(self, manners: str, points: str = "7,8") -> Analyst:
        """An analyst with an engine of these manners."""
        self.analysts.append(Analyst(self._scripted.command(manners, points)))
        return self.analysts[-1]


@pytest.fixture
def asked(scripted: Scripted, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    """What makes engines, for whom there is time enough: the machine may be busy."""
    monkeypatch.setattr(process, "FAREWELL", 0.05)
    for name in ("PROBING", "LENIENCE", "STOPPING"):
        monkeypatch.setattr(analysts, name, PATIENT)
    monkeypatch.setattr(host, "LENIENCE", PATIENT)
    monkeypatch.setattr(analysts, "BRIEF", 0.2)
    monkeypatch.setattr(analysts, "BY_PLAYING", (0.01, 0.02))
    made = Asked(scripted)
    yield made
    for each in made.analysts:
        each.close()
    readers = [each for each in threading.enumerate() if each.name == "engine"]
    for reader in readers:
        reader.join(5)
    assert not any(reader.is_alive() for reader in readers)


def answers(
    engine: Analyst, words: str = "h8", *, count: int = 2, endless: bool = False, stop: Stop = never
) -> list[tuple[BestLine, ...]]:
    """All that is told of a position."""
    return list(engine.study(Question(SETUP, after(words), count, endless), stop))


def until(number: int) -> Stop:
    """A stop after so many questions whether to stop."""
    looks = iter(range(number))
    return lambda: next(looks, None) is None


def test_the_lines_of_yixins_dialect_are_told_as_they_come(
    asked: Asked, scripted: Scripted
) -> None:
    engine = asked.engine("yixin plain quick")
    told = answers(engine)
    assert [line.depth for line in told[-1]] == [4, 4]
    assert [line.points for line in told[-1]] == [(75, 90), (76, 91)]
    assert len(told[0]) == 1
    assert told[-1][0].value == pytest.approx(0.08)
    answers(engine, "h8 i9")
    words = scripted.told()
    assert words.count("START 15") == 1, "the same process studies the next position"
    assert words[-5:] == ["YXBOARD", "7,7,1", "8,6,2", "DONE", "YXNBEST 2"]


def stopped_after(engine: Analyst, words: str, count: int) -> list[tuple[BestLine, ...]]:
    """What is told without end until so many lines are known, and it is stopped."""
    told = list[tuple[BestLine, ...]]()
    question = Question(SETUP, after(words), count, endless=True)
    with contextlib.suppress(Cancelled):
        for lines in engine.study(question, lambda: bool(told) and len(told[-1]) == count):
            told.append(lines)
        pytest.fail("it ended by itself")
    return told


def test_without_end_it_thinks_until_it_is_told_to_stop(asked: Asked, scripted: Scripted) -> None:
    engine = asked.engine("yixin plain")
    assert len(stopped_after(engine, "h8", 2)[-1]) == 2
    assert scripted.told()[-1] == "YXSTOP"
    assert stopped_after(engine, "h8 a1", 1)
    assert scripted.told().count("START 15") == 1, "it was kept after it had stopped"


@pytest.mark.parametrize("manners", ["yixin stubborn plain", "yixin floods", "yixin silent"])
def test_who_does_not_stop_is_ended(
    asked: Asked, monkeypatch: pytest.MonkeyPatch, manners: str
) -> None:
    monkeypatch.setattr(analysts, "STOPPING", IMPATIENT)
    engine = asked.engine(manners, "7,8")
    with pytest.raises(Cancelled):
        answers(engine, endless=True, stop=until(40))
    if "stubborn" in manners or "floods" in manners:
        assert engine._process is None
    with pytest.raises(Cancelled):
        answers(engine, endless=True, stop=until(40))


@pytest.mark.parametrize(
    ("manners", "points", "reason"),
    [
        ("yixin dies", "7,8", "it ended"),
        ("yixin plain crashes", "7,8", "it ended"),
        ("yixin", "7,8", "it took too long"),
        ("yixin quick", "7,7", "it played h8, which is not allowed"),
        ("yixin quick", "99,99", "off the board"),
        ("quiet dies", "7,8", "it ended"),
    ],
)
def test_who_fails_is_told_of_and_asked_again(
    asked: Asked, monkeypatch: pytest.MonkeyPatch, manners: str, points: str, reason: str
) -> None:
    if "quiet" in manners:
        monkeypatch.setattr(analysts, "PROBING", IMPATIENT)
    if manners == "yixin":
        monkeypatch.setattr(analysts, "LENIENCE", IMPATIENT)
    engine = asked.engine(manners, points)
    for _ in range(2):
        with pytest.raises(EngineFailed, match=reason):
            answers(engine)
        assert engine._process is None


def test_lies_are_left_out(asked: Asked) -> None:
    told = answers(asked.engine("yixin lies quick"))[-1]
    assert [(line.points, line.is_valued) for line in told] == [((8 * 15 + 7,), False)]


@pytest.mark.parametrize("manners", ["", "quiet", "yixin unable"])
def test_of_any_other_the_moves_are_told_that_it_plays(
    asked: Asked, monkeypatch: pytest.MonkeyPatch, manners: str
) -> None:
    if "quiet" in manners:
        monkeypatch.setattr(analysts, "PROBING", IMPATIENT)
    points = "7,8 7,9 7,10 7,11 7,8 6,9 6,10 6,11"
    told = answers(asked.engine(manners, points))
    assert [len(lines[0].points) for lines in told] == [1, 2, 3, 4, 1, 2, 3, 4]
    assert told[-1][0].points == (127, 141, 156, 171)
    assert not told[-1][0].is_valued


def test_another_board_is_another_process(asked: Asked, scripted: Scripted) -> None:
    engine = asked.engine("yixin plain quick")
    answers(engine)
    setup = GomokuSetup(size=19)
    list(engine.study(Question(setup, GomokuGame().start(setup), 1), never))
    assert "START 19" in scripted.told()


def test_a_board_that_it_refuses_is_said_in_its_words(asked: Asked) -> None:
    setup = GomokuSetup(size=19)
    engine = asked.engine("small yixin")
    with pytest.raises(EngineFailed, match=r"it refuses \(the board is too large\)"):
        list(engine.study(Question(setup, GomokuGame().start(setup), 1), never))


def test_a_program_that_is_none_is_told_of(asked: Asked, tmp_path: object) -> None:
    with pytest.raises(EngineFailed, match="it cannot be started"):
        answers(Analyst([f"{tmp_path}/none"]))


def test_what_is_not_wanted_any_more_is_not_begun(asked: Asked) -> None:
    engine = asked.engine("yixin plain quick")
    with pytest.raises(Cancelled):
        answers(engine, stop=lambda: True)
    assert engine._process is None
