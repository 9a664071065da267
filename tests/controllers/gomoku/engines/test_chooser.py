# SPDX-License-Identifier: MIT
"""A program is chosen by hand, looked at at once, and listed or told of."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.gomoku.engines import chooser as choosers
from sudoku_qt.controllers.gomoku.engines.chooser import EngineChooser
from sudoku_qt.controllers.gomoku.workers.engines import name_of
from sudoku_qt.engine.gomoku.protocol.process import LineHandler
from tests.controllers.gomoku.table import Table
from tests.engine.gomoku.protocol.scripted import Scripted


@pytest.fixture
def chooser(table: Table) -> EngineChooser:
    """The window's."""
    return table.controller.engines.chooser


def choose(
    table: Table, monkeypatch: pytest.MonkeyPatch, scripted: Scripted, manners: str, name: str
) -> None:
    """Choose a program in the dialog for files, one that has some manners."""

    def named(_command: Sequence[str], heard: LineHandler) -> object:
        return name_of(scripted.command(manners), heard)

    monkeypatch.setattr(choosers, "name_of", named)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (name, ""))
    table.controller.engines.chooser.list.wanted.emit()


def test_what_speaks_the_protocol_is_listed_by_its_own_name(
    table: Table, monkeypatch: pytest.MonkeyPatch, scripted: Scripted, chooser: EngineChooser
) -> None:
    choose(table, monkeypatch, scripted, "", "/opt/pbrain-x")
    assert chooser.list.words == "pbrain-x is tried."
    table.settle()
    assert (chooser.list.words, chooser.list.newest) == ("Scripted can play.", "Scripted")
    assert chooser.store.program_of("Scripted") == str(Path("/opt/pbrain-x"))


def test_what_does_not_is_told_in_words(
    table: Table, monkeypatch: pytest.MonkeyPatch, scripted: Scripted, chooser: EngineChooser
) -> None:
    choose(table, monkeypatch, scripted, "", "")
    assert chooser.list.words == "", "nothing was chosen"
    monkeypatch.setattr(choosers, "name_of", lambda *_: name_of(["/no/such"], print))
    chooser.look_at(Path("/no/such"))
    table.settle()
    said = "such does not speak the Gomocup protocol: it cannot be started"
    assert chooser.list.words.startswith(said)
    assert said in table.program.notice()
    assert chooser.store.engines() == ()


def test_one_that_is_removed_is_gone(
    table: Table, monkeypatch: pytest.MonkeyPatch, scripted: Scripted, chooser: EngineChooser
) -> None:
    choose(table, monkeypatch, scripted, "", "/opt/pbrain-x")
    table.settle()
    chooser.list.unwanted.emit("Scripted")
    assert (chooser.list.engines, chooser.store.engines()) == ((), ())
