# SPDX-License-Identifier: MIT
"""Games that were left before the library kept them are in it when it is opened."""

from dataclasses import replace

import pytest

from sudoku_qt.engine import document
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.controllers.gomoku.table import Table
from tests.controllers.library_window.conftest import looked, rows


def archive(table: Table) -> None:
    """Put a game into the archive as a version did that had no library for it."""
    table.click("h8 i9 j8")
    session = table.controller.session
    session.learn(replace(session.setup, identity=""))
    data = document.write(session.document("earlier"))
    KeptGames(table.program.paths.kept_games).archive("gomoku", data)


def library_of(table: Table) -> Library:
    return table.program.shell._services.library.library


@pytest.mark.slow
def test_a_game_of_the_archive_comes_in_once(table: Table) -> None:
    archive(table)
    looked(table.program, rows)
    library, query = library_of(table), Query(game="gomoku")

    (entry,) = (each for each in library.page(query, 0, 9) if each.clues == 3)
    assert document.read(library.document(entry.id)).setup["identity"] == entry.puzzle
    assert entry.played

    library.remove([entry.id])
    looked(table.program, rows)
    assert not library.page(query, 0, 9)
