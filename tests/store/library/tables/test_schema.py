# SPDX-License-Identifier: MIT
"""A library of any earlier version is opened, and everything in it is there."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.store.library.tables import schema
from sudoku_qt.store.library.tables.columns import COLUMNS
from sudoku_qt.store.library.tables.faults import LibraryFault
from sudoku_qt.store.library.tables.schema import kept_at
from sudoku_qt.store.library.tables.values import digest
from tests.puzzle_lines import puzzles

GOLDEN = Path(__file__).parents[3] / "data" / "library"
RELEASES = sorted(path.stem for path in GOLDEN.glob("release-*"))
FIRST, LEFT, REMOVED, _ = puzzles(4)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library of version 1."""
    path = tmp_path / "library.db"
    restore(path, 1)
    return path


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    """The same, opened by this version."""
    library = Library(path)
    yield library
    library.close()


def restore(path: Path, version: int | str) -> None:
    """Make the library that stands in a text, of a version of the file or as it is called."""
    name = f"version-{version}" if isinstance(version, int) else version
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((GOLDEN / f"{name}.sql").read_text(encoding="utf-8"))


def tables(path: Path) -> list[tuple[str, str]]:
    """Every table and index of a file, and how it was made."""
    with closing(sqlite3.connect(path)) as connection:
        return sorted(
            (name, " ".join(sql.split()))
            for name, sql in connection.execute(
                "SELECT name, sql FROM sqlite_master WHERE sql > ''"
            )
        )


def version(path: Path) -> int:
    """The version of a file."""
    with closing(sqlite3.connect(path)) as connection:
        return schema.version_of(connection)


def test_there_is_a_library_of_each_earlier_version() -> None:
    assert {path.stem for path in GOLDEN.glob("version-*")} == {
        f"version-{number}" for number in range(1, schema.VERSION)
    }


@pytest.mark.parametrize("release", RELEASES)
def test_everything_of_a_release_is_there_but_what_was_never_touched(
    tmp_path: Path, release: str
) -> None:
    restore(tmp_path / "old.db", release)
    library = Library(tmp_path / "old.db")
    first, left, tagged, game = library.page(Query(descending=False), 0, 10)

    assert (first.name, first.collection, first.tags) == ("First", "Sunday", ("calm",))
    assert (first.best_ms, first.favourite, first.state) == (61_000, True, State.SOLVED)
    assert (left.state, library.document(left.id)) == (State.STARTED, b"left")
    assert tagged.tags == ("kept",)
    assert (game.name, library.document(game.id)) == ("Ada - Bo", b"moves")
    removed = library.page(Query(removed=True, order=Order.REMOVED, descending=False), 0, 10)
    assert [entry.name for entry in removed] == ["Gone", "", "2026-01-02"]
    library.close()


@pytest.mark.parametrize("release", [*RELEASES, *(f"version-{number}" for number in (1, 4, 5))])
def test_the_columns_are_those_of_the_tables(tmp_path: Path, release: str) -> None:
    restore(tmp_path / "old.db", release)
    library = Library(tmp_path / "old.db")
    library.count(Query())
    library.close()

    declared = {column.name: column.kind.declared for column in COLUMNS}
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        assert schema.is_ours(connection)
        for table, more in (("entries", {"id"}), ("removed", {"id", "removed"})):
            rows = connection.execute(f"PRAGMA table_info({table})").fetchall()
            found = {
                name: kind + " NOT NULL" * is_needed
                for _, name, kind, is_needed, *_ in rows
                if name not in more
            }
            assert found == declared


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_everything_is_there_after_a_migration(tmp_path: Path, version: int) -> None:
    restore(tmp_path / "old.db", version)
    library = Library(tmp_path / "old.db")
    first, left, *games = library.page(Query(descending=False), 0, 10)

    assert (first.puzzle, first.name, first.tags) == (FIRST, "First", ("calm",))
    assert (first.best_ms, first.level, first.favourite) == (61_000, 2, True)
    assert (left.puzzle, left.collection) == (LEFT, "Sunday")
    assert (left.state, left.progress) == (State.STARTED, 0.5)
    assert [game.puzzle[:9] for game in games] == ['{"moves":'] * (version >= 3)
    library.put_back([9])
    assert library.page(Query(), 0, 1)[0].puzzle == REMOVED
    library.close()


@pytest.mark.parametrize("version", [1, 4])
def test_an_unfinished_game_that_was_a_file_is_in_the_library(tmp_path: Path, version: int) -> None:
    restore(tmp_path / "old.db", version)
    setup, rules = SudokuSetup(parse(LEFT)), SudokuGame()
    data = document.write(document.pack(rules, setup, History(rules.start(setup)), 1000))
    (tmp_path / "left.sudoku").write_bytes(data)
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        connection.execute(
            "UPDATE entries SET saved = ? WHERE id = 2", (str(tmp_path / "left.sudoku"),)
        )
        connection.execute("UPDATE removed SET saved = ?", (str(tmp_path / "old.db"),))
        connection.commit()

    library = Library(tmp_path / "old.db")

    assert library.document(2) == data
    library.put_back([9])
    assert library.document(9) == b""  # what lay there was no game
    library.close()


def test_techniques_are_found_out_where_the_version_before_did_not_keep_them(
    library: Library,
) -> None:
    assert library.totals().without_techniques == 2

    library.find_out()

    assert library.count(Query(technique=("hidden_single",))) == 2


def test_a_migrated_library_is_like_a_new_one(library: Library, path: Path, tmp_path: Path) -> None:
    library.count(Query())
    new = Library(tmp_path / "new.db")
    new.count(Query())
    new.close()

    assert tables(path) == tables(tmp_path / "new.db")
    assert version(path) == schema.VERSION


def test_before_a_migration_there_is_a_copy(library: Library, path: Path) -> None:
    library.count(Query())

    assert version(path.with_name("library.version-1.db")) == 1


def test_where_there_is_no_copy_nothing_is_migrated(path: Path) -> None:
    path.with_name("library.version-1.db.part").mkdir()  # where the copy would be written
    library = Library(path)

    with pytest.raises(LibraryFault):
        library.count(Query())

    library.close()
    assert version(path) == 1


def test_a_migration_that_fails_leaves_what_was_there(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("DROP TABLE uses", "BREAK")))
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    library = Library(path)

    with pytest.raises(LibraryFault):
        library.count(Query())

    library.close()
    assert version(path) == 1
    assert "techniques" not in dict(tables(path))


def test_a_newer_version_is_left_alone(path: Path) -> None:
    library = Library(path)
    library.count(Query())
    library.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    before = path.read_bytes()

    for _ in range(2):
        with pytest.raises(LibraryFault, match="newer program"):
            library.add([Entry("sudoku", FIRST)])

    library.close()
    assert path.read_bytes() == before


def test_a_newer_program_that_comes_meanwhile_is_noticed(library: Library, path: Path) -> None:
    library.count(Query())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")

    with pytest.raises(LibraryFault, match="newer program"):
        library.add([Entry("sudoku", REMOVED)])


def test_digests_never_change() -> None:
    assert digest("sudoku", FIRST).hex() == "052fe7a8f93a2e755ed09c7f"
    assert digest("gomoku", FIRST) != digest("sudoku", FIRST)


DOCUMENT = Path(__file__).parents[3] / "data" / "documents" / "branch-1.0.sudoku"


def test_a_game_is_taken_as_it_is() -> None:
    assert kept_at(str(DOCUMENT)) == DOCUMENT.read_bytes()


@pytest.mark.parametrize("data", [b"", b"{}", b"no game", DOCUMENT.read_bytes()[:200]])
def test_what_is_no_game_is_left_out(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "kept.sudoku"
    path.write_bytes(data)
    assert kept_at(str(path)) is None


def test_a_file_that_is_gone_is_no_game(tmp_path: Path) -> None:
    assert kept_at(str(tmp_path / "gone.sudoku")) is None
