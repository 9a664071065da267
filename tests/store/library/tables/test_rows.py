# SPDX-License-Identifier: MIT
"""An entry becomes a row of the table and an entry again, and nothing of it is lost."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.store.library.entry import GAME, Entry, Source, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.tables.columns import NAMES
from sudoku_qt.store.library.tables.rows import (
    VARYING,
    collection_number,
    entries_with,
    insert_like,
    row_of,
    varying,
)
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn

PLAIN = Entry("sudoku", EASY, clues=30)
RICH = Entry(
    "gomoku",
    "a game",
    name="Ada - Bo",
    source=Source.PLAYED,
    level=4,
    se_rating=4.5,
    hardest="x_wing",
    predicted_s=300.0,
    clues=12,
    solutions=1,
    state=State.SOLVED,
    progress=1.0,
    best_ms=61_000,
    hints=True,
    tags=("calm", "kite"),
    favourite=True,
    added="2026-01-02T03:04:05+00:00",
    played="2026-01-03T03:04:05+00:00",
    kind=GAME,
    summary="{}",
    terms=("renju",),
)


@pytest.mark.parametrize("entry", [PLAIN, RICH])
def test_it_comes_back_as_it_was(tmp_path: Path, entry: Entry) -> None:
    library = Library(tmp_path / "library.db")
    library.add([replace(entry, collection="Club", added=entry.added or RICH.added)])
    with library._database.reading() as connection:
        (found,) = entries_with(connection, [1, 2])
    library.close()
    assert found == replace(entry, id=1, collection="Club", added=RICH.added)


def test_what_many_have_in_common_stands_in_the_statement(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.db")
    with library._database.writing() as connection:
        number = collection_number(connection, " Club ")
        connection.execute(insert_like(PLAIN, number), varying(PLAIN))
        (row,) = connection.execute("SELECT * FROM entries").fetchall()
        assert collection_number(connection, "Club") == number
        assert collection_number(connection, "") == 0
    library.close()
    assert row[1:] == row_of(PLAIN, number)
    assert set(VARYING) < set(NAMES)


@in_turn(
    ("game", "name", "left"),
    [
        ("sudoku", " Ada\n- Bo ", Entry("sudoku", "", name="Ada - Bo")),
        (b"\xff", b"\xff", Entry("", "")),
    ],
)
def test_of_a_damaged_row_it_is_told_which_it_was(
    tmp_path: Path, game: object, name: object, left: Entry
) -> None:
    library = Library(tmp_path / "library.db")
    library.add([replace(RICH, collection="Club")])
    with library._database.writing() as connection:
        connection.execute(
            "UPDATE entries SET key = x'00', level = 'none', game = ?, name = ?", (game, name)
        )
        (found,) = entries_with(connection, [1])
    library.close()
    (tmp_path / "library.db").unlink()
    assert found == replace(left, id=1, is_damaged=True)
