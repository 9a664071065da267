# SPDX-License-Identifier: MIT
"""The reserve fills while nobody touches the program, and leaves the program alone otherwise."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.puzzle import reserve as filling
from sudoku_qt.controllers.sudoku.puzzle.options import remember, remember_practice
from sudoku_qt.controllers.sudoku.puzzle.reserve import PER_LEVEL, PER_TECHNIQUE, SudokuReserve
from sudoku_qt.controllers.sudoku.workers.make import make_ready
from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.desktop import idle_watcher
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.engine.sudoku.symmetry import symmetry_named
from sudoku_qt.models.sudoku.options import NewSudoku
from tests.controllers.conftest import Begin, Program

EVERY_LEVEL = (
    *(NewSudoku(level=level) for level in range(1, 5)),
    NewSudoku(level=5, grade="expert"),
)
Key = Qt.Key


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave puzzles in reserve behind."""
    return fresh


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have short rests, and nothing begun by itself."""
    monkeypatch.setattr("sudoku_qt.controllers.sudoku.controller.LATER_MS", 10**8)
    monkeypatch.setattr(idle_watcher, "REST_MS", 30)
    monkeypatch.setattr(filling, "BREATH_MS", 1)
    monkeypatch.setattr(filling, "SLOW", ())


@pytest.fixture
def reserve(quick: None, program: Program) -> Iterator[SudokuReserve]:
    """The reserve of a program that has just begun, empty."""
    made = program.controller.new_puzzle.reserve
    yield made
    made.close()


def work_without_end(_wanted: NewSudoku) -> Work[object]:
    """Work that goes on until it is stopped."""

    def work(ticket: Ticket) -> None:
        while not ticket.stopped():
            time.sleep(0.001)

    return work


def work_that_ends_for(level: int) -> Callable[[NewSudoku], Work[object]]:
    """A way of making puzzles that is only ever done with those of one level."""

    def maker(wanted: NewSudoku) -> Work[object]:
        return make_ready(wanted) if wanted.level == level else work_without_end(wanted)

    return maker


def test_in_idle_time_there_will_be_enough_of_every_level(
    reserve: SudokuReserve, program: Program, qtbot: QtBot
) -> None:
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)
    for wanted in EVERY_LEVEL:
        setups = [reserve.take(wanted) for _ in range(PER_LEVEL + 1)]
        assert [setup.level for setup in setups if setup] == PER_LEVEL * [wanted.level]
        assert len({setup.givens for setup in setups if setup}) == PER_LEVEL
        assert all(count_solutions(setup.givens) == 1 for setup in setups if setup)


def test_it_is_filled_in_the_symmetry_that_is_remembered(
    reserve: SudokuReserve, program: Program, qtbot: QtBot
) -> None:
    wanted = NewSudoku(level=1, symmetry="vertical")
    remember(program.settings, wanted)
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)
    setup = reserve.take(wanted)
    assert setup is not None
    for orbit in symmetry_named("vertical").orbits:
        assert len({setup.givens[cell] != 0 for cell in orbit}) == 1


def test_what_is_made_is_on_disk_at_once(
    reserve: SudokuReserve, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filling, "make_ready", work_that_ends_for(1))
    remember(program.settings, NewSudoku(level=1))
    reserve.fill()
    qtbot.waitUntil(program.paths.sudoku_reserve.exists, timeout=30_000)
    assert not reserve.is_full()
    again = SudokuReserve(program.controller.services, program.shell)
    assert again.take(NewSudoku(level=1))
    again.close()


def test_what_the_player_last_wanted_is_made_first(
    reserve: SudokuReserve, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def noted(wanted: NewSudoku) -> Work[object]:
        def work(ticket: Ticket) -> object:
            asked.append(wanted.level)
            return make_ready(wanted)(ticket)

        return work

    monkeypatch.setattr(filling, "make_ready", noted)
    remember(program.settings, NewSudoku(level=4))
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)
    assert asked == [4, 3, 5, 2, 1] * PER_LEVEL


def test_what_was_practised_last_is_made_too(
    reserve: SudokuReserve, program: Program, qtbot: QtBot
) -> None:
    remember_practice(program.settings, "naked_pair")
    remember_practice(program.settings, "killercage__constraint")
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)
    taken = [reserve.take_position("naked_pair") for _ in range(PER_TECHNIQUE + 1)]
    assert [ready.setup.technique for ready in taken if ready] == PER_TECHNIQUE * ["naked_pair"]
    assert reserve.take_position("killercage__constraint") is None, "it is made when it is wanted"


def test_what_was_handed_out_is_made_again(reserve: SudokuReserve, qtbot: QtBot) -> None:
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)
    qtbot.waitUntil(lambda: not reserve.is_busy(), timeout=30_000)  # it has written it down
    assert reserve.take(NewSudoku())
    assert not reserve.is_full()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)


def test_only_ordinary_options_are_met(reserve: SudokuReserve, qtbot: QtBot) -> None:
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)
    for wanted in (NewSudoku("digging"), NewSudoku(minimal=True), NewSudoku(seed="A")):
        assert reserve.take(wanted) is None


def test_input_stops_it_and_quiet_lets_it_go_on(
    reserve: SudokuReserve, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Ticket] = []

    def noted(wanted: NewSudoku) -> Work[Any]:
        def work(ticket: Ticket) -> object:
            begun.append(ticket)
            return work_without_end(wanted)(ticket)

        return work

    monkeypatch.setattr(filling, "make_ready", noted)
    reserve.fill()
    for _ in range(2):
        qtbot.waitUntil(lambda: bool(begun), timeout=30_000)
        program.press(Key.Key_Right)
        assert begun.pop().stopped()


def test_closing_stops_it(
    reserve: SudokuReserve, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filling, "make_ready", work_without_end)
    reserve.fill()
    qtbot.waitUntil(reserve.is_busy, timeout=30_000)
    program.shell.window.close()
    assert not reserve.is_busy()


def test_what_cannot_be_found_is_not_looked_for_again_and_again(
    reserve: SudokuReserve, program: Program, qtbot: QtBot
) -> None:
    remember(program.settings, NewSudoku(symmetry="unheard of"))
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)
    assert reserve.take(NewSudoku(symmetry="unheard of")) is None


def test_it_begins_by_itself(quick: None, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_qt.controllers.sudoku.controller.LATER_MS", 1)
    program = begin().start()
    program.qtbot.waitUntil(program.paths.sudoku_reserve.exists, timeout=30_000)
    program.controller.new_puzzle.reserve.close()


def test_a_variant_that_takes_long_waits_too_and_no_other(
    reserve: SudokuReserve, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filling, "SLOW", (("xv", 2),))
    slow, quick = NewSudoku(level=2, variant="xv"), NewSudoku(level=1, variant="xv")
    reserve.fill()
    qtbot.waitUntil(reserve.is_full, timeout=30_000)

    ready = [reserve.take(slow), reserve.take(slow)]
    assert [bool(setup and setup.variant) for setup in ready] == [True, False]
    assert reserve.take(quick) is None
    assert ready[0]
    reserve.put_back(ready[0], "xv")
    assert reserve.take(replace(slow, symmetry="vertical")) is None, "one of another symmetry waits"
    assert reserve.take(slow) == ready[0]
    reserve.put_back(replace(ready[0], level=1), "xv")
    assert reserve.take(quick) is None
