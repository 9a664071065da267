# SPDX-License-Identifier: MIT
"""The library is there whichever game is played, and finds out what is missing."""

from sudoku_qt.store.library.query import Query
from tests.controllers.gomoku.table import Table
from tests.controllers.library_window.conftest import find_out, looked, rows
from tests.controllers.library_window.test_window import add


def test_it_is_opened_from_any_game(table: Table) -> None:
    table.click("h8")
    table.controller.leaving.emit()
    looked(table.program, lambda dialog: len(rows(dialog)))
    assert table.program.shell.controller is table.controller


def test_levels_are_found_out_while_another_game_is_played(table: Table) -> None:
    add(table.program, 2)
    find_out(table.program)
    library = table.program.shell._services.library.library
    assert library.count(Query(collection="Club", levels=frozenset(range(1, 6)))) == 2
