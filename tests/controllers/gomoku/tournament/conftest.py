# SPDX-License-Identifier: MIT
"""What the tests of tournaments in the window share."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_qt.engine.gomoku.protocol import process
from sudoku_qt.engine.gomoku.tournament.schedule import Tournament
from sudoku_qt.engine.gomoku.tournament.terms import Entrant, Terms
from tests.engine.gomoku.protocol.scripted import Scripted

DEAD = Entrant("Dead", command=(sys.executable, "-c", "pass"))
OPENINGS = (((3, 3), (4, 3)), ((4, 4), (2, 2)))
Made = Callable[..., Tournament]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Made:
    """A function that makes a tournament of engines that never get far, or of those given."""
    monkeypatch.setattr(process, "FAREWELL", 0.05)

    def tournament(*manners: str, pairs: int = 1) -> Tournament:
        script = Scripted(tmp_path)
        entrants = [
            Entrant(f"{word} {number}", command=tuple(script.command(word)))
            for number, word in enumerate(manners)
        ]
        terms = Terms(size=9, turn=50, slack=30.0)
        return Tournament((DEAD, *entrants), terms, OPENINGS, pairs, 3, "Cup")

    return tournament
