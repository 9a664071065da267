# SPDX-License-Identifier: MIT
"""Journeys through the library in the real window: added, searched, opened, solved, known again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.controllers.conftest import Begin, Program, click
from tests.controllers.library_window.conftest import (
    find_out,
    looked,
    names,
    play,
    rows,
    search,
    settle,
    settled,
)
from tests.controllers.sudoku.by_hand import go
from tests.controllers.sudoku.puzzle_list.test_lists import opened, solve_all
from tests.puzzle_lines import puzzles

LINES = puzzles(5)


def playing(program: Program) -> str:
    return "".join(write_rows(program.controller.session.setup.givens))


def add(
    program: Program, dialog: LibraryDialog, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Add a file of puzzles."""
    path = folder / "From the paper.sdm"
    path.write_text("\n".join(LINES), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    dialog.foot.add.click()
    settled(program, dialog)


def turned(line: str) -> str:
    """A puzzle a quarter turned, as it is written."""
    return "".join(line[9 * row + column] for column in range(9) for row in reversed(range(9)))


def test_what_is_touched_lies_in_the_library_and_nothing_else(program: Program) -> None:
    for _ in range(2):
        program.controller.new_puzzle.bank_next()
        settle(program)
    begun = playing(program)
    play(program)
    for _ in range(2):
        program.controller.new_puzzle.bank_next()
        settle(program)
    assert len(program.shell.documents.earlier()) == 1

    def look(dialog: LibraryDialog) -> None:
        (row,) = rows(dialog)
        assert "".join(write_rows(row.face)) == begun
        assert (row.state, row.played) == ("started", "now")
        assert dialog.filters.play.text() == "&Continue"

    looked(program, look)


@pytest.mark.slow
def test_a_file_is_added_searched_opened_solved_and_seen_to_be_solved(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(dialog: LibraryDialog) -> None:
        add(program, dialog, tmp_path, monkeypatch)
        assert "From the paper.sdm: 5 added." in dialog.notice.text()
        assert dialog.shelves.names() == ["From the paper"]
        search(program, dialog, LINES[3])
        assert names(dialog) == ["From the paper"]
        program.qtbot.keyClick(dialog.table, Qt.Key.Key_Return)

    looked(program, choose)
    assert playing(program) == LINES[3]

    solve_all(program)
    settle(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("solved")
        settled(program, dialog)
        (row,) = rows(dialog)
        assert (row.state, row.played) == ("solved", "now")
        assert "".join(write_rows(row.face)) == LINES[3]

    looked(program, look)


@pytest.mark.slow
def test_a_puzzle_that_was_begun_goes_on_where_it_was_left(program: Program) -> None:
    first = playing(program)
    cell = program.controller.session.state.values.index(0)
    digit = (solve(first).solution or b"")[cell]
    go(program, cell)
    program.press(Qt.Key(Qt.Key.Key_0 + digit))
    program.controller.new_puzzle.new_alike()
    settle(program)
    assert playing(program) != first

    def choose(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("started")
        settled(program, dialog)
        (row,) = rows(dialog)
        assert row.state_text.endswith(" %")
        assert dialog.filters.play.text() == "&Continue"
        dialog.filters.play.click()

    looked(program, choose)
    assert playing(program) == first
    assert program.controller.session.state.values[cell] == digit


@pytest.mark.slow
def test_a_turned_copy_is_found_and_known_again(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path, LINES)
    program.controller.lists.play(2)
    settle(program)
    solve_all(program)
    find_out(program)

    looked(program, lambda dialog: _check_found(program, dialog))
    program.shell.documents.open_text(turned(LINES[2]))
    settle(program)

    assert "You solved this one on" in program.notice()
    assert program.notice().endswith("turned.")
    assert "Recognised" in program.notice()


def _check_found(program: Program, dialog: LibraryDialog) -> None:
    search(program, dialog, turned(LINES[2]))
    (row,) = rows(dialog)
    assert "".join(write_rows(row.face)) == LINES[2]


@pytest.mark.slow
def test_a_list_that_was_opened_is_added_as_a_collection(program: Program, tmp_path: Path) -> None:
    opened(program, tmp_path, LINES)
    click(program, "Add to the library")
    settle(program)
    assert "5 entries have come to the library, as “many”." in program.notice()

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("collection", "many")
        settled(program, dialog)
        assert len(rows(dialog)) == 5

    looked(program, look)


@pytest.mark.slow
def test_what_was_left_at_the_end_is_there_at_the_next_start(begin: Begin) -> None:
    program = begin().start()
    first = playing(program)
    cell = program.controller.session.state.values.index(0)
    digit = (solve(first).solution or b"")[cell]
    go(program, cell)
    program.press(Qt.Key(Qt.Key.Key_0 + digit))
    program.shell.window.close()
    again = begin().start()

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("started")
        settled(again, dialog)
        assert len(rows(dialog)) == 1

    looked(again, look)
