# SPDX-License-Identifier: MIT
"""The work done with other engines: names, moves, ends."""

import sys
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.workers.engines import end_of, move_of, name_of
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.protocol.host import Host
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.work import Cancelled
from tests.engine.gomoku.protocol.scripted import Scripted

ENGINE = GomokuPlayer("computer", "tenth", engine="Scripted")
SETUP = GomokuSetup(size=15, players=(ENGINE, ENGINE))


def ticket() -> Ticket:
    """That of work that is wanted."""
    return Ticket(lambda _share: None)


def test_a_name_or_what_is_wrong(tmp_path: Path) -> None:
    heard: list[str] = []
    command = Scripted(tmp_path).command("banner")
    assert name_of(command, heard.append)(ticket()) == "Scripted"
    assert heard == ["MESSAGE Load config"]
    wrong = name_of([sys.executable, "-c", "pass"], heard.append)(ticket())
    assert isinstance(wrong, EngineFailed)


def test_a_move_and_the_end(tmp_path: Path) -> None:
    host = Host(Scripted(tmp_path).command("", "7,7"))
    state = GomokuGame().start(SETUP)
    assert move_of(host, SETUP, state)(ticket()).move.word == "h8"
    end_of([host])(ticket())
    assert host._process is None


def test_what_is_no_longer_wanted_is_cancelled(tmp_path: Path) -> None:
    stopped = ticket()
    stopped.stop()
    with pytest.raises(Cancelled):
        name_of(Scripted(tmp_path).command(), print)(stopped)


def test_a_move_that_is_no_longer_wanted_is_cancelled(tmp_path: Path) -> None:
    stopped = ticket()
    stopped.stop()
    host = Host(Scripted(tmp_path).command("", "7,7"))
    with pytest.raises(Cancelled):
        move_of(host, SETUP, GomokuGame().start(SETUP))(stopped)
    end_of([host])(ticket())
