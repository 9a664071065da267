# SPDX-License-Identifier: MIT
"""What the tests of other engines in the window share."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.engines import players
from sudoku_qt.engine.gomoku.protocol import host, process
from sudoku_qt.engine.gomoku.protocol.host import Host
from sudoku_qt.store.gomoku.engines import EngineStore, OtherEngine
from tests.controllers.conftest import Program
from tests.engine.gomoku.protocol.scripted import Scripted

Engines = Callable[..., None]


@pytest.fixture
def scripted(tmp_path: Path) -> Scripted:
    """Engines that behave as they are told."""
    return Scripted(tmp_path)


@pytest.fixture
def engines(program: Program, scripted: Scripted, monkeypatch: pytest.MonkeyPatch) -> Engines:
    """A function that puts an engine into the list, with its manners and its points.

    Its program stands for the command of a script: systems differ in what they start.
    """
    commands: dict[str, tuple[str, ...]] = {}
    monkeypatch.setattr(process, "FAREWELL", 0.05)
    monkeypatch.setattr(host, "LENIENCE", 0.2)
    real = Host
    monkeypatch.setattr(players, "Host", lambda command, heard: real(commands[command[0]], heard))

    def add(name: str, manners: str = "", points: str = "") -> None:
        EngineStore(program.settings).add(OtherEngine(name, f"/engines/{name}"))
        commands[f"/engines/{name}"] = tuple(scripted.command(manners, points))

    return add
