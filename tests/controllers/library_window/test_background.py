# SPDX-License-Identifier: MIT
"""Levels and canonical forms are found out in the background, and stop with the program."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Progress, Stop
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import find_out, settle
from tests.puzzle_lines import puzzles


def test_what_is_missing_is_found_out(program: Program) -> None:
    library = program.shell._services.library.library
    library.add([Entry("sudoku", line) for line in puzzles(3)])
    assert library.totals().uncanonical
    find_out(program)
    totals = library.totals()
    assert (totals.uncanonical, totals.unrated, totals.without_techniques) == (0, 0, 0)


def test_it_stops_with_the_program(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []

    def without_end(_: Library, tell: Progress, stop: Stop) -> None:
        begun.append(True)
        tell(0.1)
        while not stop():
            pass

    monkeypatch.setattr(Library, "find_out", without_end)
    settle(program)
    library = program.shell.puzzle_library
    library.background.begin()
    program.qtbot.waitUntil(lambda: bool(begun))
    program.shell.window.close()
    assert not library.background.is_busy


def test_what_goes_wrong_is_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Fault("The disk is full.")

    monkeypatch.setattr(Library, "find_out", fail)
    find_out(program)
    assert program.notice() == "The disk is full."


def test_once_more_where_more_came_meanwhile(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle(program)
    background = program.shell.puzzle_library.background
    times: list[int] = []

    def find(_: Library, _tell: Progress, stop: Stop) -> None:
        stop()
        times.append(len(times))

    monkeypatch.setattr(Library, "find_out", find)
    background.begin()
    background.begin()
    program.qtbot.waitUntil(lambda: len(times) == 2 and not background.is_busy)
