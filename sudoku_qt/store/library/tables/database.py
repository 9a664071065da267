# SPDX-License-Identifier: MIT
"""The library's database: opened on first use, migrated, and set aside if damaged.

Callers borrow a connection and give it back, so that there are as many as are used at once, and a
query never waits for an import: the database is in SQLite's WAL mode. Two programs may use it at
once; a writer waits for the other.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Lock

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.work import Stop, never
from sudoku_qt.store import files
from sudoku_qt.store.library.tables import schema
from sudoku_qt.store.library.tables.faults import (
    BackupFault,
    DamagedFault,
    LibraryFault,
    as_library_faults,
    newer,
)
from sudoku_qt.store.library.tables.values import text_of
from sudoku_qt.store.library.tables.workshop import clear, workshop

PATIENCE_S = 10.0
"""How long a writer waits for another program that is writing."""
CACHE_KB = 64 * 1024
KEPT = 4
"""The number of idle connections that are kept."""
BESIDE = ("-wal", "-shm")
"""The suffixes of SQLite's files beside a database."""
STEP_PAGES = 2048
MUCH_FREE, SHARE_FREE = 1000, 0.2
"""The number of unused pages, and their share of all, from which a file is rewritten."""
STEPS = 100_000
"""The number of SQLite's steps, some milliseconds, between two checks for cancellation."""


class Database:
    """The connections to one database. Every method may raise `LibraryFault`."""

    def __init__(self, path: Path, *, replaces: bool = True) -> None:
        """A damaged file is set aside and a new one begun if it `replaces` damaged ones."""
        self._path, self._replaces = path, replaces
        self._lock = Lock()
        self._free: list[sqlite3.Connection] = []
        self._watcher: sqlite3.Connection | None = None
        """A connection that never writes, for which every commit is somebody else's."""
        self._generation = 0
        self._is_sound = False
        self._notices: list[Message] = []

    def notices(self) -> list[Message]:
        """What was done to the file since the last call, for the player to know."""
        taken, self._notices = self._notices, []
        return taken

    @contextmanager
    def reading(self, stop: Stop = never) -> Iterator[sqlite3.Connection]:
        """Lend a connection for reading. Raises `Cancelled` when a query is stopped."""
        try:
            with (
                as_library_faults(self._path),
                self._borrowed() as connection,
                heeding(connection, stop),
            ):
                yield connection
        except DamagedFault as fault:
            raise self._looked_into(fault) from None

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Lend a connection for a transaction."""
        with self.reading() as connection, _changing(connection):
            check_version(connection, self._path)  # a newer program may have come meanwhile
            yield connection

    def version(self) -> int:
        """A number that differs once anybody has written, by this program or another.

        It takes a look at the file's head only, and no query.
        """
        with as_library_faults(self._path), self._lock:
            if self._watcher is None:
                self._watcher = self._opened()
            (version,) = self._watcher.execute("PRAGMA data_version").fetchone()
        return int(version)

    @contextmanager
    def workshop(self) -> Iterator[Path]:
        """A folder for large temporary files, on the library's disk."""
        with as_library_faults(self._path):
            files.make_private(self._path.parent)
            with workshop(self._path) as folder:
                yield folder

    def shrink(self, stop: Stop) -> None:
        """Return the file's unused space to the system, if there is much of it."""
        with self.reading(stop) as connection:
            (size,) = connection.execute("PRAGMA page_count").fetchone()
            (free,) = connection.execute("PRAGMA freelist_count").fetchone()
            if free > MUCH_FREE and free > size * SHARE_FREE:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def vacuum(self, stop: Stop) -> tuple[int, int]:
        """Rewrite the file without unused space; return its bytes before and after."""
        with self.reading(stop) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            before = self._path.stat().st_size
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return before, self._path.stat().st_size

    def refuse_own(self, path: Path) -> None:
        """Raise `LibraryFault` if a path is the library's own."""
        if self._is_own(path):
            raise LibraryFault("This is the file of the library itself. Choose another name.")

    def refuse_own_backup(self, path: Path) -> None:
        """Raise `BackupFault` if what is to be taken over is the library itself."""
        if self._is_own(path):
            raise BackupFault("“{name}” is the library itself.", name=path.name)

    def _is_own(self, path: Path) -> bool:
        """Whether a path is the library's, by this name or another."""
        try:
            return path.samefile(self._path)
        except (OSError, ValueError):  # one of them is not there
            return path.absolute() == self._path.absolute()

    def close(self) -> None:
        """Close the connections, those on loan when they come back."""
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        self._generation += 1
        self._is_sound = False
        if self._watcher is not None:
            self._watcher.close()
            self._watcher = None
        while self._free:
            self._free.pop().close()

    @contextmanager
    def _borrowed(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            generation = self._generation
            connection = self._free.pop() if self._free else self._opened()
        try:
            yield connection
        finally:
            with self._lock:
                is_wanted = generation == self._generation and len(self._free) < KEPT
                if is_wanted:
                    self._free.append(connection)
            if not is_wanted:
                connection.close()

    # Opening

    def _opened(self) -> sqlite3.Connection:
        if not (self._is_sound and self._path.exists()):
            self._make_sound()
            self._is_sound = True
        return self._connected()

    def _make_sound(self) -> None:
        """Make sure that there is a file with this version's tables, and no leftovers."""
        _make_file(self._path)
        clear(self._path)
        if not self._replaces:
            self._refuse_foreign()
        try:
            with as_library_faults(self._path):
                self._bring_up_to_date()
        except DamagedFault:
            if not self._replaces:
                raise
            self._set_aside()
            _make_file(self._path)
            self._bring_up_to_date()

    def _refuse_foreign(self) -> None:
        """Raise `LibraryFault` for a file of another program, which is not even written to."""
        is_fixed = not _may_write(self._path)
        way = "ro&immutable=1" if is_fixed else "ro"
        uri = f"{self._path.absolute().as_uri()}?mode={way}"
        with as_library_faults(self._path), closing(sqlite3.connect(uri, uri=True)) as found:
            check_version(found, self._path)

    def _connected(self) -> sqlite3.Connection:
        is_fixed = not _may_write(self._path)
        connection = sqlite3.connect(
            f"{self._path.absolute().as_uri()}?mode={'ro&immutable=1' if is_fixed else 'rw'}",
            timeout=PATIENCE_S,
            isolation_level=None,
            check_same_thread=False,
            uri=True,
        )
        connection.text_factory = text_of
        try:
            connection.execute(f"PRAGMA cache_size = -{CACHE_KB}")
            connection.execute("PRAGMA temp_store = MEMORY")
            if not is_fixed:
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute("PRAGMA synchronous = NORMAL")
        except BaseException:
            connection.close()
            raise
        return connection

    def _bring_up_to_date(self) -> None:
        with closing(self._connected()) as connection:
            check_version(connection, self._path)
            if schema.version_of(connection) < schema.VERSION:
                self._migrate(connection)

    def _migrate(self, connection: sqlite3.Connection) -> None:
        """Migrate, after making a copy, while nobody else writes."""
        with _changing(connection):
            version = schema.version_of(connection)  # another program may have been quicker
            if 0 < version < schema.VERSION:
                with closing(self._connected()) as reader:
                    copy(reader, _named(self._path, f"version-{version}"))
            schema.migrate(connection)

    # Damage

    def _looked_into(self, fault: DamagedFault) -> LibraryFault:
        """Set the file aside if it is damaged; another process may have done so already."""
        with self._lock:
            self._forget()
            if not self._replaces or _is_whole(self._path):
                return fault
            notice = self._set_aside()
            return LibraryFault(notice.template, **notice.facts)

    def _set_aside(self) -> Message:
        """Move a damaged file away, so that it can be rescued. Raises `LibraryFault`."""
        other = next(
            path
            for number in count(1)
            if not (path := _named(self._path, f"damaged-{number}")).exists()
        )
        with as_library_faults(self._path):
            self._path.rename(other)
            for ending in BESIDE:
                with suppress(FileNotFoundError):
                    Path(f"{self._path}{ending}").rename(f"{other}{ending}")
        notice = Message(
            "The library was damaged. It was set aside as “{name}”, and a new one was begun; "
            "what was played is taken over from the record again.",
            name=other.name,
        )
        self._notices.append(notice)
        return notice


def copy(connection: sqlite3.Connection, path: Path) -> None:
    """Copy a database to one file; afterwards the whole copy is there, or none."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        _make_file(part)
        with closing(sqlite3.connect(part, isolation_level=None)) as target:
            connection.backup(target, pages=STEP_PAGES)
            target.execute("PRAGMA journal_mode = DELETE")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _make_file(path: Path) -> None:
    """Make a file that only the user can read, if it does not exist."""
    with as_library_faults(path):
        files.make_private(path.parent)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, files.OWN_FILE))


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _named(path: Path, remark: str) -> Path:
    return path.with_name(f"{path.stem}.{remark}{path.suffix}")


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `LibraryFault` for a file that is no library, or that a newer program made."""
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if tables and application != schema.APPLICATION:
        raise DamagedFault("“{path}” is not a library of this program.", path=path)
    if schema.version_of(connection) > schema.VERSION:
        raise newer()


@contextmanager
def heeding(connection: sqlite3.Connection, stop: Stop) -> Iterator[None]:
    """Interrupt a query once `stop` says that nobody waits for it."""
    if stop is not never:
        connection.set_progress_handler(stop, STEPS)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


@contextmanager
def _changing(connection: sqlite3.Connection) -> Iterator[None]:
    """Run a transaction: all changes or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk may have ended it
            connection.execute("ROLLBACK")
        raise


def _is_whole(path: Path) -> bool:
    """Whether SQLite finds no damage in a file. Takes a second for each million entries."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as found:
            return bool(found.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except (sqlite3.Error, UnicodeDecodeError):  # the message may quote damaged text
        return False
