# SPDX-License-Identifier: MIT
"""What somebody else put into a backup, or into the library, costs nothing that is sound."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.history import History
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library.entry import GAME, Entry, Merged
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.puzzle_file import entry_of_found
from sudoku_qt.store.library.query import Order, Query
from tests.puzzle_lines import EASY, OTHER, puzzles
from tests.store.library.samples import sudokus

THIRD = puzzles(3)[2]
SPOIL = "UPDATE entries SET {bad} WHERE id = 2"
BAD_VALUES = [
    "source = 99",
    "source = -1",
    "source = 'x'",
    "state = 3",
    "played = 'yesterday'",
    "played = 32503680001",
    "added = -1",
    "added = 1.5",
    "name = CAST(x'ff41' AS TEXT)",
    "name = x'41'",
    "tags = x'0a410a'",
    "puzzle = x'00'",
    "puzzle = 'hello'",
    "puzzle = substr(puzzle, 2)",
    "puzzle = puzzle || char(10)",
    "puzzle = substr(puzzle, 2) || char(178)",
    "game = 'gomoku', puzzle = puzzle || char(10)",
    "game = CAST(x'c3' AS TEXT)",
    "level = 6",
    "se_rating = 9e999",
    "progress = 1.01",
    "best_ms = 'fast'",
    "rated = 3",
    "form = x'00'",
    "key = 'text'",
    "solutions = 3",
]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup of two entries, of which one has a document."""
    other = Library(tmp_path / "elsewhere" / "library.db")
    other.add([Entry("sudoku", OTHER, name="Sound", tags=("calm",)), Entry("sudoku", THIRD)])
    other.started(Entry("sudoku", OTHER, document=b"left", progress=0.5))
    other.backup(tmp_path / "backup.db")
    other.close()
    return tmp_path / "backup.db"


@pytest.fixture
def library(library: Library) -> Library:
    """A library with an entry of its own."""
    library.add([Entry("sudoku", EASY, name="Mine")])
    return library


def run(path: Path, *statements: str) -> None:
    """Do something to a file that no program of ours does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def everything(library: Library) -> list[Entry]:
    """Ask the library all that the window asks, and give the entries."""
    library.totals()
    library.count(Query(text="calm", game="sudoku"))
    library.find_out()
    for order in Order:
        library.page(Query(order=order), 0, library.count(Query(order=order)))
    return library.page(Query(descending=False), 0, library.count(Query(descending=False)))


@pytest.mark.parametrize("bad", BAD_VALUES)
def test_a_row_that_is_damaged_is_left_out(library: Library, kept: Path, bad: str) -> None:
    run(kept, SPOIL.format(bad=bad))

    assert library.merge(kept) == Merged(new=1, damaged=1)

    assert [entry.name for entry in everything(library)] == ["Mine", "Sound"]
    assert library.document(2) == b"left"


@pytest.mark.parametrize("bad", BAD_VALUES)
def test_a_row_that_is_damaged_here_is_shown_and_can_be_removed(
    library: Library, path: Path, bad: str
) -> None:
    library.add(sudokus([OTHER, THIRD]))
    library.close()
    run(path, SPOIL.format(bad=bad))

    shown = {entry.id: entry.is_damaged for entry in library.page(Query(), 0, 9)}
    assert shown == {1: False, 2: True, 3: False}
    everything(library)
    library.set_tags([1, 2, 3], ["calm"])
    library.rename(2, "Other")
    library.export(Query(), path.with_name("out.txt"))
    library.remove([2])

    assert [entry.id for entry in everything(library)] == [1, 3]
    (removed,) = library.page(Query(removed=True), 0, library.count(Query(removed=True)))
    mended = "name", "tags", "level", "se_rating", "solutions"  # given, or found out, anew
    assert removed.is_damaged == (not bad.startswith(mended))
    library.put_back([2])
    library.remove([2])
    library.forget([2])
    assert library.count(Query(removed=True)) == 0


@pytest.mark.parametrize(
    "more",
    [
        "CREATE VIEW more AS SELECT 1",
        "CREATE TRIGGER more AFTER UPDATE ON entries BEGIN DELETE FROM entries; END",
        "CREATE TABLE more (name TEXT)",
        "CREATE INDEX more ON entries (name)",
        "ALTER TABLE entries ADD COLUMN more TEXT",
        "ALTER TABLE entries ADD COLUMN more AS (abs(id))",
        "DROP INDEX entries_words",
    ],
)
def test_a_file_with_other_tables_is_refused(library: Library, kept: Path, more: str) -> None:
    run(kept, more)

    with pytest.raises(Fault, match="is no backup"):
        library.merge(kept)

    assert [entry.name for entry in everything(library)] == ["Mine"]


def test_a_view_without_end_in_place_of_the_entries_is_refused(
    library: Library, kept: Path
) -> None:
    run(
        kept,
        "DROP TABLE entries",
        "CREATE VIEW entries AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)"
        " SELECT * FROM n",
    )

    with pytest.raises(Fault, match="is no backup"):
        library.merge(kept)


def test_numbers_that_lie_far_apart_take_no_longer(library: Library, kept: Path) -> None:
    run(kept, "UPDATE entries SET id = 9223372036854775807 WHERE id = 2")
    run(kept, "UPDATE entries SET id = -5 WHERE id = 1", "UPDATE documents SET entry = -5")
    told: list[float] = []

    assert library.merge(kept, told.append) == Merged(2)

    assert told == [1.0]
    assert library.document(2) == b"left"


def test_a_table_that_takes_long_ends_with_cancel(
    library: Library, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_qt.store.library.tables.database.STEPS", 1)
    answers: Iterator[bool] = iter([False] * 3)

    with pytest.raises(Cancelled):
        library.merge(kept, stop=lambda: next(answers, True))

    assert library.notices() == []
    assert [entry.name for entry in everything(library)] == ["Mine"]


def test_a_path_in_a_backup_is_not_opened(library: Library, tmp_path: Path) -> None:
    old, left = tmp_path / "old.db", tmp_path / "left.sudoku"
    golden = Path(__file__).parents[2] / "data" / "library" / "version-4.sql"
    with closing(sqlite3.connect(old)) as connection:
        connection.executescript(golden.read_text(encoding="utf-8"))
    setup, rules = SudokuSetup(parse(EASY)), SudokuGame()
    data = document.write(document.pack(rules, setup, History(rules.start(setup)), 1000))
    left.write_bytes(data)
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE entries SET saved = ?", (str(left),))
        connection.commit()

    library.merge(old)

    assert not any(library.document(entry.id) for entry in everything(library))


def test_what_is_no_document_is_none(library: Library, kept: Path, path: Path) -> None:
    run(kept, "UPDATE documents SET data = 'text'")
    library.merge(kept)
    assert [library.document(entry.id) for entry in everything(library)] == [b""] * 3

    run(path, "INSERT INTO documents VALUES (1, 1000000000000)")
    assert library.document(1) == b""


def test_a_key_says_nothing_that_the_puzzle_does_not_say(library: Library, kept: Path) -> None:
    run(kept, "UPDATE entries SET key = x'000000000000000000000000' WHERE id = 1")

    library.merge(kept)

    assert library.add([Entry("sudoku", OTHER)]) == 0
    assert [entry.name for entry in library.same_puzzle(OTHER)] == ["Sound"]


def test_a_name_is_tidied_on_its_way_in(library: Library, kept: Path) -> None:
    run(kept, "UPDATE entries SET name = 'two' || char(10) || 'lines', words = 'nothing'")

    library.merge(kept)

    assert library.count(Query(text="two lines")) == 2


def test_a_damaged_row_is_not_what_an_earlier_version_imported(
    library: Library, path: Path
) -> None:
    library.add([Entry("gomoku", '{"moves":[]}', kind=GAME)])
    library.close()
    run(path, "UPDATE entries SET source = 99 WHERE game = 'gomoku'")

    library.renew(entry_of_found)

    assert [entry.is_damaged for entry in everything(library)] == [False, True]


def test_a_table_whose_words_are_no_text_is_refused(library: Library, kept: Path) -> None:
    """SQLite quotes them in what it complains of, which Python then cannot decode."""
    kept.write_bytes(kept.read_bytes().replace(b"CREATE INDEX", b"CREATE IND\xd4X"))
    with pytest.raises(Fault, match="is no backup of a library, or it is damaged"):
        library.merge(kept)
