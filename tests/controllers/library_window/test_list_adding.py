# SPDX-License-Identifier: MIT
"""A list that was opened is added to the library, and what came of it is told."""

import pytest
from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf
from sudoku_qt.controllers.library_window.list_adding import ListAdding
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.list_reading import ListReading
from sudoku_qt.store.library.library import Library
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import settle

SGF = b"(;FF[4]GM[4]SZ[15];B[hh])\n(;FF[4]GM[4]SZ[15];B[hi])"


def test_it_bears_the_name_of_its_file(program: Program) -> None:
    owner = QObject(program.shell)
    adding = ListAdding(program.shell._services, GomokuShelf, owner)
    adding.add(ListReading(recognise(SGF).found, "Club.sgf"))
    settle(program)
    assert program.notice() == "2 entries have come to the library, as “Club”."


def test_what_cannot_be_added_is_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise Fault("The disk is full.")

    monkeypatch.setattr(Library, "add", refuse)
    adding = ListAdding(program.shell._services, GomokuShelf, QObject(program.shell))
    adding.add(ListReading(recognise(SGF).found, ""))
    settle(program)
    assert program.notice() == "The disk is full."
