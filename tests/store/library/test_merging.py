# SPDX-License-Identifier: MIT
"""A backup is taken over by another library, or this one: all that is sound, whoever wrote it."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library import merging
from sudoku_qt.store.library.entry import GAME, Entry, Merged, Source, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.store.library.tables import schema
from tests.puzzle_lines import EASY, OTHER, puzzles
from tests.store.library.samples import game, sudokus

GOLDEN = Path(__file__).parents[2] / "data" / "library" / "version-1.sql"
RICH = Entry(
    "sudoku",
    EASY,
    name="Rich",
    source=Source.MADE,
    collection="Mine",
    level=3,
    tags=("calm",),
    favourite=True,
    added="2026-01-02T03:04:05+00:00",
)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where a backup is written."""
    return tmp_path / "backup.db"


def restored(kept: Path) -> Library:
    """An empty library into which a backup was taken."""
    library = Library(kept.parent / "elsewhere" / "library.db")
    library.merge(kept)
    return library


def test_a_backup_is_one_file_with_everything(library: Library, kept: Path) -> None:
    library.add([RICH, Entry("sudoku", OTHER), Entry("gomoku", "15 freestyle free")])
    library.find_out()
    before = library.page(Query(), 0, 9)
    library.backup(kept)
    assert sorted(path.name for path in kept.parent.iterdir()) == ["backup.db", "data"]

    other = restored(kept)

    assert other.page(Query(), 0, 9) == before
    assert other.totals() == library.totals()
    assert other.count(Query(technique=("hidden_single",))) == 2
    other.close()


def test_what_is_known_here_and_there_is_put_together(library: Library, kept: Path) -> None:
    library.add([RICH])
    library.played(game("2026-03-01T00:00:00+00:00", ms=90_000))
    library.backup(kept)
    other = Library(kept.parent / "elsewhere" / "library.db", lambda: 2_000_000_000)
    other.add([Entry("sudoku", OTHER), Entry("sudoku", EASY, tags=("mine",))])
    other.played(game("2026-02-01T00:00:00+00:00", ms=95_000))
    other.started(Entry("sudoku", EASY, document=b"left", progress=0.5))

    assert other.merge(kept) == Merged()

    entry = other.same_puzzle(EASY)[0]
    assert (entry.name, entry.tags, entry.collection) == ("Rich", ("mine",), "Mine")
    assert (entry.best_ms, entry.favourite, entry.level) == (90_000, True, 2)
    assert (entry.state, other.document(entry.id)) == (State.STARTED, b"left")
    assert other.count(Query(text="rich")) == other.count(Query(text="mine")) == 1
    assert other.merge(kept) == Merged()
    assert other.same_puzzle(EASY) == (entry,)
    other.close()


def test_a_later_state_is_taken(library: Library, kept: Path) -> None:
    library.played(game("2026-03-01T00:00:00+00:00"))
    library.backup(kept)
    other = Library(kept.parent / "elsewhere" / "library.db", lambda: 1_700_000_000)
    other.started(Entry("sudoku", EASY, document=b"left"))

    other.merge(kept)

    entry = other.same_puzzle(EASY)[0]
    assert (entry.state, other.document(entry.id), entry.best_ms) == (State.SOLVED, b"", 60_000)
    other.close()


def test_an_unfinished_game_goes_on_elsewhere(library: Library, kept: Path) -> None:
    library.started(Entry("sudoku", EASY, progress=0.5, document=b"left"))
    library.backup(kept)

    other = restored(kept)

    (entry,) = other.page(Query(), 0, 9)
    assert (entry.state, entry.progress) == (State.STARTED, 0.5)
    assert other.document(entry.id) == b"left"
    other.close()


def test_what_was_solved_since_the_backup_is_not_gone_on_with(library: Library, kept: Path) -> None:
    library.started(Entry("sudoku", EASY, document=b"left"))
    library.backup(kept)
    library.played(game("2030-01-01T00:00:00+00:00"))

    library.merge(kept)

    (entry,) = library.page(Query(), 0, 9)
    assert (entry.state, library.document(entry.id)) == (State.SOLVED, b"")


def test_a_backup_of_an_earlier_version_is_taken(library: Library, kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as connection:
        connection.executescript(GOLDEN.read_text(encoding="utf-8"))
    before = kept.read_bytes()

    assert library.merge(kept) == Merged(2)
    assert kept.read_bytes() == before


def test_what_is_no_backup_is_refused(library: Library, kept: Path, path: Path) -> None:
    library.add([RICH])
    for data in (b"", b"no library" * 1000):
        kept.write_bytes(data)
        with pytest.raises(Fault, match="is no backup"):
            library.merge(kept)
    with pytest.raises(Fault, match="is not there"):
        library.merge(kept.with_name("gone.db"))

    assert library.count(Query()) == 1
    assert {each.suffix for each in path.parent.iterdir()} <= {".db", ".db-wal", ".db-shm"}


def test_a_backup_of_a_newer_program_is_refused(library: Library, kept: Path) -> None:
    library.add([RICH])
    library.backup(kept)
    with closing(sqlite3.connect(kept)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")

    with pytest.raises(Fault, match="newer program"):
        library.merge(kept)


def test_a_backup_takes_games_with_it_and_the_later_one_counts(tmp_path: Path) -> None:
    here, there = Library(tmp_path / "here.db"), Library(tmp_path / "there.db")
    both = [Entry("gomoku", name, kind=GAME, summary="1", document=b"1") for name in ("a", "b")]
    for library, later in ((here, 0), (there, 1)):
        for number, entry in enumerate(both):
            library.keep(entry)
            at = f"2026-03-04T05:06:0{number ^ later}+00:00"
            stands = str(library is there)
            library.keep(replace(entry, summary=stands, document=stands.encode(), played=at))
    there.add([Entry("gomoku", "c", kind=GAME, document=b"c")])
    there.backup(tmp_path / "whole.backup")

    for _ in range(2):
        assert here.merge(tmp_path / "whole.backup").new in {0, 1}

    found = here.page(Query(order=Order.ADDED, descending=False), 0, 9)
    assert [(each.puzzle, each.summary) for each in found[:2]] == [("a", "True"), ("b", "False")]
    assert [here.document(each.id) for each in found] == [b"True", b"False", b"c"]
    here.close()
    there.close()


def test_a_backup_is_taken_over_piece_by_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "_PIECE", merging._PIECE.replace(str(merging.MERGED), "3"))
    here, there = Library(tmp_path / "here.db"), Library(tmp_path / "there.db")
    there.add(sudokus(puzzles(10)))
    there.backup(tmp_path / "whole.backup")
    told: list[float] = []
    asked: list[int] = []

    def stop() -> bool:
        asked.append(here.count(Query()))  # others come to their turn
        return False

    assert here.merge(tmp_path / "whole.backup", told.append, stop) == Merged(10)
    assert asked == [0, 0, 3, 6, 9]
    assert told == sorted(told)
    with pytest.raises(Cancelled):
        here.merge(tmp_path / "whole.backup", stop=lambda: True)
    here.close()
    there.close()


def test_all_that_is_known_there_comes_to_an_entry_of_which_nothing_is_known(
    library: Library, kept: Path
) -> None:
    known = Entry(
        "gomoku",
        "a game",
        name="Ada - Bo",
        collection="Club",
        level=4,
        se_rating=4.5,
        hardest="x_wing",
        predicted_s=300.0,
        clues=12,
        solutions=1,
        state=State.STARTED,
        progress=0.25,
        best_ms=61_000,
        tags=("calm",),
        favourite=True,
        added="2026-01-02T03:04:05+00:00",
        played="2026-01-03T03:04:05+00:00",
        kind=GAME,
        summary="{}",
        terms=("renju",),
    )
    library.add([known])
    library.backup(kept)
    other = Library(kept.parent / "elsewhere" / "library.db")
    other.add([Entry("gomoku", "a game")])

    other.merge(kept)

    (entry,) = other.page(Query(), 0, 9)
    assert entry == replace(known, id=1)
    assert other.count(Query(text="renju")) == other.count(Query(text="ada")) == 1
    other.merge(kept)
    assert other.page(Query(), 0, 9) == [entry]
    other.close()


def test_a_library_that_is_open_elsewhere_is_taken_over_whole(tmp_path: Path) -> None:
    theirs, ours = (Library(tmp_path / name / "library.db") for name in ("theirs", "ours"))
    theirs.add([RICH])
    theirs.close()
    theirs.add(sudokus(puzzles(3)))  # is still in the file beside it

    merged = ours.merge(tmp_path / "theirs" / "library.db")

    assert merged == Merged(theirs.count(Query()), 0)
    assert not [*(tmp_path / "ours").glob("*workshop*")]
    theirs.close()
    ours.close()
