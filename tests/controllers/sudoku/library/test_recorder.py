# SPDX-License-Identifier: MIT
"""What is played is kept: begun, left, solved, and what was recorded without a library."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.game import THOUGHT_MS
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.store.library.entry import Entry, State
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


def document_of(program: Program, entry: Entry) -> bytes:
    """What there is to go on with."""
    return program.shell._services.library.library.document(entry.id)


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
    assert document_of(program, entry)


def test_one_that_is_thought_about_is_kept_before_it_is_left(program: Program) -> None:
    timer = program.controller.puzzle_library.recorder._timer
    enter(program)
    assert timer.isActive()
    timer.timeout.emit()
    assert [each.state for each in kept(program)] == [State.STARTED]


@pytest.mark.parametrize(("played_ms", "is_kept"), [(0, False), (THOUGHT_MS, True)])
def test_one_without_a_digit_is_kept_if_it_was_thought_about(
    program: Program, played_ms: int, *, is_kept: bool
) -> None:
    program.controller.session.clock.reset(played_ms)
    program.controller.type_in()
    assert [each.state for each in kept(program)] == [State.STARTED] * is_kept
    assert len(program.shell.documents.earlier()) == is_kept


@pytest.mark.slow
def test_one_that_is_solved_has_none_any_more(program: Program) -> None:
    enter(program)
    program.controller.leaving.emit()
    kept(program)
    solve_all(program)
    (entry,) = kept(program)
    assert (entry.state, document_of(program, entry)) == (State.SOLVED, b"")
    assert entry.best_ms


def test_going_back_from_the_solution_leaves_it_solved(program: Program) -> None:
    solve_all(program)
    kept(program)
    program.shell.undo()
    program.controller.leaving.emit()
    (entry,) = kept(program)
    assert entry.state is State.SOLVED


def test_one_whose_solution_was_shown_remembers_that(program: Program) -> None:
    enter(program)
    program.controller.actions["solve"].trigger()
    settle(program)
    program.controller.leaving.emit()
    (entry,) = kept(program)
    assert entry.state is State.STARTED, "nobody has solved it"

    program.shell.undo()
    program.controller.leaving.emit()
    (entry,) = kept(program)
    program.shell.documents.open_data(document_of(program, entry))
    settle(program)
    solve_all(program)
    (entry,) = kept(program)
    assert entry.state is State.STARTED, "it is not counted on another day either"
    assert entry.best_ms is None


def test_what_is_typed_in_is_no_puzzle_yet(program: Program) -> None:
    before = kept(program)
    program.controller.type_in()
    program.press(Qt.Key.Key_5)
    program.controller.leaving.emit()
    assert kept(program) == before


def test_the_record_is_taken_over_once(program: Program) -> None:
    when = "2026-03-03T12:00:00+00:00"
    puzzle = EASY.replace("0", ".")
    Record(program.paths.record).add(Played(when, "sudoku", puzzle, elapsed_ms=600_000))
    for _ in range(2):
        program.controller.puzzle_library.begin()
        (solved,) = (each for each in kept(program) if each.state is State.SOLVED)
        assert (solved.puzzle, solved.best_ms) == (puzzle, 600_000)
