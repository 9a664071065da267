# SPDX-License-Identifier: MIT
"""Levels and canonical forms are found out in the background, and stop with the program."""

import pytest
from PySide6.QtCore import QTimer

from sudoku_qt.controllers.library_window.background import LibraryBackground
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Progress, Stop
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import NEVER_MS, find_out, settle
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


def test_it_looks_again_after_a_change_that_it_has_not_told_itself(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(_: Library, tell: Progress, _stop: Stop) -> None:
        tell(0.1)
        tell(0.2)  # so soon after the first that the list need not be read again

    monkeypatch.setattr(Library, "find_out", find)
    settle(program)
    access = program.shell._services.library
    background = LibraryBackground(access, program.shell.window)
    again = next(each for each in background.findChildren(QTimer) if each.interval() == NEVER_MS)
    access.changed.emit()
    assert again.isActive()
    again.stop()
    told: list[bool] = []
    access.changed.connect(lambda: told.append(again.isActive()))

    background.begin()
    program.qtbot.waitUntil(lambda: not background.is_busy)
    assert told == [False]
    assert not again.isActive()
    access.changed.emit()
    assert again.isActive()
    background.close()
    assert not again.isActive()
    background.deleteLater()
