# SPDX-License-Identifier: MIT
"""Whatever is wrong with the file is told, costs nothing that was there, and may be over soon."""

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from sudoku_qt.engine.work import Cancelled, Stop
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables import database
from sudoku_qt.store.library.tables.faults import DamagedFault, LibraryFault
from tests.puzzle_lines import EASY, OTHER, puzzles

ROOT = Path(__file__).resolve().parents[4]
TABLES = 40 * 4096
"""So far into a file of some hundred entries it is written which tables there are."""
ONE, TWO = Entry("sudoku", EASY), Entry("sudoku", OTHER)
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no modes")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A library of one entry."""
    path = tmp_path / "library.db"
    library = Library(path)
    library.add([ONE])
    library.close()
    return path


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    """The same, not opened yet."""
    library = Library(path)
    yield library
    library.close()


def refusal(library: Library) -> str:
    """The sentence with which nothing is added."""
    with pytest.raises(LibraryFault) as refused:
        library.add([TWO])
    return str(refused.value)


@posix
def test_it_is_nobody_else_s_business(tmp_path: Path) -> None:
    library = Library(tmp_path / "data" / "library.db")
    library.add([ONE])

    for path in (tmp_path / "data").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    library.close()


def test_two_programs_write_in_turn(library: Library, path: Path) -> None:
    other = Library(path)

    for place, puzzle in enumerate(puzzles(20)[1:]):
        (library, other)[place % 2].add([Entry("sudoku", puzzle)])

    assert library.count(Query()) == other.count(Query()) == 20
    other.close()


def test_one_reads_while_another_writes(library: Library, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM entries")

        assert library.count(Query()) == 1

        other.execute("ROLLBACK")


def test_who_waits_too_long_is_told(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE_S", 0.0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        assert refusal(library).startswith("Another program is writing")

        other.execute("ROLLBACK")
    assert library.add([TWO]) == 1


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"nothing of ours" * 1000,
        lambda data: data[:100] + b"\xff" * (len(data) - 100),
        lambda data: data[:5000],
        lambda data: data.replace(b"CREATE INDEX", b"CREATE IND\xd4X"),  # which SQLite quotes
    ],
    ids=["text", "overwritten", "cut off", "no text"],
)
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(
    library: Library, path: Path, damage: Callable[[bytes], bytes]
) -> None:
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)

    with suppress(LibraryFault):  # where the damage is met later than at the door
        library.count(Query())

    assert library.add([TWO]) == 1
    (notice,) = library.notices()
    assert "library.damaged-1.db" in str(notice)
    assert path.with_name("library.damaged-1.db").read_bytes() == damaged
    assert library.count(Query()) == 1
    assert library.page(Query(), 0, 9)[0].puzzle == OTHER
    assert library.notices() == []


def test_damage_that_comes_meanwhile_is_noticed(library: Library, path: Path) -> None:
    library.add(Entry("sudoku", puzzle) for puzzle in puzzles(500))
    library.close()
    data = path.read_bytes()
    path.write_bytes(data[:TABLES] + b"\xff" * (len(data) - TABLES))

    with pytest.raises(LibraryFault, match="set aside"):
        library.page(Query(), 0, 100)

    assert library.count(Query()) == 0
    assert path.with_name("library.damaged-1.db").stat().st_size == len(data)


def test_a_file_in_which_nothing_is_wrong_by_then_stays(library: Library, path: Path) -> None:
    """Another program may have set the damaged one aside."""
    with pytest.raises(LibraryFault, match="is damaged"), library._database.reading():
        raise DamagedFault("The library is damaged: “{path}”", path=path)

    assert library.notices() == []
    assert library.count(Query()) == 1
    assert not path.with_name("library.damaged-1.db").exists()


def test_each_damaged_file_has_its_own_name(library: Library, path: Path) -> None:
    for number in (1, 2):
        library.close()
        path.write_bytes(b"nothing of ours" * 1000)
        assert library.count(Query()) == 0
        assert path.with_name(f"library.damaged-{number}.db").exists()


def test_somebody_else_s_database_is_set_aside(library: Library, path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")

    assert library.count(Query()) == 0
    assert path.with_name("library.damaged-1.db").exists()


def test_on_a_full_disk_what_was_there_stays(library: Library) -> None:
    with library._database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 1")  # as many pages as there are
    many = [Entry("sudoku", puzzle) for puzzle in puzzles(2000)]

    with pytest.raises(LibraryFault, match="The disk is full"):
        library.add(many)

    assert library.count(Query()) == 1
    library.close()
    assert library.add(many) == 1999


FULL = """
import resource, shutil, sys
from pathlib import Path
from types import SimpleNamespace
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables.faults import DamagedFault, LibraryFault
from tests.puzzle_lines import puzzles
library = Library(Path(sys.argv[1]))
library.count(Query())
shutil.disk_usage = lambda folder: SimpleNamespace(free=0)
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))  # no file grows beyond this
try:
    library.add(Entry("sudoku", puzzle) for puzzle in puzzles(5000))
except LibraryFault as fault:
    print(fault)
print(library.count(Query()))
"""


@pytest.mark.slow
@posix
def test_where_no_file_may_grow_what_was_there_stays(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path)],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )

    told, count = done.stdout.splitlines()
    assert told.startswith("The disk is full")
    assert count == "1"


def test_a_library_that_may_not_be_written_to_is_read(own_folder: Path) -> None:
    folder = own_folder / "data"
    library = Library(folder / "library.db")
    library.add([ONE])
    library.close()
    (folder / "library.db").chmod(0o400)
    folder.chmod(0o500)

    assert library.count(Query()) == 1
    assert "may not be written to" in refusal(library)
    assert library.count(Query()) == 1

    library.close()
    folder.chmod(0o700)


def test_where_no_library_can_be_made_it_is_told(own_folder: Path) -> None:
    own_folder.chmod(0o500)
    library = Library(own_folder / "data" / "library.db")

    assert refusal(library).startswith("The library cannot be used")
    own_folder.chmod(0o700)
    assert library.add([TWO]) == 1
    library.close()


def test_connections_do_not_pile_up(library: Library) -> None:
    lent = [library._database.reading() for _ in range(9)]
    for each in lent:
        each.__enter__()
    for each in lent:
        each.__exit__(None, None, None)

    assert len(library._database._free) == database.KEPT


KITE = Query(text="kite")


@pytest.mark.parametrize(
    "ask",
    [
        lambda library, stop: library.count(KITE, stop),
        lambda library, stop: library.page(KITE, 0, 9, stop),
        lambda library, stop: library.ids(KITE, [range(9)], stop),
        lambda library, stop: library.page(Query(), 0, 9, stop),
        lambda library, stop: library.ids(Query(), [range(9)], stop),
        lambda library, stop: library.totals(stop),
        lambda library, stop: library.forget_old(stop),
        lambda library, stop: library.remove([1], stop=stop),
        lambda library, stop: library.find_out(stop=stop),
        lambda library, stop: library.export(KITE, Path("nowhere"), stop=stop),
    ],
)
def test_a_question_that_nobody_waits_for_is_broken_off(
    library: Library, ask: Callable[[Library, Stop], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "STEPS", 1)
    library.count(Query())  # what a page of it is on is known
    with pytest.raises(Cancelled):
        ask(library, lambda: True)

    assert library.count(Query()) == 1
    assert library.notices() == []


def test_the_version_differs_once_somebody_has_written(library: Library, path: Path) -> None:
    library.count(Query())
    before = library.version()
    assert library.version() == before

    other = Library(path)
    other.add([Entry("sudoku", EASY)])
    other.close()
    after = library.version()
    assert after != before
    library.count(Query())
    assert library.version() == after
    library.close()
    assert library.version() >= 0
    library.close()
