# SPDX-License-Identifier: MIT
"""The faults of the library's file."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled

PRIMARY = 0xFF
"""The part of SQLite's error codes that is the kind of error."""
LITTLE = 2**20
"""If the disk has fewer free bytes, that is reported as the cause."""


class LibraryFault(Fault):
    """The library cannot be read or written at present."""


class DamagedFault(LibraryFault):
    """The file of the library is damaged."""


class BackupFault(LibraryFault):
    """The file to be taken over is not a readable backup."""


class NewerFault(LibraryFault):
    """A newer program made the library."""


@contextmanager
def as_library_faults(path: Path) -> Iterator[None]:
    """Within this context SQLite's and the system's errors become a `LibraryFault`.

    A query that was interrupted raises `Cancelled`.
    """
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
            raise Cancelled from None
        raise fault_of(error, path) from None
    except UnicodeDecodeError:  # SQLite quotes damaged values, which need not be text
        raise DamagedFault("The library is damaged: “{path}”", path=path) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise LibraryFault("The library cannot be used: {reason}", reason=reason) from None


def fault_of(error: sqlite3.Error, path: Path) -> LibraryFault:
    """The fault for an error of SQLite's."""
    match getattr(error, "sqlite_errorcode", 0) & PRIMARY:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return LibraryFault(
                "Another program is writing to the library. Wait until it is done, and try again."
            )
        case sqlite3.SQLITE_READONLY:
            return LibraryFault(
                "The library may not be written to, so it stays as it is: “{path}”", path=path
            )
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return DamagedFault("The library is damaged: “{path}”", path=path)
        case sqlite3.SQLITE_FULL:
            return full()
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN if _is_full(path):
            return full()
    return LibraryFault("The library cannot be used: {reason}", reason=error)


def full() -> LibraryFault:
    """The fault for a full disk."""
    return LibraryFault(
        "The disk is full, so the library takes nothing more. Make room and try again."
    )


def newer() -> NewerFault:
    """The fault for a library made by a newer program."""
    return NewerFault(
        "The library was made by a newer program, so it is left alone. Update this one to use it."
    )


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < LITTLE
    except OSError:
        return False
