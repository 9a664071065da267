# SPDX-License-Identifier: MIT
"""What is played is kept: begun, left, solved, and what was recorded without a library."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.record import Played, Record
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import settle
from tests.controllers.sudoku.by_hand import go
from tests.controllers.sudoku.library.test_library import playing
from tests.controllers.sudoku.puzzle_list.test_lists import solve_all
from tests.puzzle_lines import EASY


def kept(program: Program) -> list[Entry]:
    settle(program)
    return program.shell._services.library.library.page(Query(), 0, 10)


def enter(program: Program) -> None:
    """Enter a digit that is right."""
    values = program.controller.session.state.values
    cell = values.index(0)
    go(program, cell)
    digit = (solve(playing(program)).solution or b"")[cell]
    program.press(Qt.Key(Qt.Key.Key_0 + digit))


def test_one_that_is_left_has_its_game(program: Program) -> None:
    enter(program)
    program.controller.leaving.emit()
    (entry,) = kept(program)
    assert entry.state is State.STARTED
    assert entry.saved
    assert Path(entry.saved).parent == program.paths.library_games


def test_one_that_is_solved_has_none_any_more(program: Program) -> None:
    enter(program)
    program.controller.leaving.emit()
    kept(program)
    solve_all(program)
    (entry,) = kept(program)
    assert (entry.state, entry.saved) == (State.SOLVED, "")
    assert entry.best_ms
    assert not list(program.paths.library_games.iterdir())


def test_going_back_from_the_solution_leaves_it_solved(program: Program) -> None:
    solve_all(program)
    kept(program)
    program.shell.undo()
    program.controller.leaving.emit()
    (entry,) = kept(program)
    assert entry.state is State.SOLVED


def test_what_is_typed_in_is_no_puzzle_yet(program: Program) -> None:
    before = kept(program)
    program.controller.type_in()
    program.press(Qt.Key.Key_5)
    program.controller.leaving.emit()
    assert kept(program) == before


def test_games_that_were_left_before_are_taken_over_once(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths: list[list[Path]] = []

    def take(_: Library, found: Iterable[Path]) -> int:
        paths.append(list(found))
        return 0

    monkeypatch.setattr(Library, "take_kept", take)
    enter(program)
    program.controller.new_puzzle.new_alike()
    settle(program)
    for _ in range(2):
        program.controller.puzzle_library.begin()
        kept(program)
    ((path,),) = paths
    assert path.parent == program.paths.kept_games


def test_the_record_is_taken_over_once(program: Program) -> None:
    when = "2026-03-03T12:00:00+00:00"
    puzzle = EASY.replace("0", ".")
    Record(program.paths.record).add(Played(when, "sudoku", puzzle, elapsed_ms=600_000))
    for _ in range(2):
        program.controller.puzzle_library.begin()
        (solved,) = (each for each in kept(program) if each.state is State.SOLVED)
        assert (solved.puzzle, solved.best_ms) == (puzzle, 600_000)
