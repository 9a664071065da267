# SPDX-License-Identifier: MIT
"""An engine as a process."""

import sys

import pytest

from sudoku_qt.engine.gomoku.protocol import process
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, EngineProcess

SUGGESTS = """
for line in iter(input, "END"):
    word = line.split()[0]
    if word == "START": print("OK", flush=True)
    if word == "BEGIN": print("SUGGEST 3,4", flush=True)
    if word == "PLAY": print(line.split()[1], flush=True)
    if word == "TURN": print("ERROR no", flush=True)
"""


def test_a_suggestion_is_played_and_an_error_told() -> None:
    engine = EngineProcess([sys.executable, "-c", SUGGESTS])
    try:
        engine.start(15, [("rule", 0)])
        assert engine.ask(["BEGIN"], 10) == (3, 4)
        with pytest.raises(EngineFailed, match=r"it refuses \(no\)"):
            engine.ask(["TURN 1,1"], 10)
    finally:
        engine.close()


def test_silence_is_a_failure_and_ended_by_force(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "FAREWELL", 0.05)
    engine = EngineProcess([sys.executable, "-c", "import signal; signal.pause()"])
    with pytest.raises(EngineFailed, match="took too long"):
        engine.ask(["BEGIN"], 0.01)
    engine.close()
